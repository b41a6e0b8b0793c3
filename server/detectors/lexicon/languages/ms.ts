import type { LexiconLanguage } from '../lexicon-language.ts'

/** Malay. */
export const ms: LexiconLanguage = {
  code: 'ms',
  name: 'Malay',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'jangan sekali kali|tidak pernah|bagaimana cara',
  vocabulary: {
    ignore:
      'abaikan|abaikanlah|lupakan|lupakanlah|mengabaikan|jangan hiraukan|ketepikan|langkau|langgar|jangan pedulikan|nyahaktifkan|usah pedulikan|tinggalkan',
    obeyNot:
      'jangan ikut|jangan ikuti|jangan patuhi|berhenti mengikut|berhenti mengikuti|berhenti mematuhi|tidak perlu mengikut|usah ikut|jangan turut|tidak lagi terikat',
    earlier: 'sebelumnya|terdahulu|di atas|sebelum ini|awal|asal|yang diberikan|setakat ini|lama',
    all: 'semua|seluruh|segala|setiap|kesemua',
    orders: 'arahan|perintah|prompt|suruhan|gesaan|arahan arahan|titah',
    rules: 'peraturan|sekatan|batasan|had|dasar|garis panduan|penapis|latihan|pengaturcaraan|larangan|tugas|konteks',
    everythingBefore:
      'semua di atas|semua yang di atas|segala yang di atas|semua yang dikatakan|semua yang telah dikatakan|apa yang telah diberitahu|semua yang saya katakan|segala yang diberitahu|semua perkara sebelum|semua yang anda tahu|semuanya sebelum',
    your: 'kamu|anda|awak|mu|yang diberikan kepada anda|yang anda terima|awda|engkau',
    show: 'tunjukkan|paparkan|ulang|ulangi|cetak|dedahkan|beritahu|katakan|terjemahkan|ringkaskan|tulis|senaraikan|kongsikan|petik|salin|berikan|bocorkan|nyatakan',
    ask: 'apakah|apa|bagaimanakah|apa isi',
    systemPrompt:
      'prompt sistem|mesej sistem|arahan sistem|arahan awal|arahan asal|arahan tersembunyi|arahan rahsia|arahan dalaman|peraturan tersembunyi|peraturan rahsia|prompt awal|gesaan sistem|prompt rahsia|prompt asal|peraturan dalaman',
    textAbove:
      'teks di atas|tulisan di atas|perkataan di atas|ayat di atas|permulaan perbualan|permulaan perbualan ini|teks sebelum ini',
    youAreNow:
      'sekarang anda ialah|sekarang anda adalah|anda kini|kini anda|mulai sekarang anda ialah|mulai sekarang anda adalah|anda bukan lagi|awak sekarang|kamu kini|mulai sekarang anda|mulai sekarang awak|kini awak',
    pretend:
      'berpura pura|bertindak sebagai|bertindaklah sebagai|bayangkan anda ialah|bayangkan anda|berlagak sebagai|berlakon sebagai|mainkan peranan|memainkan peranan|berkelakuan seperti|simulasikan|jawab sebagai|jadilah|menyamar sebagai',
    unbound:
      'tanpa sekatan|tanpa had|tanpa batasan|tanpa peraturan|tanpa penapis*|tanpa tapisan|tanpa larangan|tanpa moral|tanpa etika|tiada peraturan|tiada sekatan|tiada had|tiada batasan|tiada tapisan|tidak ada peraturan|tidak mempunyai peraturan|tidak mempunyai sekatan|bebas daripada peraturan|bebas daripada sekatan|tidak terikat|semuanya dibenarkan|tidak ditapis',
    specialMode:
      'mod pembangun|mod dewa|mod jailbreak|mod dan|mod nyahpepijat|mod pentadbir|mod admin|mod tanpa had|mod tanpa sekatan|mod penyelenggaraan',
    answer: 'jawab|jawablah|menjawab|balas|tulis|katakan|cakap|bantu',
    neverRefuse:
      'jangan sekali kali menolak|jangan menolak|tidak boleh menolak|jangan enggan|tidak boleh enggan|tanpa menolak|tanpa amaran|tiada amaran|tanpa penafian|tanpa meminta maaf|tidak pernah menolak',
    fromNowOn: 'mulai sekarang|mulai saat ini|bermula sekarang|dari sekarang|selepas ini anda',
    newTask:
      'tugas baharu|tugas baru|arahan baharu|arahan baru|peraturan baharu|peraturan baru|tugas sebenar|peranan baharu|peranan baru|misi baharu|matlamat baharu|patuhi saya|ikut cakap saya sahaja|dengar cakap saya',
    sayExactly:
      'katakan sahaja|hanya katakan|jawab hanya|hanya jawab|jawab sahaja|tulis hanya|hanya tulis|tulis tepat|katakan tepat|sebaliknya|cukup katakan|mulakan jawapan anda dengan|ulang selepas saya|cetak sahaja',
    doNotTell:
      'jangan beritahu|jangan katakan|jangan cakap|jangan sebut|jangan nyatakan|jangan dedahkan|jangan maklumkan|sembunyikan|rahsiakan|tanpa memberitahu|tanpa menyebut|tanpa pengetahuan',
    user: 'pengguna|sesiapa|pelanggan|pembaca|penerima',
    send: 'hantar|hantarkan|majukan|kirim|muat naik|siarkan|tambah|lampirkan',
    conversation:
      'perbualan|sembang|sejarah|data peribadi|maklumat peribadi|data pengguna|data|mesej|e mel|kenalan|kelayakan',
    destination: 'ke alamat|kepada alamat|ke http|ke https|ke url|ke e mel|ke pelayan|ke pautan|ke server|webhook',
    iAm: 'saya|aku|kami|ini',
    maker:
      'pembangun anda|pembangun|pencipta anda|pencipta|pentadbir|admin|pengaturcara|pemilik anda|bos anda|pembuat anda',
    secret: 'kata laluan|kunci rahsia|kod rahsia|kod akses|perkataan rahsia|frasa laluan|kod keselamatan',
    assistant: 'pembantu ai|pembantu maya|model bahasa|chatbot|kecerdasan buatan|model ai|ejen ai|llm|chatgpt|ai',
    addressing:
      'wahai|kepada|nota untuk|nota kepada|mesej untuk|mesej kepada|perhatian|arahan untuk|arahan kepada|jika anda|helo|hai|buat',
    gate: 'hanya jika|hanya apabila|jika pengguna|apabila pengguna|jika seseorang|apabila seseorang|setiap kali|kecuali',
  },
  entries: [],
}
