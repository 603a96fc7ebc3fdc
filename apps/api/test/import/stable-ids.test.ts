import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

describe('ids', () => {
  test('are the same on any machine', async () => {
    const [here, there] = [createWorkspace(), createWorkspace()]
    await here.import(here.write('a.ags', smallSite()))
    await there.import(
      there.write(
        'other.ags',
        smallSite({
          PROJ: [
            ['PROJ_ID', 'PROJ_NAME'],
            ['J0', 'Before'],
          ],
        }),
      ),
    )
    await there.import(there.write('folder/b.ags', smallSite()))
    const idsOf = (workspace: typeof here) => workspace.holes().map(({ id }) => id)
    expect(idsOf(here)).toEqual(idsOf(there).slice(2))
    const idOf = (...thing: unknown[]) =>
      createHash('sha256').update(JSON.stringify(thing)).digest('hex').slice(0, 24)
    const project = idOf('project', idOf('company', 'Local'), 'J1')
    expect(idsOf(here)).toEqual(['BH1', 'BH2'].map((name) => idOf('row', project, 'LOCA', name, 0)))
  })

  test('differ between companies', async () => {
    const workspace = createWorkspace()
    const file = workspace.write('a.ags', smallSite())
    await workspace.import(file, { company: 'North' })
    await workspace.import(file, { company: 'South' })
    expect(new Set(workspace.holes().map(({ id }) => id)).size).toBe(4)
    expect(workspace.projects()).toHaveLength(2)
  })
})
