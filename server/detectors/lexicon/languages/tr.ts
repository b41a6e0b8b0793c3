import { entry } from '../language-entries.ts'
import type { LexiconLanguage } from '../lexicon-language.ts'

const ignore =
  'görmezden gel|görmezden gelin|yok say|yok sayın|yoksay|yoksayın|unut|unutun|unutunuz|dikkate alma|dikkate almayın|boş ver|göz ardı et|göz ardı edin|gözardı et|gözardı edin|atla|bir kenara bırak|bir kenara bırakın|geçersiz kıl|devre dışı bırak|bypass et|es geç|aldırma|önemseme'
const obeyNot =
  'uyma|uymayın|uymayı bırak|takip etme|takip etmeyin|takip etmeyi bırak|itaat etme|uygulama artık|dinleme|artık uyma|uymak zorunda değilsin|ihlal et'
const show =
  'göster|gösterin|tekrarla|tekrarlayın|tekrar et|yazdır|açıkla|açıklayın|söyle|söyleyin|çevir|özetle|yaz|yazın|listele|ver|alıntıla|ifşa et|paylaş|kopyala|ortaya çıkar|ortaya dök'

/** Turkish. */
export const tr: LexiconLanguage = {
  code: 'tr',
  name: 'Turkish',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: '',
  vocabulary: {
    ignore,
    obeyNot,
    earlier:
      'önceki*|yukarıdaki*|daha önceki|geçmiş*|evvelki|eski|başlangıçtaki|ilk|şimdiye kadar*|orijinal|öncesindeki|verilen',
    all: 'tüm|bütün|her|hepsini|her türlü',
    orders:
      'talimat*|komut*|emir|emirleri|emirlerini|yönerge*|direktif*|prompt*|istem|istemi|istemini|sistem istemi*|yönlendirme*',
    rules: 'kural*|kısıtlama*|sınırlama*|filtre*|politika*|programlama*|eğitim*|ilke*|sınırlarını|görev*|bağlam*',
    everythingBefore:
      'yukarıdaki her şeyi|önceki her şeyi|şimdiye kadar söylenen|sana söylenen her şeyi|söylediğim her şeyi|söylenenleri unut|sana söylenenleri|bundan önceki her şeyi|yukarıda yazan her şeyi|daha önce söylenen her şeyi|size söylenen her şeyi|bildiğin her şeyi|yukarıdakilerin hepsini',
    your: 'senin|sizin|sana verilen|size verilen|kendi|talimatlarını|talimatların|kurallarını|kuralların|kısıtlamalarını|sistem istemini|promptunu|yönergelerini|talimatlarınızı|kurallarınızı|komutlarını|filtrelerini|şifreni|istemini|sistem promptunu',
    show,
    ask: 'nedir|nelerdir|neydi|ne|hangi|hangileri',
    systemPrompt:
      'sistem istemi*|sistem promptu*|sistem mesajı*|sistem talimat*|sistem komutu*|başlangıç talimat*|ilk talimat*|gizli talimat*|gizli kural*|gizli yönerge*|asıl talimat*|orijinal talimat*|iç talimat*|dahili talimat*|gizli komut*|başlangıç promptu*|sistem yönerge*',
    textAbove:
      'yukarıdaki metni|yukarıdaki metin|yukarıdaki kelimeleri|yukarıda yazanları|bu konuşmanın başını|konuşmanın başındaki|önceki metni|bu konuşmanın başlangıcını',
    youAreNow:
      'artık sen|sen artık|şu andan itibaren sen|bundan sonra sen|sen şimdi|şimdi sen|artık bir|bundan böyle sen|siz artık|sen bundan sonra',
    pretend:
      'gibi davran|gibi davranın|rolünü üstlen|rolünü oyna|rolü yap|rol yap|mış gibi yap|olduğunu hayal et|olduğunu varsay|taklit et|gibi konuş|gibi cevap ver|simüle et|gibi hareket et|rolüne gir|numarası yap',
    unbound:
      'kısıtlama olmadan|kısıtlamasız|hiçbir kısıtlama|sınırsız|sınırlama olmadan|hiçbir sınır|kuralsız|kural olmadan|hiçbir kural*|kuralı olmayan|kuralları olmayan|kısıtlaması olmayan|filtresiz|filtre olmadan|hiçbir filtre|sansürsüz|sansür olmadan|ahlak kuralı olmayan|etik kural tanımayan|kural tanımayan|sınır tanımayan|her şey serbest|her şeye izin var|sınırı olmayan|kısıtlanmamış',
    specialMode:
      'geliştirici modu*|tanrı modu*|jailbreak modu*|dan modu*|hata ayıklama modu*|yönetici modu*|bakım modu*|sınırsız mod*|kısıtlamasız mod*|sansürsüz mod*|filtresiz mod*',
    answer:
      'cevap ver|cevapla|cevap verin|cevaplayın|yanıtla|yanıt ver|yanıtlayın|yanıt verin|yaz|söyle|konuş|cevap vereceksin|yanıtlayacaksın',
    neverRefuse:
      'asla reddetme|asla reddetmeyin|reddetme|reddedemezsin|reddetmeden|uyarı yapmadan|uyarı vermeden|uyarı olmadan|uyarısız|asla hayır deme|özür dilemeden|hiçbir uyarı|asla reddetmeyeceksin',
    fromNowOn: 'bundan sonra|şu andan itibaren|bundan böyle|bu andan itibaren|artık',
    newTask:
      'yeni görev*|yeni talimat*|yeni kural*|yeni komut*|gerçek görev*|asıl görev*|yeni rol*|yeni emir*|sadece beni dinle|yeni amac*|yeni yönerge*|bana itaat et',
    sayExactly:
      'sadece söyle|sadece şunu söyle|sadece şunu yaz|yalnızca şunu yaz|sadece yaz|aynen şunu yaz|aynen yaz|bunun yerine|onun yerine|sadece cevap olarak|cevabına şöyle başla|benden sonra tekrar et|tam olarak şunu yaz|tam olarak şunu söyle|şu kelimeyi yaz|yalnızca şunu söyle',
    doNotTell:
      'söyleme|söylemeyin|bahsetme|bahsetmeyin|açıklama yapma|gizle|gizleyin|sakla|bildirme|haber verme|belli etme|söylemeden|bahsetmeden|haber vermeden|ifşa etme',
    user: 'kullanıcı*|kimseye|hiç kimseye|müşteri*|okuyucu*|alıcı*',
    send: 'gönder|gönderin|ilet|iletin|yolla|yayınla|yükle|ekle|paylaş|aktar',
    conversation:
      'konuşma*|sohbet*|geçmişi|kişisel veri*|kullanıcı veri*|verileri*|mesajları|e postaları|kişileri|kişisel bilgi*|giriş bilgi*',
    destination:
      "adresine|bu adrese|şu adrese|adrese|linkine|bağlantısına|sunucusuna|sunucuma|url sine|url'sine|e postaya|e postama|webhook|aşağıdaki adrese|maile",
    iAm: 'ben|biz|olarak|benim',
    maker: 'geliştirici*|geliştiricin*|yaratıcı*|yöneticin*|sistem yöneticisi*|yönetici*|programcı*|sahibin*|patronun*',
    secret:
      'parola*|şifre*|gizli anahtar*|gizli kod*|erişim kodu*|gizli kelime*|erişim anahtarı*|güvenlik kodu*|parolayı',
    assistant:
      'yapay zeka asistan*|yapay zekâ asistan*|yapay zeka*|yapay zekâ*|dil model*|sohbet robot*|sohbet botu*|chatbot*|sanal asistan*|llm|chatgpt|yapay zeka modeli*',
    addressing: 'sevgili|sayın|not|mesaj|dikkat|talimat|talimatlar|eğer bir|merhaba|duyuru',
    gate: 'sadece eğer|yalnızca eğer|kullanıcı sorarsa|kullanıcı sorduğunda|eğer kullanıcı|kullanıcı derse|biri sorarsa|birisi sorduğunda|her seferinde|ancak',
  },
  entries: [
    entry(
      'override',
      'strong',
      'ignore your instructions',
      [
        ignore,
        'talimatlarını|kurallarını|kısıtlamalarını|yönergelerini|talimatlarınızı|kurallarınızı|komutlarını|filtrelerini|sistem promptunu|sistem istemini|promptunu|talimatlarına|kurallarına|yönergelerine',
      ],
      { gap: 2, ordered: false },
    ),
    entry(
      'override',
      'strong',
      'stop following your instructions',
      [
        obeyNot,
        'talimatlarını|kurallarını|kısıtlamalarını|yönergelerini|talimatlarınızı|kurallarınızı|komutlarını|filtrelerini|sistem promptunu|sistem istemini|promptunu|talimatlarına|kurallarına|yönergelerine',
      ],
      { gap: 2, ordered: false },
    ),
    entry(
      'extraction',
      'strong',
      'show your instructions',
      [
        show,
        'talimatlarını|kurallarını|kısıtlamalarını|yönergelerini|talimatlarınızı|kurallarınızı|komutlarını|filtrelerini|sistem promptunu|sistem istemini|promptunu|talimatlarına|kurallarına|yönergelerine',
      ],
      { gap: 2, ordered: false },
    ),
  ],
}
