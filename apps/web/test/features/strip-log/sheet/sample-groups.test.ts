import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { lay, row, sourceOf, written } from './rows.ts'

const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '27', GEOL_DESC: 'Stiff CLAY' })]
const sample = (top: string, type: string, ref: string, more: Record<string, string> = {}) =>
  row('SAMP', { SAMP_TOP: top, SAMP_TYPE: type, SAMP_REF: ref, ...more })
const spt = (top: string) => row('ISPT', { ISPT_TOP: top, ISPT_NVAL: '12' })

/** A hole of 27 m at 1:50 with these samples and standard penetration tests. */
function laySamples(SAMP: ReturnType<typeof row>[], ISPT: ReturnType<typeof row>[]) {
  const log = readLog({ finalDepth: 27, groundLevel: null }, { GEOL, SAMP, ISPT }, () => '')
  return lay(sourceOf(log, { ISPT }), 50)
}

/** Texts in the sample column of each sheet, with their distances from their depths, px. */
const rowsOn = (layout: ReturnType<typeof lay>) =>
  layout.sheets.flatMap(({ part }, sheet) =>
    part
      ? part.texts
          .filter(({ column }) => column.id === 'rows')
          .flatMap(({ placed }) =>
            placed.map(({ block, y }) => ({
              sheet,
              at: block.at,
              text: block.cells.flat().join(' '),
              moved: Math.abs(y - part.scale.y(block.at)),
            })),
          )
      : [],
  )

const gas = Array.from({ length: 60 }, (_, index) => sample('0.00', 'G', String(index)))
const soil = Array.from({ length: 30 }, (_, index) => sample('0.00', 'ES', String(index)))

test('many samples at one depth are printed as counts by type, and all are listed below the columns', () => {
  const layout = laySamples([...gas, ...soil, sample('1.20', 'D', '1')], [spt('1.20'), spt('8.00')])
  const [first] = rowsOn(layout)
  expect(first?.text).toBe('0.00 ×90 60 G, 30 ES: see list of samples')
  const words = new Set(written(layout).map((word) => word.replace(/[,.;]$/, '')))
  for (const { data } of [...gas, ...soil]) expect(words).toContain(`${data.SAMP_TYPE}${data.SAMP_REF}`)
  expect(written(layout).join(' ')).toContain('90 samples at 0.00 m: G')
})

test('a test result below a depth with many samples is at its own depth', () => {
  const rows = rowsOn(laySamples([...gas, sample('1.20', 'D', '1')], [spt('1.20'), spt('8.00')]))
  const tests = rows.filter(({ text }) => text.includes('SPT'))
  expect(tests.map(({ at }) => at)).toEqual([1.2, 8])
  for (const { sheet, moved } of tests) {
    expect(sheet).toBe(0)
    expect(moved).toBeLessThan(25)
  }
})

test('samples are moved for a test result, not the result for them', () => {
  const SAMP = Array.from({ length: 12 }, (_, index) => sample((4 + index / 20).toFixed(2), 'D', `${index}`))
  const result = rowsOn(laySamples(SAMP, [spt('4.60')])).find(({ text }) => text.includes('SPT'))
  expect(result?.moved).toBeLessThan(12)
})

test('a few samples at one depth keep their names, and details of counted samples are listed', () => {
  const few = ['1', '2', '3', '4'].map((ref) => sample('2.00', 'D', ref))
  expect(rowsOn(laySamples(few, [])).map(({ text }) => text)).toEqual([
    '2.00 D1',
    '2.00 D2',
    '2.00 D3',
    '2.00 D4',
  ])
  const more = [...few, sample('2.00', 'U', '5', { SAMP_BASE: '2.45', SAMP_UBLO: '18' })]
  expect(written(laySamples(more, [])).join(' ')).toContain('U5 (2.00–2.45 m, 18 blows)')
})

test('a tube of an impossible length is printed with the depths of its row', () => {
  const layout = laySamples([sample('1.70', 'U', '07', { SAMP_BASE: '21.50' })], [])
  expect(rowsOn(layout)[0]?.text).toContain('1.70–21.50 U07')
})

test.each([
  ['with tests', [spt('8.00')]],
  ['without tests', []],
])('blows and recovery of samples are printed as stated in a hole %s', (_, tests) => {
  const SAMP = [
    sample('9.00', 'B', '16', { SAMP_PREC: 'No Recovery' }),
    sample('12.00', 'U', '17', { SAMP_UBLO: '30', SAMP_RECV: '90' }),
  ]
  const texts = rowsOn(laySamples(SAMP, tests)).map(({ text }) => text)
  expect(texts).toContain('9.00 B16 No Recovery')
  expect(texts).toContain('12.00 U17 30 blows 90% recovered')
})
