/** Values by the names of the slots in a text, e.g. `payload` for `{payload}`. */
export type Slots = Readonly<Record<string, string>>
