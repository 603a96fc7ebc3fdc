import { expect, test } from 'vitest'
import { issuedOn, withUnits } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const SAMPLES = ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID']
const LIMITS = [...SAMPLES, 'SPEC_REF', 'SPEC_DPTH', 'LLPL_LL']

type Row = readonly string[]

const site = (date: string, depths: Readonly<Record<string, { unit: string; rows: readonly Row[] }>>) =>
  Object.entries(depths).reduce(
    (text, [group, { unit }]) => withUnits(text, group, { SAMP_TOP: unit }),
    issuedOn(
      date,
      Object.fromEntries(
        Object.entries(depths).map(([group, { rows }]) => [
          group,
          [group === 'SAMP' ? SAMPLES : LIMITS, ...rows],
        ]),
      ),
    ),
  )

const samplesIn = (unit: string, top: string) => ({ SAMP: { unit, rows: [['BH1', top, '4', 'U', 'S4']] } })
const limitsIn = (unit: string, top: string) => ({
  LLPL: { unit, rows: [['BH1', top, '4', 'U', 'S4', 'A', '1.10', '45']] },
})

/** The sample that the limits name, and that of the samples; with the units of both. */
function linkOf(workspace: Workspace) {
  const [limits] = workspace.rows('LLPL')
  const [sample] = workspace.rows('SAMP')
  const units = workspace
    .dictionary()
    .tables.filter(({ table }) => ['SAMP', 'LLPL'].includes(table))
    .flatMap(({ headings }) => headings.filter(({ heading }) => heading === 'SAMP_TOP'))
  return {
    named: limits?.parents.find(({ table }) => table === 'SAMP')?.keys.SAMP_TOP,
    own: sample?.data.SAMP_TOP,
    units: units.map(({ unit }) => unit),
  }
}

const IN_M = { named: '1.000', own: '1.00', units: ['m', 'm'] }

test('rows and their parents state depths in one unit, of one file', async () => {
  const workspace = createWorkspace()
  const text = site('2024-01-01', { ...samplesIn('m', '1.00'), ...limitsIn('mm', '1000') })
  const { diagnostics } = await workspace.import(workspace.write('site.ags', text))
  expect(linkOf(workspace)).toEqual(IN_M)
  expect(diagnostics.items.filter(({ rule }) => rule === 'unit-converted')).toMatchObject([
    {
      severity: 'warning',
      group: 'LLPL',
      heading: 'SAMP_TOP',
      message:
        'The unit is mm here and m in SAMP, whose rows are linked by this key; converted to m without ' +
        'rounding: the values in the 1 row of this block',
    },
  ])
})

test.each([
  ['the rows first', [1, 0]],
  ['their parents first', [0, 1]],
])('rows and their parents state depths in one unit, of two deliveries: %s', async (_order, order) => {
  const workspace = createWorkspace()
  const texts = [site('2024-01-01', samplesIn('m', '1.00')), site('2024-06-14', limitsIn('mm', '1000'))]
  for (const place of order) await workspace.import(workspace.write(`${place}.ags`, texts[place] ?? ''))
  expect(linkOf(workspace)).toEqual(IN_M)
})

test('stored parents come into the unit of the dictionary where later rows state it', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('0.ags', site('2024-01-01', samplesIn('mm', '1000'))))
  expect(linkOf(workspace)).toMatchObject({ own: '1000', units: ['mm'] })
  await workspace.import(workspace.write('1.ags', site('2024-06-14', limitsIn('m', '1.00'))))
  expect(linkOf(workspace)).toEqual({ named: '1.00', own: '1.000', units: ['m', 'm'] })
})

test('units that cannot be converted stay as they are stated', async () => {
  const workspace = createWorkspace()
  const text = site('2024-01-01', { ...samplesIn('m', '1.00'), ...limitsIn('deg', '1000') })
  await workspace.import(workspace.write('site.ags', text))
  expect(linkOf(workspace)).toEqual({ named: '1000', own: '1.00', units: ['deg', 'm'] })
})

test('depths converted for a linked key stay so when a later delivery states neither group', async () => {
  const workspace = createWorkspace()
  const first = site('2024-01-01', { ...samplesIn('mm', '1000'), ...limitsIn('m', '1.00') })
  await workspace.import(workspace.write('1.ags', first))
  const before = linkOf(workspace)
  await workspace.import(workspace.write('2.ags', site('2024-02-01', {})))
  expect(linkOf(workspace)).toEqual(before)
  const other = { SAMP: { unit: 'm', rows: [['BH1', '3.00', '5', 'B', 'S5']] } }
  await workspace.import(workspace.write('3.ags', site('2024-03-01', other)))
  expect(linkOf(workspace)).toEqual(before)
  expect(before).toEqual({ named: '1.00', own: '1.000', units: ['m', 'm'] })
})
