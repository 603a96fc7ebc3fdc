import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { lay, row, sourceOf } from './rows.ts'

type Ranged = readonly [top: string, base: string, text: string]

/** Details printed in the description column of a log of these strata, each as one line. */
function detailsOn(strata: readonly Ranged[], details: readonly Ranged[]): string[] {
  const GEOL = strata.map(([GEOL_TOP, GEOL_BASE, GEOL_DESC]) =>
    row('GEOL', { GEOL_TOP, GEOL_BASE, GEOL_DESC }),
  )
  const DETL = details.map(([DETL_TOP, DETL_BASE, DETL_DESC]) =>
    row('DETL', { DETL_TOP, DETL_BASE, DETL_DESC }),
  )
  const ids = DETL.map(({ id }) => id)
  const log = readLog({ finalDepth: 30, groundLevel: null }, { GEOL, DETL }, () => '')
  return lay(sourceOf(log), 50).sheets.flatMap(({ part }) =>
    (part?.texts ?? [])
      .filter(({ column }) => column.id === 'description')
      .flatMap(({ placed }) =>
        placed.flatMap(({ block }) => (ids.includes(block.key) ? [block.cells.flat().join(' ')] : [])),
      ),
  )
}

const STIFF: Ranged = ['1.00', '4.00', 'Stiff brown slightly sandy CLAY, with occasional cobbles. (TILL)']
const FIRM: Ranged = ['4.00', '6.00', 'Firm to stiff grey CLAY']

test.each<Ranged>([
  // The words are those of another stratum.
  ['1.50', '1.50', 'Firm'],
  // Sandy is more than slightly sandy.
  ['1.00', '4.00', 'sandy'],
  // The depths are new.
  ['2.00', '2.50', 'with occasional cobbles'],
  ['4.50', '4.50', 'Firm'],
  ['20.30', '20.90', 'AZCL'],
])('a detail is printed although a description has its words: %s to %s m %s', (...detail) => {
  const lost: Ranged = ['20.00', '21.00', 'AZCL']
  expect(detailsOn([STIFF, FIRM, lost], [detail]).join()).toContain(detail[2])
})

test.each<readonly [printed: string, ...Ranged]>([
  ['20.30–20.90 m: AZCL', '20.300', '20.900', 'AZCL'],
  ['20.30 m: AZCL', '20.300', '20.300', 'AZCL'],
  ['20.30 m: AZCL', '20.300', '', 'AZCL'],
  // The text states one end only, or another number.
  ['2.00–3.00 m: From 2.00m sandy', '2.00', '3.00', 'From 2.00m sandy'],
  ['3.00 m: Seepage at 13.00 m', '3.00', '3.00', 'Seepage at 13.00 m'],
  ['2.00 m: 2 cobbles', '2.00', '2.00', '2 cobbles'],
  ['At 2.00 m: band of gravel', '2.00', '2.00', 'At 2.00 m: band of gravel'],
  ['2m: band of gravel', '2.00', '2.00', '2m: band of gravel'],
  ['2.00-2.50m: sandy', '2.00', '2.50', '2.00-2.50m: sandy'],
  ['Between 2m and 2.5m sandy', '2.00', '2.50', 'Between 2m and 2.5m sandy'],
])('a detail is printed with its depths, unless its text states them: %s', (printed, ...detail) => {
  expect(detailsOn([STIFF], [detail])).toEqual([printed])
})
