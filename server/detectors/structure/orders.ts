import type { Phrase } from './words/phrase-scan.ts'

/** Orders to an assistant in the imperative, as they stand in text where nobody should order: data and hidden parts. */
export const orderPhrases: readonly Phrase[] = [
  {
    pattern:
      /\b(?:ignore|disregard|forget|override|bypass|overlook|drop|abandon|set aside|stop (?:following|doing)|do not (?:follow|obey|summari[sz]e|answer))\b[^.\n]{0,40}\b(?:instructions?|prompts?|rules|guidelines|above|previous|prior|user|tasks?|job|requests?|questions?|polic(?:y|ies)|everything|context|rest|asked|told|document|orders)\b/gi,
    label: 'order to set instructions aside',
    weight: 0.9,
  },
  {
    pattern:
      /\b(?:instead(?: of| ,|,)|you must(?: now)?|you should (?:now|instead)|(?:your )?(?:new|real|only|next|actual|updated) (?:task|goal|job|instructions?|objective|purpose|orders?)(?: (?:is|are)|:)|(?:task|instructions?|objective|orders?) (?:has|have) (?:been )?(?:changed|updated|replaced)|please (?:ignore|forward|send|reply|tell|inform|respond|state|say|include|add|recommend))\b/gi,
    label: 'order in data',
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:tell|inform|convince|urge|persuade|instruct|ask|advise|encourage) (?:the |your )?(?:user|reader|customer|recipient|human|person|requester)s?\b/gi,
    label: 'order about the user',
    weight: 0.6,
  },
  {
    pattern:
      /\b(?:send|forward|e-?mail|post|upload|transfer|export|exfiltrate|leak|submit|deliver)\b[^.\n]{0,60}\b(?:to|at)\b[^.\n]{0,20}(?:https?:\/\/|www\.|@[a-z0-9-]{1,40}\.|\battacker\b)/gi,
    label: 'order to send data away',
    weight: 0.5,
  },
  {
    pattern:
      /\b(?:respond|reply|answer|finish|end|conclude|start|begin)\b[^.\n]{0,20}\b(?:with|only|by saying)\b[^.\n]{0,20}["'“‘]/gi,
    label: 'dictated answer',
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:ignorier\w{0,4}|vergiss|missachte|beachte (?:nicht|keine)|ignore[zr]?|oublie[zr]?|ne tiens pas compte|ignora|olvida|haz caso omiso|dimentica|ignore|esqueça|desconsidere|negeer|vergeet|zignoruj|zapomnij|yok say|görmezden gel)\b[^.\n]{0,50}(?:anweisung|instruction|instruccion|istruzion|instruç|instructies|instrukcj|talimat|vorherig|pr[ée]c[ée]dent|anterior|precedent|eerdere|poprzedni|önceki)/gi,
    label: 'order to set instructions aside',
    weight: 0.9,
  },
  {
    pattern:
      /(?:игнорируй|проигнорируй|забудь)\S{0,4}[^.\n]{0,40}(?:инструкц|указани|предыдущ)|(?:忽略|无视|忘记|忘掉|不要理会)[^。\n]{0,20}(?:指令|指示|说明|内容|规则)|(?:指示|命令|ルール)[^。\n]{0,12}(?:無視|忘れ)|(?:지시|명령|지침)[^.\n]{0,12}(?:무시|잊)|تجاهل[^.\n]{0,30}(?:تعليمات|التعليمات)|(?:निर्देश|निर्देशों)[^।\n]{0,20}(?:अनदेखा|नज़रअंदाज़|भूल)/gi,
    label: 'order to set instructions aside',
    weight: 0.9,
  },
]
