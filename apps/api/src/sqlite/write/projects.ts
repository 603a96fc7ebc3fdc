import { asynchronous } from '../asynchronous.ts'
import type { LastImport, ProjectWriter, StoredProject } from '../../store/write/projects.ts'
import type { Connection } from '../open.ts'
import { foldCase } from '../../common/fold-case.ts'

const COLUMNS = `seq, id, reference, name, edition, crs, settings, created_at AS createdAt,
  updated_at AS updatedAt, body, location, tables, dictionary`

export function createProjectWriter(connection: Connection, takeSeq: () => number): ProjectWriter {
  const find = connection.prepare<[string, string], StoredProject>(
    `SELECT ${COLUMNS} FROM project WHERE company_id = ? AND reference = ?`,
  )
  const ofCompany = connection.prepare<[string], StoredProject>(
    `SELECT ${COLUMNS} FROM project WHERE company_id = ? ORDER BY seq`,
  )
  const add = connection.prepare(
    `INSERT INTO project (seq, id, company_id, reference, name, folded_reference, folded_name, edition, crs,
       settings, created_at, updated_at, body, location, tables, dictionary)
     VALUES (?, ?, ?, ?, '', ?, '', ?, 'null', '{}', ?, ?, '', 'null', '[]', '{}')`,
  )
  const update = connection.prepare(
    `UPDATE project SET name = ?, folded_name = ?, edition = ?, crs = ?, settings = ?, updated_at = ?,
       body = ?, location = ?, tables = ?, dictionary = ? WHERE seq = ?`,
  )
  const addSource = connection.prepare(
    `INSERT OR IGNORE INTO source_file (project_seq, sha256, path, edition, encoding, imported_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  )
  const lastImport = connection.prepare<[number], LastImport>(
    'SELECT fingerprint, report FROM project_import WHERE project_seq = ?',
  )
  const deleteImport = connection.prepare<[number]>('DELETE FROM project_import WHERE project_seq = ?')
  const keepImport = connection.prepare(
    `INSERT INTO project_import (project_seq, fingerprint, report) VALUES (?, ?, ?)
     ON CONFLICT (project_seq) DO UPDATE SET fingerprint = excluded.fingerprint, report = excluded.report
     WHERE (project_import.fingerprint, project_import.report) <> (excluded.fingerprint, excluded.report)`,
  )
  return asynchronous<ProjectWriter>({
    find: (companyId, reference) => find.get(companyId, reference),
    ofCompany: (companyId) => ofCompany.all(companyId),
    add(companyId, { id, reference, edition, moment }) {
      add.run(takeSeq(), id, companyId, reference, foldCase(reference), edition, moment, moment)
      const project = find.get(companyId, reference)
      if (project === undefined) throw new Error(`project ${reference}: not found after it was inserted`)
      return project
    },
    update(project) {
      const { seq, name, edition, crs, settings, updatedAt, body, location, tables, dictionary } = project
      const prepared = [body, location, tables, dictionary]
      update.run(name, foldCase(name), edition, crs, settings, updatedAt, ...prepared, seq)
    },
    addSource: (projectSeq, file, moment) =>
      void addSource.run(projectSeq, file.sha256, file.path, file.edition, file.encoding, moment),
    lastImport: (projectSeq) => lastImport.get(projectSeq),
    putLastImport(projectSeq, last) {
      if (last === null) deleteImport.run(projectSeq)
      else keepImport.run(projectSeq, last.fingerprint, last.report)
    },
  })
}
