import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { loadWhenBack } from './connection.ts'
import { readSearch, type Search } from './search.ts'
import { SignInPage } from './session/sign-in-page.tsx'
import { NotFoundView } from './shell/not-found-view.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({ notFoundComponent: NotFoundView })

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: SignInPage,
  validateSearch: readSearch,
})

const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell, validateSearch: readSearch })

/** A page that is loaded when somebody goes there. Its whole state stands in the address. */
function page<Path extends string, Name extends string>(
  path: Path,
  load: () => Promise<Record<Name, () => React.ReactNode>>,
  name: Name,
) {
  return createRoute({
    getParentRoute: () => shell,
    path,
    component: lazyRouteComponent(
      () => loadWhenBack(load as () => Promise<Record<string, () => React.ReactNode>>),
      name,
    ),
    validateSearch: (search: Record<string, unknown>): Search => readSearch(search),
  })
}

const pages = [
  page('/', () => import('./overview/overview-page.tsx'), 'OverviewPage'),
  page('/projects', () => import('./projects/projects-page.tsx'), 'ProjectsPage'),
  page('/projects/$id', () => import('./projects/project-page.tsx'), 'ProjectPage'),
  page('/playground', () => import('./playground/playground-page.tsx'), 'PlaygroundPage'),
  page('/policies', () => import('./policies/policies-page.tsx'), 'PoliciesPage'),
  page('/policies/from-document', () => import('./policies/proposals-view.tsx'), 'ProposalsView'),
  page('/policies/$id', () => import('./policies/policy-page.tsx'), 'PolicyPage'),
  page('/monitoring', () => import('./monitoring/monitoring-page.tsx'), 'MonitoringPage'),
  page('/conversations/$id', () => import('./monitoring/conversation-page.tsx'), 'ConversationPage'),
  page('/red-team', () => import('./red-team/tests-page.tsx'), 'TestsPage'),
  page('/red-team/$id', () => import('./red-team/test-page.tsx'), 'TestPage'),
  page('/keys', () => import('./access/keys-page.tsx'), 'KeysPage'),
  page('/members', () => import('./access/members-page.tsx'), 'MembersPage'),
  page('/sessions', () => import('./access/sessions-page.tsx'), 'SessionsPage'),
  page('/settings', () => import('./access/settings-page.tsx'), 'SettingsPage'),
  page('/style', () => import('./style/style-page.tsx'), 'StylePage'),
  page('/audit', () => import('./access/audit-page.tsx'), 'AuditPage'),
]

/** The places of the console. */
export const router = createRouter({
  routeTree: root.addChildren([signIn, shell.addChildren(pages)]),
  basepath: '/console',
  // Texts stay texts, and addresses readable.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(Object.entries(readSearch(search)) as [string, string][]).toString()
    return text === '' ? '' : `?${text}`
  },
  defaultPreload: 'intent',
  scrollRestoration: true,
})
