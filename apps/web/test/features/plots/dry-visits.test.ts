import { strataOfHoles } from '@groundsheet/plots'
import { expect, test } from 'vitest'
import { makeFrame, spotOf } from '../../../src/features/plots/plot-frame.ts'
import { isAxisUpwards, limitsOf } from '../../../src/features/plots/plot-limits.ts'
import { makePlotLegend } from '../../../src/features/plots/plot-legend.ts'
import { pointsText } from '../../../src/features/plots/points-text.ts'
import { legendCells } from '../../../src/features/plots/sheet/legend-columns.ts'
import { symbolWithNote } from '../../../src/features/plots/plot-symbols.ts'
import { dip, glossary, hydrograph, joined, placed } from './line-plots.ts'

test('lines break at a dry visit, at a visit without a reading and at a long interval', () => {
  const dryAt = (day: number, text: string) =>
    [0, 7, 14, 21, 28].map((at) => dip('BH1', '1', at, at === day ? text : '2.0'))
  expect(joined(placed(hydrograph, 'MOND', dryAt(14, 'Dry')))).toEqual([
    [0, 7],
    [21, 28],
  ])
  expect(joined(placed(hydrograph, 'MOND', dryAt(7, 'Blocked')))).toEqual([
    [14, 21],
    [21, 28],
  ])
  const late = [0, 7, 14, 21, 100].map((at) => dip('BH1', '1', at, '2.0'))
  expect(joined(placed(hydrograph, 'MOND', late))).toEqual([
    [0, 7],
    [7, 14],
    [14, 21],
  ])
})

test('gaps of a data logger are measured in days, including after a day without a change', () => {
  const logged = (day: number, depth: (hour: number) => number) =>
    Array.from({ length: 24 }, (_, hour) => dip('BH1', '1', day + hour / 24, depth(hour).toFixed(2)))
  const points = placed(hydrograph, 'MOND', [
    ...logged(0, (hour) => 2 + hour / 100),
    ...logged(1, () => 2.1),
    ...logged(2, (hour) => 2 + hour / 100),
    ...logged(8, (hour) => 2 + hour / 100),
  ])
  const stretches = joined(points)
  expect(stretches).toHaveLength(24 + 1 + 24 - 1 + 23)
  expect(Math.max(...stretches.map(([from = 0, to = 0]) => to - from))).toBe(1)
})

test('a dry visit is marked at the bottom of the frame, and not in figures, scale or copied depths', () => {
  const points = placed(hydrograph, 'MOND', [
    dip('BH1', '1', 0, '2.0'),
    dip('BH1', '1', 7, '3.0'),
    dip('BH1', '1', 14, 'Dry'),
  ])
  const subject = { plot: hydrograph, points, axis: 'depth', fit: 'all' } as const
  const limits = limitsOf(subject)
  expect(limits.heights.to).toBeLessThan(4)
  const frame = makeFrame(
    { limits, window: null, upwards: isAxisUpwards(subject) },
    { width: 500, height: 300 },
  )
  for (const point of points) {
    const { x, y } = spotOf(frame, point)
    expect(x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom).toBe(true)
    expect(y > frame.bottom - 10).toBe(point.point.note === 'dry')
  }
  const legend = makePlotLegend({ plot: hydrograph, points, by: 'line', strata: strataOfHoles([]), glossary })
  expect(legend.entries[0]).toMatchObject({ count: 2, summary: { exact: { count: 2, min: 2, max: 3 } } })
  expect(symbolWithNote({ fill: 'none', shape: 'circle' }, { note: 'dry' }).shape).toBe('triangle-down')
  const copied = pointsText(points, hydrograph, glossary).trimEnd().split('\n')
  expect(copied.at(-1)).toMatch(/^BH1\t\t\t\t.*2021-01-15\t1 at 5\.00 m\tdry\t/)
})

test('an installation that was always dry has dashes in place of figures', () => {
  const points = placed(hydrograph, 'MOND', [dip('BH1', '1', 0, 'Dry')])
  const legend = makePlotLegend({ plot: hydrograph, points, by: 'line', strata: strataOfHoles([]), glossary })
  expect(legend.entries.flatMap(legendCells)).toEqual(['BH1 1 at 5.00 m', '0', '–', '–', '–', ''])
})
