import { explainFailure } from './explain.mjs'
import { packagesOf } from './locked.mjs'
import { runNpm } from './npm.mjs'
import { showProgress } from './progress.mjs'

/**
 * Brings in the packages of an extent, afresh or besides what is there, and says so: `what` names it for people. Throws
 * an InstallFailure with the reason.
 */
export async function bringPackages(root, { extent, isAddition, what, say }) {
  say(`Installing the packages of Redoubt from package-lock.json (${what}) …`)
  const stopProgress = showProgress(root, packagesOf(root, extent), say)
  const outcome = await runNpm(root, { extent, isAddition }).finally(stopProgress)
  if (outcome.status !== 'done') throw explainFailure(outcome, root)
}
