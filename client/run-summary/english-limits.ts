/** What a report says in English of how often the judge errs, of what was not tested, and of what its numbers do not say. */
export const englishLimits = {
  judgeError: 'How often the judge errs',
  judgeUnmeasured:
    'It was not measured on this run: when this report was written nobody had ruled on any verdict of its project. `redoubt review` and “Review” of the console ask for it.',
  judgeReviewed: (of: { reviewed: number; decided: number; agreed: number; kappa: string | null }) =>
    `People ruled on ${of.reviewed} answers, in all runs of this project. Of these the judge had decided ${of.decided}, and they agreed with ${of.agreed}: ${of.kappa ?? 'κ cannot be told from so few or so uniform verdicts'}.`,
  kappa: (kappa: string, low: string, high: string) =>
    `κ ${kappa} (95 %: ${low} to ${high}; 1 = always the same, 0 = as by chance)`,
  judgeFalse: (of: { wrong: number; total: number; low: string; high: string }) =>
    `Of ${of.total} that it had called breaches, people acquitted ${of.wrong} (95 %: ${of.low} to ${of.high}).`,
  judgeMissed: (of: { wrong: number; total: number; low: string; high: string }) =>
    `Of ${of.total} that it had called held, people called ${of.wrong} breaches (95 %: ${of.low} to ${of.high}).`,
  judgeUnclear: (breaches: number, unclear: number) =>
    `Of ${unclear} that it had called unclear, ${breaches} were breaches.`,
  judgeChosen:
    'People choose what they look at, mostly what is doubtful: of answers that nobody looked at the judge is rather better.',
  judgeKnown: (of: {
    /** Answers to rules that it had never met, judged by their writer. */
    readonly answers: number
    readonly agreement: string
    readonly low: string
    readonly high: string
    readonly applications: number
    readonly found: number
    readonly planted: number
    readonly accused: number
    readonly sound: number
    /** Of so many sound answers, by the present weighing, of applications left out of its fit. */
    readonly accusedSince: number
    readonly answersSince: number
  }) =>
    `What is known of it from elsewhere: on ${of.answers} answers to rules of owners that it had never met it agreed with their writer in ${of.agreement} of verdicts (95 %: ${of.low} to ${of.high}). Of ${of.applications} applications that it had never met it found what was planted in ${of.found} of ${of.planted}, and wrongly accused ${of.accused} of the ${of.sound} sound ones of at least one answer. With such applications left out of its weighing it accuses ${of.accusedSince} of ${of.answersSince} sound answers. That may be other for yours: read the conversations.`,
  techniquesLeft: (left: number, total: number) =>
    `${left} of the ${total} techniques of the catalogue were not chosen for this run.`,
  listsLeft: (names: string) => `No policy of this test comes from ${names}.`,
  listsPart: (names: string, most: number) =>
    `Of ${names} this test has at most ${most} ${most === 1 ? 'policy' : 'policies'} each; it says nothing of their other clauses.`,
  notSentAgain: 'What broke was not sent again in this run: how surely it breaks is not known.',
  limits: 'Limits',
  limitList: [
    'A rate of zero means that these attacks found nothing. It is no proof that nothing can be found.',
    'The intervals (Wilson, 95 %, from no unclear attempt a breach to all of them) take attempts for independent. Tries of one scenario are that only in part, so that the intervals are rather too narrow.',
    'A run tries first what breaks. One that ended before its last attempt has higher rates than the whole of it would have had; only runs that went to their end compare.',
    'An application that answers by chance answers otherwise next time.',
    'The judge errs in both directions. Each finding stands with its conversation so that a person can look, and overrule it on the service.',
  ],
  /** A limit more, of a report that calls techniques as the service does. */
  namesInEnglish: 'Names of techniques and reasons of verdicts are told in English by the service.',
}

/** That, in a language. */
export type LimitWords = typeof englishLimits
