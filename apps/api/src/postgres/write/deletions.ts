import { DELETIONS_KEPT_DAYS } from '@groundsheet/contract'
import type { DeletionWriter } from '../../store/write/deletions.ts'
import { unnest, type Batch, type WriteSession } from './write-session.ts'

const DAY_MS = 86_400_000

const ADD: Batch = {
  columns: 8,
  sql: `INSERT INTO deletion (company_id, project_seq, seq, id, group_code, code, loca_id, updated_at,
      replaced_by)
    SELECT $1, project_seq, seq, decode(id, 'hex'), group_code, code, loca_id, updated_at,
      decode(replaced_by, 'hex')
    FROM ${unnest(['bigint', 'bigint', 'text', 'text', 'text', 'text', 'text', 'text'])}
      AS added (project_seq, seq, id, group_code, code, loca_id, updated_at, replaced_by)`,
}

export function createDeletionWriter(session: WriteSession): DeletionWriter {
  const { moment, sequence } = session
  const oldest = new Date(Date.parse(moment) - DELETIONS_KEPT_DAYS * DAY_MS).toISOString()
  return {
    add(projectSeq, { id, group, code, locationId, replacedBy = null }) {
      const seq = sequence.take()
      return session.add(ADD, `${seq}`, [projectSeq, seq, id, group, code, locationId, moment, replacedBy])
    },
    async recode(projectSeq, codeOf) {
      const groups = await session.many<{ group: string }>(
        'SELECT DISTINCT group_code AS "group" FROM deletion WHERE company_id = $1 AND project_seq = $2',
        projectSeq,
      )
      for (const { group } of groups) {
        await session.run(
          `UPDATE deletion SET code = $4 WHERE company_id = $1 AND project_seq = $2 AND group_code = $3
             AND code IS DISTINCT FROM $4`,
          projectSeq,
          group,
          codeOf(group),
        )
      }
    },
    tidy: (projectSeq) =>
      session.run(
        `DELETE FROM deletion WHERE company_id = $1 AND project_seq = $2 AND (updated_at < $3 OR EXISTS
           (SELECT 1 FROM data_row WHERE data_row.company_id = $1 AND data_row.id = deletion.id))`,
        projectSeq,
        oldest,
      ),
  }
}
