/** What an address names the policies of a project by, after its #. */
export const policiesPlace = 'policies'
