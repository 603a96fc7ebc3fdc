import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlacedPoint } from '../../../src/features/plots/place-points.ts'
import type { PlotFrame } from '../../../src/features/plots/plot-frame.ts'
import type { PlotSymbol } from '../../../src/features/plots/plot-symbols.ts'
import { PointPaths } from '../../../src/features/plots/sheet/point-paths.tsx'
import { partOf } from '../../../../../test/part-of.ts'

const frame = partOf<PlotFrame>({ left: 0, top: 0, right: 100, bottom: 100, x: Number, y: Number })
const pointAt = (value: number) =>
  ({ point: { value, series: '' }, height: value, from: value, to: value }) as PlacedPoint

test('the interior of an open symbol in print is drawn after its own body, whatever comes before', () => {
  const symbols: PlotSymbol[] = [
    { shape: 'circle', fill: 'blue', variant: 2 },
    { shape: 'square', fill: 'orange', variant: 2 },
  ]
  const points = symbols.map((_, index) => pointAt(10 + index * 40))
  const markup = renderToStaticMarkup(
    <svg>
      <PointPaths
        frame={frame}
        points={points}
        symbolOf={(point) => symbols[points.indexOf(point)] ?? { shape: 'circle', fill: 'none' }}
        joined={false}
        traced={undefined}
        kind="depth"
        radius={4}
      />
    </svg>,
  )
  const fills = Array.from(markup.matchAll(/fill:([^;"]+)/g), ([, fill]) => fill)
  expect(fills.slice(0, 6)).toEqual([
    'blue',
    'var(--sheet)',
    'var(--ink)',
    'orange',
    'var(--sheet)',
    'var(--ink)',
  ])
})

test('a contradicted value has an asterisk above its symbol in print, three lines', () => {
  const drawn = (uncounted?: 'contradicted' | 'earlier') => {
    const placed = pointAt(50)
    const markup = renderToStaticMarkup(
      <svg>
        <PointPaths
          frame={frame}
          points={[{ ...placed, point: { ...placed.point, ...(uncounted && { uncounted }) } }]}
          symbolOf={() => ({ shape: 'circle', fill: 'blue' })}
          joined={false}
          traced={undefined}
          kind="depth"
          radius={4}
        />
      </svg>,
    )
    return (markup.match(/L/g) ?? []).length
  }
  expect([drawn(), drawn('earlier'), drawn('contradicted')]).toEqual([0, 0, 3])
})
