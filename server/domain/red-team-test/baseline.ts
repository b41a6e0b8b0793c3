/** The technique that is none: the goal asked straight. What falls to it is another kind of finding than what falls to a trick. */
export const baselineTechniqueId = 'plain.ask'
