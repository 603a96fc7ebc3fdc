import { asynchronous } from '../asynchronous.ts'
import type { DeletionWriter } from '../../store/write/deletions.ts'
import { DELETIONS_KEPT_DAYS } from '@groundsheet/contract'
import type { Connection } from '../open.ts'

const DAY_MS = 86_400_000

/** `moment`: ISO 8601, of this import. */
export function createDeletionWriter(
  connection: Connection,
  { moment, takeSeq }: { readonly moment: string; readonly takeSeq: () => number },
): DeletionWriter {
  const add = connection.prepare<
    [number, number, string, string, string | null, string, string, string | null]
  >(
    `INSERT INTO deletion (project_seq, seq, id, group_code, code, loca_id, updated_at, replaced_by)
     VALUES (?, ?, unhex(?), ?, ?, ?, ?, unhex(?))`,
  )
  const groups = connection.prepare<[number], { group: string }>(
    'SELECT DISTINCT group_code AS "group" FROM deletion WHERE project_seq = ?',
  )
  const recode = connection.prepare<{ code: string | null; projectSeq: number; group: string }>(
    'UPDATE deletion SET code = @code WHERE project_seq = @projectSeq AND group_code = @group ' +
      'AND code IS NOT @code',
  )
  const tidy = connection.prepare<[number, string]>(
    `DELETE FROM deletion WHERE project_seq = ?
       AND (updated_at < ? OR EXISTS (SELECT 1 FROM data_row WHERE data_row.id = deletion.id))`,
  )
  const oldest = new Date(Date.parse(moment) - DELETIONS_KEPT_DAYS * DAY_MS).toISOString()
  return asynchronous<DeletionWriter>({
    add: (projectSeq, { id, group, code, locationId, replacedBy = null }) =>
      void add.run(projectSeq, takeSeq(), id, group, code, locationId, moment, replacedBy),
    recode(projectSeq, codeOf) {
      for (const { group } of groups.all(projectSeq)) recode.run({ code: codeOf(group), projectSeq, group })
    },
    tidy: (projectSeq) => void tidy.run(projectSeq, oldest),
  })
}
