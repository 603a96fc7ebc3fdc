import { expect, test } from 'vitest'
import { exportSource } from '../../src/export/export-source.ts'
import { openStore } from '../../src/open-store.ts'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'

const ABBR = [
  ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
  ['GEOL_LEG', 'X1', 'Ours'],
]

/** Groups in an export for a company of these settings. `isComplete`: as the files have them. */
async function groupsOf(settings: object, isComplete: boolean): Promise<string[]> {
  const workspace = createWorkspace()
  workspace.write('firm/company.json', JSON.stringify({ name: 'Firm', ...settings }))
  workspace.write('firm/projects/a/site.ags', smallSite({ ABBR }))
  await workspace.import(`${workspace.folder}/firm`)
  return (await openStore(await workspace.stored())).withSnapshot(async (reader) => {
    const [project] = await reader.projects()
    if (!project) throw new Error('there is no project')
    return (await exportSource(reader, project, isComplete)).tables.map(({ group }) => group)
  })
}

test('exports have ABBR, which describes all headings', async () => {
  expect(await groupsOf({}, false)).toContain('ABBR')
  expect(await groupsOf({ fields: { GEOL_LEG: { code: null } } }, true)).toContain('ABBR')
})

test.each([{ fields: { GEOL_LEG: { code: null } } }, { tables: { GEOL: { code: null } } }])(
  'exports of what the API sends have no ABBR where the company hides headings or tables: %j',
  async (settings) => {
    expect(await groupsOf(settings, false)).not.toContain('ABBR')
  },
)
