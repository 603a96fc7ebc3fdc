import { expect, test } from 'vitest'
import { openReadStore } from '../../src/sqlite/read/read-store.ts'
import { companyId, projectId } from '../../src/import/ids.ts'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'

const page = { limit: 10, after: null, sort: 'created', updatedSince: null } as const

const ABBR = [
  ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
  ['GEOL_LEG', 'X1', 'Ours'],
]

/**
 * Codes of the groups that are listed, and whether the rows of ABBR are sent, for a company of these
 * settings.
 */
async function readGroups(settings: object) {
  const workspace = createWorkspace()
  workspace.write('firm/company.json', JSON.stringify({ name: 'Firm', ...settings }))
  workspace.write('firm/projects/a/site.ags', smallSite({ ABBR }))
  await workspace.import(`${workspace.folder}/firm`)
  const company = companyId('Firm')
  const access = { companyId: company, projectIds: null }
  const id = projectId(company, 'J1')
  const store = openReadStore(workspace.database)
  const listed = await store.metadata(access, id, page)
  const rows = await store.metadataRows(access, id, 'ABBR', page)
  await store.close()
  const groups = JSON.parse(`[${Buffer.from(listed?.items ?? []).toString()}]`) as { code: string | null }[]
  return { codes: groups.map(({ code }) => code), sendsAbbr: rows !== null }
}

test('groups that belong to no hole are listed and sent', async () => {
  expect(await readGroups({})).toEqual({ codes: ['PROJ', 'ABBR'], sendsAbbr: true })
  const named = { tables: { GEOL: { name: 'Ground' } }, fields: { GEOL_DESC: { code: 'DESC' } } }
  expect(await readGroups(named)).toEqual({ codes: ['PROJ', 'ABBR'], sendsAbbr: true })
})

test.each([{ fields: { GEOL_LEG: { code: null } } }, { tables: { GEOL: { code: null } } }])(
  'ABBR is counted and not sent where the company hides headings or tables: %j',
  async (settings) => {
    expect(await readGroups(settings)).toEqual({ codes: ['PROJ', null], sendsAbbr: false })
  },
)
