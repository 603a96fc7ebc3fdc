import type { TableRow } from '@groundsheet/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeFrame } from '../../../src/features/plots/plot-frame.ts'
import { isAxisUpwards, limitsOf } from '../../../src/features/plots/plot-limits.ts'
import { colouredBy } from '../../../src/features/plots/plot-legend.ts'
import { kindOf } from '../../../src/features/plots/kinds/plot-kinds.ts'
import { SizeFractions } from '../../../src/features/plots/kinds/size-fractions.tsx'
import { linesOf, placed, plotOf, row } from './line-plots.ts'

const grading = plotOf('grading')

const sieve = (hole: string, size: string, percent: string): TableRow =>
  row('GRAT', hole, {
    ...{ SAMP_TOP: '2.00', SAMP_REF: '1', SAMP_TYPE: 'B', GRAT_SIZE: size, GRAT_PERP: percent },
  })

test('a grading curve joins sizes in ascending order, on a scale from clay to cobbles', () => {
  const points = placed(grading, 'GRAT', [
    sieve('BH1', '2', '70'),
    sieve('BH1', '0.063', '58'),
    sieve('BH1', '63', '100'),
  ])
  expect(linesOf(grading, points).map(([from, to]) => [from.point.value, to.point.value])).toEqual([
    [0.063, 0.063],
    [0.063, 2],
    [2, 63],
  ])
  const limits = limitsOf({ plot: grading, points, axis: 'depth', fit: 'all' })
  expect(limits).toEqual({ values: { kind: 'log', from: 0.001, to: 200 }, heights: { from: 0, to: 100 } })
  const wrong = placed(grading, 'GRAT', [sieve('BH1', '2', '104')])
  expect(limitsOf({ plot: grading, points: wrong, axis: 'depth', fit: 'all' }).heights.to).toBe(104)
  expect(isAxisUpwards({ plot: grading, axis: 'depth' })).toBe(true)
  expect(colouredBy(grading, undefined)).toBe('line')
  expect(colouredBy(grading, 'stratum')).toBe('stratum')
  expect(colouredBy(plotOf('spt'), 'line')).toBe('stratum')
})

test('names of size fractions are below the ticks of sizes, each between its limits', () => {
  const points = placed(grading, 'GRAT', [sieve('BH1', '2', '70')])
  const limits = limitsOf({ plot: grading, points, axis: 'depth', fit: 'all' })
  const { headHeight, footHeight } = kindOf(grading)
  const frame = makeFrame(
    { limits, window: null, upwards: true, headHeight, footHeight },
    { width: 900, height: 400 },
  )
  const drawn = renderToStaticMarkup(createElement('svg', {}, createElement(SizeFractions, { frame })))
  const names = [...drawn.matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)</g)].map(([, x, name]) => ({
    name,
    x: Number(x),
  }))
  const between = (name: string, from: number, to: number) =>
    names.filter((one) => one.name === name && one.x > frame.x(from) && one.x < frame.x(to)).length
  const heights = [...drawn.matchAll(/<text [^>]*y="([\d.]+)"/g)].map(([, y]) => Number(y))
  expect(Math.min(...heights)).toBeGreaterThan(frame.bottom + 14)
  expect(Math.max(...heights)).toBeLessThan(400 - 12)
  expect(between('SAND', 0.063, 2)).toBe(1)
  expect(between('GRAVEL', 2, 63)).toBe(1)
  expect(between('SILT', 0.002, 0.063)).toBe(1)
  expect(between('fine', 0.063, 0.2)).toBe(1)
  expect(between('coarse', 20, 63)).toBe(1)
})
