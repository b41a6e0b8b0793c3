/**
 * Functions of the server that share a name, each with the reason: one operation has one name on every floor that it passes. Whatever
 * else shares a name means two things by one word.
 */
export const sharedNames: Readonly<Record<string, string>> = {
  applyRetention: 'the job and the service that it runs',
  evaluateCases: 'the job and the service that it runs',
  repairRollup: 'the job, the service that it runs, and the statement that does it',
  judgeTurn: 'the job, the service that it runs, and the judges that the service asks through its port',
  checkStream: 'the operation and its service',
  generateDataset: 'the operation, its service, the job that it adds, and the engine behind the port',
  generateScenarios: 'the service, and the engine behind the port',
  proposeExamples: 'the service, and the model behind the port',
  proposePolicies: 'the service, and the model behind the port',
  openCompileTools: 'a thread loads it by this name from the module that it is given',
}
