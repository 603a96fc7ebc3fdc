import { asynchronous } from '../asynchronous.ts'
import type { CompanyWriter, StoredCompany, StoredIcon } from '../../store/write/companies.ts'
import type { Connection } from '../open.ts'

export function createCompanyWriter(connection: Connection): CompanyWriter {
  const find = connection.prepare<[string], StoredCompany>(
    'SELECT id, name, configuration, answers_version AS derivedVersion FROM company WHERE name = ?',
  )
  const put = connection.prepare(
    `INSERT INTO company (id, name, configuration, created_at, updated_at, answers_version)
     VALUES (@id, @name, @configuration, @moment, @moment, @derivedVersion)
     ON CONFLICT (id) DO UPDATE SET configuration = excluded.configuration, updated_at = excluded.updated_at,
       answers_version = excluded.answers_version`,
  )
  const icons = connection.prepare<[string], StoredIcon>(
    'SELECT id, name, svg FROM icon WHERE company_id = ? ORDER BY name',
  )
  const putIcon = connection.prepare(
    `INSERT INTO icon (id, company_id, name, svg, updated_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET svg = excluded.svg, updated_at = excluded.updated_at`,
  )
  const removeIcon = connection.prepare<[string]>('DELETE FROM icon WHERE id = ?')
  return asynchronous<CompanyWriter>({
    find: (name) => find.get(name),
    put: (company, moment) => void put.run({ ...company, moment }),
    icons: (companyId) => icons.all(companyId),
    putIcon: (companyId, { id, name, svg }, moment) => void putIcon.run(id, companyId, name, svg, moment),
    removeIcon: (id) => void removeIcon.run(id),
  })
}
