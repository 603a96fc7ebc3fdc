import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareDatabase } from '../../src/start/prepare-database.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

test('npm start states where the viewer and the command import list all findings', async () => {
  const workspace = createWorkspace()
  const rows = Array.from({ length: 30 }, (_, i) => ['BH1', '0.00', '1.00', `CLAY ${i}`])
  const GEOL = [['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'], ...rows]
  const path = workspace.write('site.ags', smallSite({ GEOL }))
  const printed: string[] = []
  await prepareDatabase(join(workspace.folder, 'start.sqlite'), {
    paths: [path],
    command: 'npm start --',
    print: (...lines) => printed.push(...lines),
  })
  const text = printed.join('\n')
  expect(text).toMatch(
    /… and \d+ more; the viewer lists all under Import findings, as does npx groundsheet import --json$/m,
  )
  expect(text).not.toContain('; --json')
})
