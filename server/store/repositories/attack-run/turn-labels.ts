import { type Selectable, sql } from 'kysely'
import type { LabelKey, TurnLabel, TurnLabelRepository } from '../../../domain/attack-run/turn-label.ts'
import type { TurnVerdict } from '../../../domain/attack-run/turn-verdict.ts'
import type { Database } from '../../database.ts'
import { flagOf, numberOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'

/** What people said of answers. */
export function createTurnLabelRepository(db: Database): TurnLabelRepository {
  const labels = ({ organizationId, projectId }: Pick<LabelKey, 'organizationId' | 'projectId'>) =>
    db.selectFrom('turn_labels').where('organization_id', '=', organizationId).where('project_id', '=', projectId)
  return {
    async put(label) {
      const { is_breach, decided_at, test_id } = rowOf(label)
      await db
        .insertInto('turn_labels')
        .values(rowOf(label))
        .onConflict((conflict) =>
          conflict
            .columns(['organization_id', 'project_id', 'rule_key', 'answer_key'])
            .doUpdateSet({ is_breach, decided_at, test_id }),
        )
        .execute()
    },
    async find(key) {
      const row = await labels(key)
        .selectAll()
        .where('rule_key', '=', key.ruleKey)
        .where('answer_key', '=', key.answerKey)
        .executeTakeFirst()
      return row === undefined ? null : labelOf(row)
    },
    async count(project) {
      const rows = await labels(project)
        .select(['is_breach', 'machine_verdict'])
        .select(sql<number | string>`COUNT(*)`.as('total'))
        .groupBy(['is_breach', 'machine_verdict'])
        .orderBy('machine_verdict')
        .execute()
      return rows.map((row) => ({
        isBreach: row.is_breach === 1,
        machineVerdict: row.machine_verdict as TurnVerdict,
        count: numberOf(row.total),
      }))
    },
  }
}

function rowOf(label: TurnLabel) {
  return {
    organization_id: label.organizationId,
    project_id: label.projectId,
    rule_key: label.ruleKey,
    answer_key: label.answerKey,
    test_id: label.testId,
    is_breach: flagOf(label.isBreach),
    machine_verdict: label.machineVerdict,
    decided_at: label.decidedAtMs,
  }
}

function labelOf(row: Selectable<Tables['turn_labels']>): TurnLabel {
  return {
    organizationId: row.organization_id,
    projectId: row.project_id,
    ruleKey: row.rule_key,
    answerKey: row.answer_key,
    testId: row.test_id,
    isBreach: row.is_breach === 1,
    machineVerdict: row.machine_verdict as TurnVerdict,
    decidedAtMs: numberOf(row.decided_at),
  }
}
