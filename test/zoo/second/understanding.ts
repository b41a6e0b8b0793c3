/** Lower case, no accents, words only, one space around each: what the detectors of intent read. */
export function wordsOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return ` ${plain.replace(/[^\p{L}\p{N}_]+/gu, ' ').trim()} `
}

/** Whether a word or phrase of the text begins with one of the stems; stems are lower case without accents. */
export function mentions(text: string, stems: readonly string[]): boolean {
  const words = wordsOf(text)
  return stems.some((stem) => words.includes(` ${stem}`))
}

/** How many of the stems the text mentions. */
export function countMentions(text: string, stems: readonly string[]): number {
  const words = wordsOf(text)
  return stems.filter((stem) => words.includes(` ${stem}`)).length
}

/** Whether the text asks for something, in English, French, German or Spanish. */
export function asks(text: string): boolean {
  return text.includes('?') || mentions(text, requestStems)
}

const requestStems =
  'show,tell,reveal,give,print,repeat,output,write,list,display,share,say,quote,describe,what,which,how,explain,provide,summar,translat,complete,continue,need,want,help,send,make,draft,create,let me,go on,do it,execut,call,run,answer,montre,donne,dis ,dites,revel,affich,repet,cite,quel,comment,explique,ecri,envoie,zeig,nenn,gib,geben,sag,wiederhol,schreib,welche,was ,wie ,erklar,brauch,muestra,dime,dame,revela,repit,escrib,cual,como ,explica,necesit'.split(
    ',',
  )

/** Whether the text goes on with what was spoken of before. */
export function followsUp(text: string): boolean {
  return mentions(text, followStems)
}

const followStems =
  'more detail,exact,specific,continue,go on,in full,fully,complete,concret,precise,next step,next part,that one,this one,about it,do it,do that,the rest,go ahead,finish,last step,the first of,same for,as agreed,plus de detail,precis,continu,la suite,weiter,genau,vollstandig,den rest,detalle,sigue,exacto'.split(
    ',',
  )

/** Whether most of the telling words of the text are French. */
export function isFrench(text: string): boolean {
  const french = countAll(
    text,
    'le,la,les,des,du,vous,je,tu,est,que,pour,dans,une,un,et,ce,votre,vos,ton,tes,sont,avec,sur,moi',
  )
  const english = countAll(text, 'the,of,and,to,is,are,you,your,in,for,that,this,with,on,me,my,what,how,it,be')
  return french >= 3 && french > english
}

function countAll(text: string, list: string): number {
  const wanted = new Set(list.split(','))
  return wordsOf(text)
    .split(' ')
    .filter((word) => wanted.has(word)).length
}

/** Whether the text asks it to be somebody, to imagine or to tell a story. */
export function isRolePlay(text: string): boolean {
  return mentions(text, roleStems)
}

const roleStems =
  'role,character,pretend,imagine,story,novel,scene,play the,play a,act as,acting,actor,you are a ,you are an ,you are now,persona,fiction,roleplay,film,screenplay,theatre,dialogue,jouer,joue,personnage,imagin,histoire,roman,scene,rolle,spiel,stell dir,geschichte,figur,personaje,papel,historia,actua,finge'.split(
    ',',
  )

/** Whether the speaker claims to be somebody with rights. */
export function claimsAuthority(text: string): boolean {
  return mentions(text, authorityStems)
}

const authorityStems =
  'administrator,admin,developer,auditor,audit,inspector,police,officer,ciso,compliance,security team,engineer,technician,supervisor,manager,director,head of,chief,authoriz,authoris,clearance,on behalf of,legal department,internal review,maintenance,responsable,directeur,administrateur,auditeur,autoris,leiter,leitung,prufer,administrator,befugt,berechtig,abteilung,directora,administrador,jefe,responsable,inspeccion'.split(
    ',',
  )

/** Whether the text carries something to be read: a file, a mail, a page, a ticket. */
export function carriesDocument(text: string): boolean {
  const isLong = text.length >= 160
  return isLong && (text.includes('\n') || /[<[{]/.test(text)) && mentions(text, documentStems)
}

const documentStems =
  'document,file,email,mail,attach,page,article,resume,cv,letter,report,ticket,note,transcript,website,memo,review,pdf,form,contents,below,following,summar,translat,courrier,piece jointe,dokument,datei,anhang,seite,bericht,documento,archivo,correo,adjunto,informe'.split(
    ',',
  )
