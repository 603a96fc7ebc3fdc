import { readLog } from '@groundsheet/logs'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { depthScale } from '../../../src/features/strip-log/depth-scale.ts'
import { layoutLanes } from '../../../src/features/strip-log/lane-columns.ts'
import { CodesLane } from '../../../src/features/strip-log/lanes/codes-lane.tsx'
import { nameMarks } from '../../../src/features/strip-log/name-marks.ts'
import { MAX_NAME_SHIFT_PX, NAME_HEIGHT_PX, placeNames } from '../../../src/features/strip-log/place-names.ts'
import { textWidth } from '../../../src/ui/text-width.ts'
import { row } from './sheet/rows.ts'

function drawSamples(samples: readonly (readonly [number, string])[], finalDepth: number, laneShare = 1) {
  const SAMP = samples.map(([top, reference]) =>
    row('SAMP', { SAMP_TOP: top.toFixed(2), SAMP_REF: reference.slice(1), SAMP_TYPE: reference.slice(0, 1) }),
  )
  const [column] = layoutLanes(readLog({ finalDepth, groundLevel: null }, { SAMP }), 0, { laneShare }).columns
  if (!column) throw new Error('no column')
  const scale = depthScale({ from: 0, to: finalDepth }, 680)
  const markup = renderToStaticMarkup(createElement(CodesLane, { column, scale, fills: [] }))
  const texts = [...markup.matchAll(/<text class="log-figure" x="([^"]+)" y="([^"]+)"([^>]*)>([^<]+)/g)].map(
    ([, x, y, attributes = '', text = '']) => {
      const width = Number(/textLength="(\d+)"/.exec(attributes)?.[1] ?? textWidth(text, 10.5))
      return { end: Number(x) + width, y: Number(y), text }
    },
  )
  return { column, scale, texts }
}

test.each([1, 0.7])(
  'at %d times its width the column contains its sample numbers, all different',
  (share) => {
    const numbers = ['DNR001', 'D266965', 'D266966', 'D266968', 'D266970', 'D26697012', 'D26697013']
    const { column, texts } = drawSamples(
      numbers.map((number, index) => [index, number]),
      10,
      share,
    )
    expect(new Set(texts.map(({ text }) => text)).size).toBe(numbers.length)
    for (const { end, text } of texts) {
      expect(end).toBeLessThanOrEqual(column.x + column.width)
      expect(text).toMatch(/^D/)
    }
  },
)

test('samples near the top of a deep hole are counts near their depths, with their types', () => {
  const samples = Array.from({ length: 55 }, (_, index): [number, string] => [
    (index * 17) / 55,
    `${'DEB'.charAt(index % 3)}${index}`,
  ])
  const { scale, texts } = drawSamples(samples, 74)
  for (const { y } of texts) expect(y).toBeLessThan(scale.y(17) + MAX_NAME_SHIFT_PX + NAME_HEIGHT_PX)
  const counts = texts.map(({ text }) => Number(/^×(\d+)/.exec(text)?.[1] ?? 1))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(samples.length)
  expect(texts.some(({ text }) => /^×\d+ [DEB](, [DEB])*/.test(text))).toBe(true)
})

test('names stand near their depths without overlap, and none is lost', () => {
  const tops = fc.array(fc.double({ min: 0, max: 80, noNaN: true }), { minLength: 1, maxLength: 80 })
  const views = fc.tuple(
    fc.double({ min: 0, max: 40, noNaN: true }),
    fc.double({ min: 1, max: 80, noNaN: true }),
  )
  fc.assert(
    fc.property(tops, views, fc.integer({ min: 11, max: 900 }), (given, [from, length], height) => {
      const SAMP = given
        .toSorted((a, b) => a - b)
        .map((top) => row('SAMP', { SAMP_TOP: top.toFixed(2), SAMP_REF: 'D' }))
      const marks = readLog({ finalDepth: 80, groundLevel: null }, { SAMP }).lanes[0]?.marks ?? []
      const placed = placeNames(nameMarks(marks, 4), depthScale({ from, to: from + length }, height))
      expect(placed.reduce((sum, { name }) => sum + name.count, 0)).toBe(marks.length)
      placed.forEach(({ y, depthY }, index) => {
        expect(Math.abs(y - depthY)).toBeLessThanOrEqual(MAX_NAME_SHIFT_PX)
        const above = placed[index - 1]
        if (above) expect(y - above.y).toBeGreaterThan(NAME_HEIGHT_PX - 0.01)
      })
    }),
  )
})
