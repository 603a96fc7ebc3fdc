import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importPaths } from '../../../src/import/index.ts'
import { openForReading } from '../../../src/sqlite/open.ts'
import { readWords, readHolesWithWords } from '../../../src/sqlite/read/read-words.ts'
import { createStatements } from '../../../src/sqlite/statements.ts'
import { readTerms } from '../../../src/store/words/read-terms.ts'
import { partsByRelevance } from '../../../src/store/words/search-parts.ts'
import { smallSite } from '../../import/ags-text.ts'
import { createWorkspace } from '../../import/workspace.ts'

const strata = (...descriptions: readonly string[]) => [
  ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
  ...descriptions.map((text, index) => ['BH1', `${index}.00`, `${index + 1}.00`, text]),
]

const site = (reference: string, ...descriptions: readonly string[]) =>
  smallSite({
    PROJ: [
      ['PROJ_ID', 'PROJ_NAME'],
      [reference, reference],
    ],
    GEOL: strata(...descriptions),
  })

const QUERIES = ['clay', 'soft clay', '"soft grey"', 'clay -soft', '-clay', '-basalt', 'gra', 'basalt']

test('what a company finds does not depend on whether the database has another company', async () => {
  const workspace = createWorkspace()
  const database = join(workspace.folder, 'ground.sqlite')
  const write = (name: string, ...texts: readonly string[]) => workspace.write(name, site(name, ...texts))
  const own = [write('A.ags', 'Soft grey CLAY', 'Dense GRAVEL'), write('B.ags', 'Stiff CLAY', 'Grey SAND')]
  await importPaths({ paths: own, database, company: 'One' })

  const alone = readAll(database)
  expect(alone.whole.map(({ rows }) => rows.length)).toEqual([2, 1, 1, 1, 2, 4, 1, 0])
  const foreign = write('C.ags', 'Soft grey CLAY', 'BASALT', 'GRAVEL')
  await importPaths({ paths: [foreign], database, company: 'Two' })
  expect(readAll(database)).toEqual(alone)
})

/** What the first company finds in all of its projects, and in its first one. */
function readAll(database: string) {
  const connection = openForReading(database)
  const [{ id: companyId } = { id: '' }] = connection
    .prepare<[], { id: string }>("SELECT id FROM company WHERE name = 'One'")
    .all()
  const [project = ''] = connection.prepare<[], string>('SELECT id FROM project ORDER BY seq').pluck().all()
  const statements = createStatements(connection)
  const read = (projectIds: readonly string[] | null) =>
    QUERIES.map((text) => {
      const terms = readTerms(text)
      if (terms === null) throw new Error(`no words: ${text}`)
      const access = { companyId, projectIds }
      const search = { terms, projectIds: null, withLocation: true, limit: 20, after: null }
      const { items } = readWords(statements, access, { ...search, parts: partsByRelevance(terms) })
      const { holes } = readHolesWithWords(statements, access, { terms, projectIds: null }, 100)
      const rows = JSON.parse(`[${Buffer.from(items).toString()}]`) as unknown[]
      return { text, rows, holes }
    })
  const found = { whole: read(null), restricted: read([project]) }
  connection.close()
  return found
}
