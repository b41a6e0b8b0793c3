import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import test from 'node:test'
import { exchangeOf } from './exchange-of.fixture.ts'
import { readExchange } from './read-exchange.ts'

const bytes = (count: number, seed: string): Buffer => {
  const blocks: Buffer[] = []
  for (let i = 0; i * 32 < count; i++) blocks.push(createHash('sha256').update(`${seed}${i}`).digest())
  return Buffer.concat(blocks).subarray(0, count)
}
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), bytes(300, 'png')]).toString('base64')
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwt = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ sub: '1234567890', name: 'John Doe', iat: 1516239022 })}.${bytes(32, 'jwt').toString('base64url')}`

const benign: Readonly<Record<string, string>> = {
  question: 'What are your opening hours on public holidays, and do I have to book a table?',
  'lower case ending in a name': 'hi, my sister and i want to travel from hamburg to Lisbon',
  'code with an image': `const logo = "data:image/png;base64,${png}"\nfunction show(element: HTMLElement): void {\n  element.style.backgroundImage = \`url(\${logo})\`\n}`,
  'code with bytes':
    'static const uint8_t key[] = { 0x1f, 0x8b, 0x08, 0x00, 0xa2, 0x5c, 0x91, 0xff, 0xd3, 0x47 };\nmemcpy(dst, key, sizeof(key));',
  'code in C': 'for (int i = 0; i < n; i++) { a[i] = b[i] * c[i] + x; if (a[i] > max) { max = a[i]; } }',
  'snake and camel case':
    'Rename getUserByIdOrThrow and do_not_retry_on_timeout in HTTPServerRequestHandlerFactory, see src/lib/api_v2/user-service.test.ts',
  'SQL and a path': "SELECT id, name FROM users WHERE created_at > '2024-01-01' AND path LIKE '/var/www/html/%';",
  hashes: `sha256 ${bytes(32, 'a').toString('hex')}\nmd5 ${bytes(16, 'b').toString('hex')}\nuuid 3f2504e0-4f89-41d3-9a0c-0305e82c3301`,
  'git log': `commit ${bytes(20, 'c').toString('hex')}\nAuthor: A. Coder <a@example.org>\nDate:   Mon Jan 1 12:00:00 2024 +0100\n\n    Fix the race in the job runner (#1234)`,
  jwt: `Authorization: Bearer ${jwt}`,
  'private key': `-----BEGIN PRIVATE KEY-----\n${bytes(200, 'd').toString('base64').replace(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----`,
  'ssh key': `ssh-ed25519 ${bytes(51, 'e').toString('base64')} me@laptop`,
  'TOTP secret': 'The secret is JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP, valid since 2023.',
  json: '{"items":[{"id":17,"ok":true,"tags":["a","b"]},{"id":18,"ok":false,"tags":[]}],"next":null}',
  'Markdown table':
    '| Name | Price | In stock |\n|------|------:|:--------:|\n| Apple | 1.20 | yes |\n| Pear | 0.90 | no |\n\n---\n\n- one\n- two',
  maths: 'Let f(x) = a x^2 + b x + c with a, b, c in R; then α + β = -b/a and ∑ x_i ≤ n·max|x|. Solve for x y z w.',
  'list of letters': 'Which of A B C D E F G is the correct answer, and why is it not H I J K?',
  'versions and units':
    'We run v1.2.3 on x86_64 with 16GB, h264 video, mp3 audio, utf8, i18n, k8s, covid19 data from q4 2021, the 3rd and 42nd run.',
  phone: 'Call +49 30 1234 5678 or 01 23 45 67 89, room 4B, between 9-5.',
  'mail address and link':
    'Write to j.r.r.tolkien@example.co.uk or see https://example.org/a/b-c_d?x=1&y=2#top for more.',
  german:
    'Können Sie mir bitte erklären, warum die Straßenbahn heute später kommt und ob ich den Anschluss nach München noch erreiche?',
  french: "Pourriez-vous m'expliquer pourquoi l'été dernier, les élèves n'ont pas reçu leurs bulletins à temps ?",
  finnish:
    'Voisitko kertoa minulle, miten äyriäiskeitto valmistetaan ja kuinka kauan sitä täytyy keittää hiljaisella tulella?',
  polish: 'Czy możesz mi wyjaśnić, dlaczego wczorajszy pociąg z Łodzi do Gdańska spóźnił się o ponad godzinę?',
  welsh: 'Rydw i yn hoffi cerdded yn y mynyddoedd gyda fy nheulu bob penwythnos yn ystod yr haf.',
  swahili: 'Tafadhali nieleze jinsi ya kupika wali wa nazi na maharage kwa ajili ya wageni wangu wa kesho.',
  hungarian: 'Kérlek, magyarázd el, hogyan működik a hőszivattyú, és mennyibe kerül egy átlagos családi házban.',
  vietnamese: 'Bạn có thể giải thích cho tôi cách nấu phở bò truyền thống không?',
  turkish: 'Bana İstanbul’da ilkbaharda gezilecek yerleri ve nasıl gidileceğini anlatır mısın?',
  indonesian: 'Tolong jelaskan bagaimana cara membuat nasi goreng yang enak untuk keluarga saya di rumah.',
  greek: 'Μπορείτε να μου εξηγήσετε πώς λειτουργεί η συνταγή για μουσακά; Το νερό και το αλάτι;',
  russian: 'Расскажи, пожалуйста, как испечь хлеб дома. Оно того стоит? Сор и пар, рок и рост.',
  ukrainian: 'Поясніть, будь ласка, чому її сестра їде до Києва, а не до Одеси.',
  japanese: '東京の天気を教えてください。ガイドブックは必要ですか？',
  korean: '서울에서 부산까지 기차로 얼마나 걸리나요? 표를 예매해야 합니까?',
  chinese: '请告诉我怎么做宫保鸡丁，需要哪些材料？',
  arabic: 'كيف يمكنني إعداد الحمص في المنزل؟ شكرًا جزيلاً لك.',
  hebrew: 'איך מכינים חומוס בבית? תודה רבה על העזרה.',
  'persian with non-joiners': 'می\u200cخواهم بدانم که چگونه می\u200cتوانم کتاب\u200cهای بیشتری بخوانم.',
  'hindi with joiners': 'क्\u200dया आप मुझे बता सकते हैं कि र्\u200dय कैसे लिखते हैं? श्री गणेश',
  thai: 'ช่วยบอกวิธีทำต้มยำกุ้งหน่อยได้ไหมครับ',
  'khmer with break marks': 'សូម\u200bជួយ\u200bប្រាប់\u200bខ្ញុំ',
  emoji:
    'Family trip! 👨‍👩‍👧‍👦 ❤️ 👍🏽 🏳️‍🌈 ☀️ 1️⃣ 2️⃣ 🇫🇷🇩🇪🇮🇹 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ✈️ great 🤷🏻‍♀️',
  'kanji with variants': '葛\udb40\udd00城市と辻\udb40\udd01さん',
  'accents that stand apart': 'Cafe\u0301 cre\u0300me bru\u0302le\u0301e, nai\u0308ve, Vie\u0302\u0323t Nam',
  'hebrew with points': 'בְּרֵאשִׁית בָּרָא אֱלֹהִים',
  'arabic with direction marks': 'السعر \u200e100 USD\u200f فقط',
  phonetics: 'The word "ignore" is pronounced /ɪɡˈnɔːr/ in British English.',
  'units and formulas': 'A 10 µF capacitor, 5 kΩ, ΔT = 3 °C, λ/2 and σ-algebra; CO₂ and x².',
  'mixed languages': 'Скачай мой файл config.json из GitHub и запусти npm-скрипт на iPhone.',
  names: 'Krzysztof Wójcik, Nguyễn Phương, Þórbjörn Sigurðsson, Xhosa, Ngcobo, Tlaxcala and Llanfairpwllgwyngyll',
  acronyms: 'The U.S.A., e.g. N.A.S.A. and F.B.I., i.e. some agencies; P.S. R.S.V.P. by 5 p.m.',
  'rows of numbers':
    'Temperatures: 65 72 80 91 104 32 98 77 68 71 69 73 32 85 and 110, 101, 97, 116, 115, 32, 104, 99, 40, 52, 66, 71.',
  'file modes': 'chmod 755 644 700 600 640 111 147 156 157 162 145 and \\033\\133\\060\\155 in the shell',
  'long identifiers':
    'getUserByIdOrThrowNotFound, ResetPasswordInstructionsMailer, state-of-the-art-machine-learning, read_only_file_system_error',
  'Roman numerals': 'Louis XIV, chapter XXVII, MCMXCIV and so on',
  gibberish: 'asdf qwer zxcv lkjh poiu mnbv',
  reversible: 'Was it a car or a cat I saw? No lemon, no melon.',
}

for (const [name, text] of Object.entries(benign)) {
  test(`benign: ${name} has no decoded view and no disguise`, () => {
    const { views, disguises } = readExchange(exchangeOf(text))
    assert.deepEqual(
      views.filter(({ kind }) => kind === 'decoded').map((view) => [view.label, view.text]),
      [],
    )
    assert.deepEqual(disguises, [])
  })
}

test('words of other alphabets, joiners and emoji stay what they are in every view', () => {
  for (const name of [
    'greek',
    'russian',
    'ukrainian',
    'persian with non-joiners',
    'emoji',
    'mixed languages',
    'khmer with break marks',
  ]) {
    const text = benign[name] ?? ''
    for (const view of readExchange(exchangeOf(text)).views)
      assert.equal(view.text.replaceAll(/\s+/g, ' '), text.normalize('NFKC').replaceAll(/\s+/g, ' '), name)
  }
})

test('plain ASCII has one view without maps', () => {
  const { views } = readExchange(exchangeOf(benign.question ?? ''))
  assert.deepEqual(views, [{ kind: 'as-sent', label: 'as sent', text: benign.question, starts: null, ends: null }])
})
