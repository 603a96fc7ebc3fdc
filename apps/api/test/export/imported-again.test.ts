import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAgs } from '@groundsheet/ags'
import { expect, test, vi } from 'vitest'
import { exportProject } from '../../src/export/export-project.ts'
import { smallSite } from '../import/ags-text.ts'
import { delivered } from '../import/listed-deliveries.ts'
import { createWorkspace, type Workspace } from '../import/workspace.ts'

/** Each test exports in a process of its own. */
vi.setConfig({ testTimeout: 120_000 })

async function exportAgs(workspace: Workspace, name = 'out'): Promise<string> {
  const out = join(workspace.folder, `${name}.ags`)
  const database = await workspace.stored()
  const target = { project: 'J1', company: 'Local', format: 'ags', keepLineBreaks: false } as const
  await exportProject({ database, out, ...target })
  return readFileSync(out, 'utf8')
}

test('exported AGS has the TRAN row of the delivery that counts as the newest', async () => {
  const workspace = createWorkspace()
  const older = workspace.write('2.ags', delivered('2', '2024-03-01'))
  await workspace.import(workspace.write('3.ags', delivered('3', '2024-06-14')))
  await workspace.import(older)
  const issues = async (name: string) =>
    parseAgs(await exportAgs(workspace, name))
      .groups.get('TRAN')
      ?.rows.map(([issue]) => issue)
  expect(await issues('before')).toEqual(['3'])
  await workspace.import(older, { asNewest: true })
  expect(await issues('after')).toEqual(['2'])
})

test('rows of a group without known keys are the same rows when their export is imported again', async () => {
  const workspace = createWorkspace()
  const XTST = [
    ['XTST_NAME', 'XTST_REM'],
    ['a', 'first line\r\nsecond line'],
    ['b', 'tab\tand bell\u0007'],
  ]
  await workspace.import(workspace.write('own.ags', smallSite({ XTST })))
  expect(workspace.rows('XTST')).toHaveLength(2)
  await workspace.import(workspace.write('again.ags', await exportAgs(workspace)))
  expect(workspace.rows('XTST').map(({ data }) => data)).toEqual([
    { XTST_NAME: 'a', XTST_REM: 'first line second line' },
    { XTST_NAME: 'b', XTST_REM: 'tab and bell ' },
  ])
})
