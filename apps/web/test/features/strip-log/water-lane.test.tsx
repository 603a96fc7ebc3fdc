import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { depthScale } from '../../../src/features/strip-log/depth-scale.ts'
import { WaterLane } from '../../../src/features/strip-log/lanes/water-lane.tsx'
import { row } from './sheet/rows.ts'
import { partOf } from '../../../../../test/part-of.ts'

const mark = { row: row('WSTD', {}), top: 1, base: 1, label: '20 min', series: 'standing' }
const labelIn = (width: number, marks: readonly object[] = [mark]) =>
  /<text[^>]*>/.exec(
    renderToStaticMarkup(
      createElement(
        WaterLane,
        partOf<Parameters<typeof WaterLane>[0]>({
          column: {
            lane: { id: 'water', kind: 'water', marks, from: 0, scaleMax: 0, outside: [] },
            part: 'marks',
            x: 100,
            width,
          },
          scale: depthScale({ from: 0, to: 2 }, 200),
          fills: [],
        }),
      ),
    ),
  )?.[0]

test('the time of a water level stays in its lane: narrower letters where the lane is narrow', () => {
  expect(labelIn(50)).toContain('x="145"')
  expect(labelIn(50)).not.toContain('textLength')
  expect(labelIn(32)).toContain('x="131" textLength="30"')
})

test('the time of a level is above it where the sign of a strike is just below', () => {
  const strike = (top: number) => ({ row: row('WSTG', {}), top, base: top, label: '', series: 'strike' })
  expect(labelIn(50, [mark, strike(1.15)])).toContain('y="90"')
  expect(labelIn(50, [mark, strike(1.5)])).toContain('y="111"')
})

test('the time of a level is above it where another level is just below', () => {
  const level = (top: number) => ({ ...mark, top, base: top })
  expect(labelIn(50, [mark, level(1.15)])).toContain('y="90"')
  expect(labelIn(50, [mark, { ...level(1.15), minor: true }])).toContain('y="111"')
})
