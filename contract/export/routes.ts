import type { Operation } from '../operation.ts'
import { redTeamOperation, redTeamPaths } from '../red-team-test/red-team-scalars.ts'
import { ExportTestBody, ExportTestReply } from './export.ts'

/** The operation by which what a test found becomes a guard. */
export const exportOperations = {
  exportTest: {
    ...redTeamOperation,
    ...redTeamPaths('/tests/{test_id}/export'),
    name: 'exportTest',
    method: 'POST',
    tag: 'Agent run and results',
    summary: 'Turn failing policies into guard policies',
    description:
      'Makes a guard policy of each policy that the target broke, replays every breach and every benign twin through the guard of the projects before and after, and switches the policies on in shadow unless asked otherwise. Needs the permissions `redteam` and `manage`. Repeating it changes nothing and gives the same ids; it may take a minute.',
    extension: true,
    repeatable: false,
    body: ExportTestBody,
    reply: { status: 200, schema: ExportTestReply },
    problems: [
      'organization-mismatch',
      'test-not-found',
      'attack-run-not-found',
      'project-not-found',
      'conflict',
      'precondition-missing',
      'overloaded',
      'quota-exceeded',
    ],
  },
} as const satisfies Record<string, Operation>
