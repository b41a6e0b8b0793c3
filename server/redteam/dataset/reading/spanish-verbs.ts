/** Verbs whose forms no rule gives: infinitive, order (tú), subjunctive (tú), present (él). */
const irregular = [
  'dar da des da',
  'decir di digas dice',
  'hacer haz hagas hace',
  'poner pon pongas pone',
  'tener ten tengas tiene',
  'ir ve vayas va',
  'salir sal salgas sale',
  'venir ven vengas viene',
  'ser sé seas es',
  'saber sabe sepas sabe',
  'ver ve veas ve',
  'ofrecer ofrece ofrezcas ofrece',
  'conceder concede concedas concede',
  'traducir traduce traduzcas traduce',
  'recomendar recomienda recomiendes recomienda',
  'mostrar muestra muestres muestra',
  'aprobar aprueba apruebes aprueba',
  'devolver devuelve devuelvas devuelve',
  'contar cuenta cuentes cuenta',
  'cerrar cierra cierres cierra',
  'negar niega niegues niega',
  'pedir pide pidas pide',
  'repetir repite repitas repite',
  'seguir sigue sigas sigue',
  'sugerir sugiere sugieras sugiere',
  'transferir transfiere transfieras transfiere',
  'mentir miente mientas miente',
  'preferir prefiere prefieras prefiere',
  'advertir advierte adviertas advierte',
  'referir refiere refieras refiere',
  'pensar piensa pienses piensa',
  'resolver resuelve resuelvas resuelve',
  'mover mueve muevas mueve',
  'probar prueba pruebes prueba',
  'jugar juega juegues juega',
  'atender atiende atiendas atiende',
  'entender entiende entiendas entiende',
  'defender defiende defiendas defiende',
  'perder pierde pierdas pierde',
  'extender extiende extiendas extiende',
  'comprobar comprueba compruebes comprueba',
  'renovar renueva renueves renueva',
  'acordar acuerda acuerdes acuerda',
  'recordar recuerda recuerdes recuerda',
  'encontrar encuentra encuentres encuentra',
  'volver vuelve vuelvas vuelve',
  'empezar empieza empieces empieza',
  'corregir corrige corrijas corrige',
  'conseguir consigue consigas consigue',
  'despedir despide despidas despide',
  'invertir invierte inviertas invierte',
  'convertir convierte conviertas convierte',
  'inferir infiere infieras infiere',
  'evaluar evalúa evalúes evalúa',
  'enviar envía envíes envía',
  'reenviar reenvía reenvíes reenvía',
  'actuar actúa actúes actúa',
  'obtener obtén obtengas obtiene',
  'mantener mantén mantengas mantiene',
  'reducir reduce reduzcas reduce',
  'introducir introduce introduzcas introduce',
  'remitir remite remitas remite',
  'vivir vive vivas vive',
  'abrir abre abras abre',
  'cubrir cubre cubras cubre',
  'incluir incluye incluyas incluye',
  'sustituir sustituye sustituyas sustituye',
  'construir construye construyas construye',
  'escribir escribe escribas escribe',
  'compartir comparte compartas comparte',
  'permitir permite permitas permite',
  'discutir discute discutas discute',
  'transmitir transmite transmitas transmite',
  'emitir emite emitas emite',
  'omitir omite omitas omite',
  'decidir decide decidas decide',
  'admitir admite admitas admite',
  'describir describe describas describe',
  'prescribir prescribe prescribas prescribe',
  'suscribir suscribe suscribas suscribe',
  'difundir difunde difundas difunde',
  'recibir recibe recibas recibe',
  'imprimir imprime imprimas imprime',
  'añadir añade añadas añade',
  'insistir insiste insistas insiste',
  'asistir asiste asistas asiste',
  'opinar opina opines opina',
  'servir sirve sirvas sirve',
  'medir mide midas mide',
  'elegir elige elijas elige',
  'dirigir dirige dirijas dirige',
  'exigir exige exijas exige',
  'fingir finge finjas finge',
  'leer lee leas lee',
  'vender vende vendas vende',
  'prometer promete prometas promete',
  'responder responde respondas responde',
  'revelar revela reveles revela',
].map((line) => line.split(' '))

const orders = new Map(irregular.map(([infinitive = '', order = '']) => [infinitive, order]))
const bySubjunctive = new Map(irregular.map(([infinitive = '', , subjunctive = '']) => [subjunctive, infinitive]))
const byPresent = new Map(irregular.map(([infinitive = '', , , present = '']) => [present, infinitive]))

/** The infinitive of a forbidding subjunctive: `reveles`, `compartas`, `den` → `revelar`, `compartir`, `dar`; null for none. */
export function infinitiveOfSubjunctive(form: string): string | null {
  const verb = form.toLowerCase()
  const you = /s$/u.test(verb) ? verb : verb.replace(/n$|éis$|áis$/u, '').replace(/$/u, 's')
  const known = bySubjunctive.get(you) ?? bySubjunctive.get(verb)
  if (known !== undefined) return known
  if (/es$/u.test(you)) return `${unsoftened(you.replace(/es$/u, ''))}ar`
  if (/zcas$/u.test(you)) return you.replace(/zcas$/u, 'cer')
  if (/as$/u.test(you)) return `${you.replace(/as$/u, '')}er`
  return null
}

/** The infinitive of a statement's verb: `escribe`, `da`, `promete` → `escribir`, `dar`, `prometer`; null for none. */
export function infinitiveOfPresent(form: string): string | null {
  const verb = form.toLowerCase().replace(/(?<=[ae])n$/u, '')
  const known = byPresent.get(verb)
  if (known !== undefined) return known
  if (/a$/u.test(verb)) return `${verb}r`
  return /e$/u.test(verb) ? `${verb}r` : null
}

/** `expliqu-es` → `explic-ar`, `entregu-es` → `entreg-ar`, `utilic-es` → `utiliz-ar`. */
function unsoftened(stem: string): string {
  return stem
    .replace(/qu$/u, 'c')
    .replace(/gu$/u, 'g')
    .replace(/(?<=[ainrl])c$/u, 'z')
}

/** An infinitive phrase as an order: `revelar tu clave` → `Revela tu clave`; what it cannot turn becomes `Tienes que …`. */
export function spanishOrder(phrase: string): string {
  const [head = '', ...tail] = phrase.split(/(?=,? (?:sin|antes|aunque|para|si|que|cómo) )/u)
  const isPlain =
    /^\p{L}+(?:ar|er|ir)(?!\p{L})/u.test(head) &&
    !/(?:^|\s)(?:y|o|u|e|ni|de|a)\s+\p{L}+(?:ar|er|ir|arse|erse|irse)(?:lo|la|los|las|le|les)?(?!\p{L})/u.test(head)
  if (!isPlain) return `Tienes que ${phrase}`
  const order = head.replace(/^\p{L}+/u, orderOf)
  return `${order.charAt(0).toUpperCase()}${order.slice(1)}${tail.join('')}`
}

function orderOf(infinitive: string): string {
  const known = orders.get(infinitive)
  if (known !== undefined) return known
  if (/ar$/u.test(infinitive)) return infinitive.replace(/ar$/u, 'a')
  return infinitive.replace(/(?:er|ir)$/u, 'e')
}
