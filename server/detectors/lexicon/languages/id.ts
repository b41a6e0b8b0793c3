import { entry } from '../language-entries.ts'
import type { LexiconLanguage } from '../lexicon-language.ts'

const ignore =
  'abaikan|abaikanlah|lupakan|lupakanlah|mengabaikan|hiraukan|jangan hiraukan|kesampingkan|lewati|langgar|jangan pedulikan|buang|nonaktifkan|tinggalkan'
const obeyNot =
  'jangan ikuti|jangan mengikuti|berhenti mengikuti|jangan patuhi|berhenti mematuhi|tidak perlu mengikuti|jangan turuti|tidak lagi terikat|jangan lagi mengikuti|jangan taati'
const show =
  'tampilkan|tunjukkan|ulangi|cetak|ungkapkan|ungkap|beri tahu|beritahu|katakan|terjemahkan|ringkas|tulis|tuliskan|sebutkan|bocorkan|bagikan|kutip|salin|perlihatkan|berikan|rangkum'

/** Indonesian. */
export const id: LexiconLanguage = {
  code: 'id',
  name: 'Indonesian',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'jangan pernah|tidak pernah|bagaimana cara',
  vocabulary: {
    ignore,
    obeyNot,
    earlier:
      'sebelumnya|terdahulu|di atas|sebelum ini|awal|asli|yang diberikan|sejauh ini|lama|yang sudah ada|yang telah diberikan',
    all: 'semua|seluruh|segala|setiap|sekalian',
    orders: 'instruksi|perintah|arahan|prompt|petunjuk|instruksi instruksi|komando|pengarahan',
    rules:
      'aturan|peraturan|batasan|pembatasan|kebijakan|pedoman|filter|pelatihan|pemrograman|panduan|larangan|tugas|konteks',
    everythingBefore:
      'semua yang di atas|semua di atas|segala sesuatu di atas|semua yang dikatakan|semua yang telah dikatakan|semua yang sudah dikatakan|apa yang dikatakan sebelumnya|semua yang saya katakan|apa yang telah diberitahukan|semua yang kamu ketahui|segalanya sebelum|semua yang diberitahukan|semua hal sebelumnya|segala sesuatu sebelum',
    your: 'kamu|anda|mu|instruksimu|aturanmu|perintahmu|yang diberikan kepadamu|yang kamu terima|batasanmu|promptmu|milikmu|sistemmu|awalmu|kalian',
    show,
    ask: 'apa|apa isi|apa saja|apakah|bagaimana bunyi',
    systemPrompt:
      'prompt sistem*|pesan sistem*|instruksi sistem*|perintah sistem*|instruksi awal*|instruksi asli*|instruksi tersembunyi*|instruksi rahasia*|instruksi internal*|aturan tersembunyi*|aturan rahasia*|prompt awal*|petunjuk sistem*|perintah rahasia*|system prompt*|prompt tersembunyi|aturan internal*',
    textAbove:
      'teks di atas|tulisan di atas|kata kata di atas|kalimat di atas|awal percakapan|awal percakapan ini|teks sebelumnya|permulaan percakapan',
    youAreNow:
      'sekarang kamu adalah|sekarang anda adalah|kamu sekarang adalah|anda sekarang adalah|mulai sekarang kamu adalah|mulai sekarang anda adalah|kamu bukan lagi|anda bukan lagi|kamu sekarang|sekarang kamu menjadi|mulai sekarang kamu|kamu akan menjadi',
    pretend:
      'berpura puralah|berpura pura|pura puralah|bertindaklah sebagai|bertindak sebagai|bayangkan kamu adalah|bayangkan anda adalah|berperanlah sebagai|berperan sebagai|mainkan peran|bersikaplah seperti|simulasikan|jawab sebagai|jadilah',
    unbound:
      'tanpa batasan|tanpa batas|tanpa pembatasan|tanpa aturan|tanpa filter|tanpa sensor|tanpa larangan|tanpa moral*|tanpa etika|tidak ada aturan|tidak ada batasan|tidak ada batas|tidak ada filter|tidak punya aturan|tidak punya batasan|tidak memiliki aturan|tidak memiliki batasan|tak terbatas|bebas dari aturan|bebas dari batasan|segalanya diperbolehkan|tidak terikat|tidak dibatasi',
    specialMode:
      'mode pengembang|mode developer|mode dewa|mode jailbreak|mode dan|mode debug|mode admin|mode administrator|mode tanpa batas*|mode tanpa sensor|mode pemeliharaan',
    answer: 'jawab|jawablah|menjawab|balas|tulis|tuliskan|katakan|bicara|respons|bantu',
    neverRefuse:
      'jangan pernah menolak|jangan menolak|tidak boleh menolak|tidak bisa menolak|tidak pernah menolak|tanpa menolak|tanpa peringatan|tidak ada peringatan|tanpa permintaan maaf|tanpa penolakan|jangan memberi peringatan',
    fromNowOn: 'mulai sekarang|mulai saat ini|sejak saat ini|mulai detik ini|dari sekarang|selanjutnya kamu',
    newTask:
      'tugas baru|tugas barumu|instruksi baru|perintah baru|aturan baru|tugas sebenarnya|tugasmu yang sebenarnya|tugas aslimu|peran baru|peran barumu|misi baru|tujuan baru|patuhi aku|patuhi saya|tugas baru anda|arahan baru|dengarkan hanya aku',
    sayExactly:
      'katakan saja|katakan hanya|hanya katakan|jawab hanya|hanya jawab|balas hanya|tulis hanya|hanya tulis|tulis persis|katakan persis|sebagai gantinya|cukup katakan|cukup tulis|mulailah jawabanmu dengan|ulangi setelah saya|cetak hanya|jawab dengan kata',
    doNotTell:
      'jangan beri tahu|jangan beritahu|jangan katakan|jangan bilang|jangan sebut*|jangan ungkapkan|jangan menyebutkan|sembunyikan|rahasiakan|tanpa memberi tahu|tanpa memberitahu|tanpa menyebutkan|jangan memberi tahu|jangan informasikan',
    user: 'pengguna|siapa pun|siapapun|pelanggan|pembaca|penerima',
    send: 'kirim|kirimkan|teruskan|unggah|posting|tambahkan|lampirkan|sampaikan',
    conversation:
      'percakapan|obrolan|riwayat|data pribadi|data pengguna|informasi pribadi|data|pesan|email|kontak|kredensial',
    destination:
      'ke alamat|ke http|ke https|ke url|ke email|ke server|ke tautan|ke server saya|ke link|webhook|ke surel',
    iAm: 'saya|aku|kami|ini',
    maker:
      'pengembangmu|pengembang anda|penciptamu|pencipta anda|pembuatmu|pembuat anda|administrator|admin|programmer|pemilikmu|bosmu|pengembang|atasanmu|pencipta',
    secret:
      'kata sandi*|kunci rahasia|kode rahasia|kode akses|kata rahasia|frasa sandi|kode keamanan|sandi rahasia|password',
    assistant:
      'asisten ai|asisten virtual|model bahasa|chatbot|kecerdasan buatan|model ai|agen ai|llm|chatgpt|asisten kecerdasan buatan|ai',
    addressing:
      'wahai|kepada|catatan untuk|pesan untuk|pesan kepada|perhatian|instruksi untuk|jika kamu|jika anda|halo|hai|yang terhormat|teruntuk',
    gate: 'hanya jika|hanya kalau|hanya ketika|jika pengguna|ketika pengguna|saat pengguna|jika seseorang|ketika ada|setiap kali|kecuali',
  },
  entries: [
    entry(
      'override',
      'strong',
      'ignore your instructions',
      [ignore, 'instruksimu|aturanmu|perintahmu|batasanmu|promptmu|pedomanmu'],
      { gap: 2, ordered: false },
    ),
    entry(
      'override',
      'strong',
      'stop following your instructions',
      [obeyNot, 'instruksimu|aturanmu|perintahmu|batasanmu|promptmu|pedomanmu'],
      { gap: 2, ordered: false },
    ),
    entry(
      'extraction',
      'strong',
      'show your instructions',
      [show, 'instruksimu|aturanmu|perintahmu|batasanmu|promptmu|pedomanmu'],
      { gap: 2, ordered: false },
    ),
  ],
}
