import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAgs } from '@groundsheet/ags'
import { describe, expect, test, vi } from 'vitest'
import { findRules } from '../../../../test/find-rules.ts'
import { exportProject } from '../../src/export/export-project.ts'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'

/** An issue of a site with one vane test, with the TYPE and UNIT of its value and of its date. */
function issue(
  tran: readonly string[],
  types: readonly string[],
  units: readonly string[],
  row: string[],
): string {
  const IVAN = ['LOCA_ID', 'IVAN_DPTH', 'IVAN_IVAN', 'IVAN_DATE']
  const text = smallSite({ TRAN: [['TRAN_ISNO', 'TRAN_DATE'], [...tran]], IVAN: [IVAN, row] })
  const quoted = (values: readonly string[]) => values.map((value) => `"${value}"`).join(',')
  const lines = text.split('\r\n')
  const start = lines.indexOf('"GROUP","IVAN"')
  return lines
    .with(start + 2, quoted(['UNIT', '', 'm', 'kPa', ...units]))
    .with(start + 3, quoted(['TYPE', 'ID', ...types]))
    .join('\r\n')
}

const oldRow = ['BH1', '1.00', '40', '2024-05-01']
const newRow = ['BH2', '0.50', '0.00', '2024-05-02T09:30']

/** Each test exports in a process of its own. */
vi.setConfig({ testTimeout: 120_000 })

describe.each([
  ['of different issues', ['1', '2024-01-01'], ['2', '2024-06-14']],
  ['of one issue number', ['1', '2024-01-01'], ['1', '2024-06-14']],
  ['without issue and date', ['', ''], ['', '']],
])('a merged export of deliveries %s', (_way, tranOfOld, tranOfNew) => {
  const old = issue(tranOfOld, ['2DP', '0DP', 'DT'], ['yyyy-mm-dd'], oldRow)
  const recent = issue(tranOfNew, ['2DP', '2DP', 'DT'], ['yyyy-mm-ddThh:mm'], newRow)

  test.each([
    ['the older one first', ['old', 'new'] as const],
    ['the newer one first', ['new', 'old'] as const],
  ])('has a TYPE that all its values fit: %s', async (_order, names) => {
    const workspace = createWorkspace()
    for (const name of names)
      await workspace.import(workspace.write(`${name}.ags`, name === 'old' ? old : recent))
    const out = join(workspace.folder, 'out.ags')
    const database = await workspace.stored()
    await exportProject({
      database,
      project: 'J1',
      company: 'Local',
      format: 'ags',
      out,
      keepLineBreaks: false,
    })
    const text = readFileSync(out, 'utf8')
    const group = parseAgs(text).groups.get('IVAN')
    expect(group?.types).toEqual(['ID', '2DP', 'U', 'X'])
    expect(group?.rows.map((row) => row[2]).toSorted()).toEqual(['0.00', '40'])
    const ofIvan = (await findRules(text)).filter(({ rule, group: code }) => rule === '8' && code === 'IVAN')
    expect(ofIvan).toEqual([])
  })
})

test('a merged export names the id of a sample whose depth a newer delivery states otherwise', async () => {
  const SAMP = ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID']
  const withSample = (issue: string, top: string) =>
    smallSite({
      TRAN: [
        ['TRAN_ISNO', 'TRAN_DATE'],
        [issue, `2024-0${issue}-01`],
      ],
      SAMP: [SAMP, ['BH1', top, '1', 'D', 'S1']],
    }).replace('"TYPE","X","X","X","X","X"\r\n"DATA","BH1"', '"TYPE","ID","X","X","X","ID"\r\n"DATA","BH1"')
  const workspace = createWorkspace()
  await workspace.import(workspace.write('1.ags', withSample('1', '1.00')))
  await workspace.import(workspace.write('2.ags', withSample('2', '1.20')))
  const out = join(workspace.folder, 'out.ags')
  const database = await workspace.stored()
  const { notes } = await exportProject({ database, project: 'J1', company: 'Local', format: 'ags', out })
  expect(notes).toContain('SAMP: 1 identifier stands in several rows, as stored (AGS 4 rule 8): SAMP_ID S1')
  const found = await findRules(readFileSync(out, 'utf8'))
  expect(found.filter(({ rule, group }) => rule === '8' && group === 'SAMP')).toHaveLength(1)
})
