import type { CompanyWriter, StoredCompany } from '../../store/write/companies.ts'
import type { WriteSession } from './write-session.ts'

export function createCompanyWriter(session: WriteSession): CompanyWriter {
  const { connection } = session
  return {
    find: (name) =>
      connection.one<StoredCompany>(
        'SELECT id, name, configuration, answers_version AS "derivedVersion" FROM company WHERE name = $1',
        [name],
      ),
    async put({ id, name, configuration, derivedVersion }, moment) {
      session.wrote()
      await connection.run(
        `INSERT INTO company (id, name, configuration, created_at, updated_at, next_seq, last_moment, version,
           answers_version)
         VALUES ($1, $2, $3, $4, $4, $5, $4, 0, $6)
         ON CONFLICT (id) DO UPDATE
         SET configuration = excluded.configuration, updated_at = excluded.updated_at,
           answers_version = excluded.answers_version`,
        [id, name, configuration, moment, session.sequence.peek(), derivedVersion],
      )
      session.setCompany(id)
    },
    icons: (companyId) =>
      connection.many('SELECT id, name, svg FROM icon WHERE company_id = $1 ORDER BY name', [companyId]),
    async putIcon(companyId, { id, name, svg }, moment) {
      session.wrote()
      await connection.run(
        `INSERT INTO icon (company_id, id, name, svg, updated_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (company_id, id) DO UPDATE SET svg = excluded.svg, updated_at = excluded.updated_at`,
        [companyId, id, name, svg, moment],
      )
    },
    removeIcon: (id) => session.run('DELETE FROM icon WHERE company_id = $1 AND id = $2', id),
  }
}
