/**
 * One wording of the service in English and in French. `{kind}` stands for a place: a list of `reason-words.ts` by its name, or
 * a kind of `place-kinds.ts`. A place that comes twice has a name behind a colon, e.g. `{count:all}`. Both sides have the same places.
 */
export type ReasonTwin = readonly [english: string, french: string]
