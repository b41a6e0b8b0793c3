/** What others published on the same or a near set. Printed beside, never mixed into, our figures. */
export const published: Readonly<Record<'recall' | 'alarms' | 'documents' | 'cost', string>> = {
  recall: 'deepset F1: pangolin .87, sentinel .86, InjecGuard .80, ProtectAI v2 .54, Prompt Guard 2 .24',
  alarms:
    'NotInject: Prompt Guard 1 99.7 %, ProtectAI v2 42.8 %, sentinel 24 %, GPT-4o 13.3 %, InjecGuard 12.7 %, Lakera 12.4 %, Prompt Guard 2 3.2 %',
  documents: 'Prompt Guard 2 flags 65 % of clean 4,000-character documents',
  cost: 'LLM Guard 104 to 213 ms; LLM judges 1,500 ms',
}
