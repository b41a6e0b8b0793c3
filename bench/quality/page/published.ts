/** Questions beside whose figures those of others stand. */
export type PublishedQuestion =
  | 'recall'
  | 'alarms'
  | 'documents'
  | 'content'
  | 'policies'
  | 'personalData'
  | 'responses'
  | 'cost'

/** What others published on the same or a near set. Printed beside, never mixed into, our figures. */
export const published: Readonly<Record<PublishedQuestion, string>> = {
  recall: 'deepset F1: pangolin .87, sentinel .86, InjecGuard .80, ProtectAI v2 .54, Prompt Guard 2 .24',
  alarms:
    'NotInject: Prompt Guard 1 99.7 %, ProtectAI v2 42.8 %, sentinel 24 %, GPT-4o 13.3 %, InjecGuard 12.7 %, Lakera 12.4 %, Prompt Guard 2 3.2 %',
  documents: 'Prompt Guard 2 flags 65 % of clean 4,000-character documents',
  content:
    'average precision on the OpenAI moderation set: OpenAI .86, Llama Guard .85; XSTest false alarms: Llama Guard .03 to .08, GPT-4 .13',
  policies: 'a set of policies: MiniLM in ONNX F1 .96, TF-IDF .64',
  personalData: 'the set comes from Presidio; there is no figure of Presidio itself for these entities here',
  responses: 'a refusal expression .87, labels by GPT-4 .82, the RoBERTa of GPTFuzz .94 (accuracy)',
  cost: 'LLM Guard 104 to 213 ms; LLM judges 1,500 ms',
}
