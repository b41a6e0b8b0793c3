import type { TextKey } from '../texts/catalogue.ts'

/** The pages that the navigation names, in its order. */
export const pages = [
  { path: '/', title: 'nav.overview' },
  { path: '/projects', title: 'nav.projects' },
  { path: '/playground', title: 'nav.playground' },
  { path: '/policies', title: 'nav.policies' },
  { path: '/monitoring', title: 'nav.monitoring' },
  { path: '/red-team', title: 'nav.redTeam' },
  { path: '/keys', title: 'nav.keys' },
  { path: '/sessions', title: 'nav.sessions' },
  { path: '/audit', title: 'nav.audit' },
] as const satisfies readonly { readonly path: string; readonly title: TextKey }[]
