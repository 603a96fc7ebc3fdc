import { foldCase } from '../../common/fold-case.ts'
import type { LastImport, ProjectWriter, StoredProject } from '../../store/write/projects.ts'
import { foldedParties } from '../folded-parties.ts'
import type { WriteSession } from './write-session.ts'

const SELECT = `SELECT seq, id, reference, name, edition, crs, settings, created_at AS "createdAt",
  updated_at AS "updatedAt", body, location, tables, dictionary FROM project WHERE company_id = $1`

export function createProjectWriter(session: WriteSession): ProjectWriter {
  const find = (reference: string) => session.one<StoredProject>(`${SELECT} AND reference = $2`, reference)
  return {
    find: (_companyId, reference) => find(reference),
    ofCompany: () => session.many<StoredProject>(`${SELECT} ORDER BY seq`),
    async add(_companyId, { id, reference, edition, moment }) {
      await session.run(
        `INSERT INTO project (company_id, seq, id, reference, name, folded_reference, folded_name,
           folded_parties, edition, crs, settings, created_at, updated_at, body, location, tables, dictionary)
         VALUES ($1, $2, $3, $4, '', $5, '', '', $6, 'null', '{}', $7, $7, '', 'null', '[]', '{}')`,
        ...[session.sequence.take(), id, reference, foldCase(reference), edition, moment],
      )
      const project = await find(reference)
      if (project === undefined) throw new Error(`project ${reference}: not found after it was inserted`)
      return project
    },
    update: ({ seq, name, edition, crs, settings, updatedAt, body, location, tables, dictionary }) =>
      session.run(
        `UPDATE project
           SET name = $3, folded_name = $4, folded_parties = $5, edition = $6, crs = $7, settings = $8,
           updated_at = $9, body = $10, location = $11, tables = $12, dictionary = $13
         WHERE company_id = $1 AND seq = $2`,
        ...[seq, name, foldCase(name), foldedParties(body), edition, crs, settings, updatedAt],
        ...[body, location, tables, dictionary],
      ),
    addSource: (projectSeq, { sha256, path, edition, encoding }, moment) =>
      session.run(
        `INSERT INTO source_file (company_id, project_seq, sha256, path, edition, encoding, imported_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
        ...[projectSeq, sha256, path, edition, encoding, moment],
      ),
    lastImport: (projectSeq) =>
      session.one<LastImport>(
        'SELECT fingerprint, report FROM project_import WHERE company_id = $1 AND project_seq = $2',
        projectSeq,
      ),
    putLastImport: (projectSeq, last) =>
      last === null
        ? session.run('DELETE FROM project_import WHERE company_id = $1 AND project_seq = $2', projectSeq)
        : session.run(PUT_LAST_IMPORT, projectSeq, last.fingerprint, last.report),
  }
}

/** Equal ones stay as they are, so that an import that changes nothing writes nothing. */
const PUT_LAST_IMPORT = `INSERT INTO project_import (company_id, project_seq, fingerprint, report)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (company_id, project_seq) DO UPDATE
  SET fingerprint = excluded.fingerprint, report = excluded.report
  WHERE (project_import.fingerprint, project_import.report) <> (excluded.fingerprint, excluded.report)`
