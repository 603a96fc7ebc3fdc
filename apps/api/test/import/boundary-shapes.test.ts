import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCrossing } from '../../src/import/annotations/find-crossing.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

const BOW_TIE = [
  [-1.5, 53.3],
  [-1.4, 53.4],
  [-1.4, 53.3],
  [-1.5, 53.4],
  [-1.5, 53.3],
]

const polygon = (name: string, ...coordinates: number[][][]) => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Polygon', coordinates },
})

describe('boundaries of a project folder', () => {
  test('one that crosses itself and one across the antimeridian are listed, stored as given', async () => {
    const workspace = createWorkspace()
    const features = [
      polygon('Bow tie', BOW_TIE),
      polygon('Pacific', [
        [179, -17],
        [-179, -17],
        [-179, -16],
        [179, -17],
      ]),
      polygon(
        'Site',
        BOW_TIE.filter((_, index) => index !== 1),
      ),
    ]
    workspace.write('company/company.json', JSON.stringify({ name: 'North Ground' }))
    workspace.write('company/projects/mill/site.ags', smallSite())
    workspace.write(
      'company/projects/mill/boundaries.geojson',
      JSON.stringify({ type: 'FeatureCollection', features }),
    )
    const { diagnostics } = await workspace.import(`${workspace.folder}/company`)
    const found = diagnostics.items.filter(({ rule }) => rule === 'boundary-shape')
    expect(found.map(({ severity, message, advice }) => [severity, message, advice])).toEqual([
      [
        'warning',
        '"Bow tie" crosses itself near 53.300000, -1.500000: its area depends on the program that draws it',
        'Correct the order of its corners there',
      ],
      [
        'warning',
        '"Pacific" spans more than 180 degrees of longitude',
        'Divide a shape across the antimeridian there (RFC 7946, 3.1.9)',
      ],
    ])
  })
})

/** Any two segments, as the definition states it. */
function crossesItself(ring: readonly (readonly [number, number])[]): boolean {
  const side = ([ax, ay]: readonly number[], [bx, by]: readonly number[], [px, py]: readonly number[]) =>
    Math.sign(
      ((bx ?? 0) - (ax ?? 0)) * ((py ?? 0) - (ay ?? 0)) - ((by ?? 0) - (ay ?? 0)) * ((px ?? 0) - (ax ?? 0)),
    )
  return ring.slice(1).some((to, i) =>
    ring.slice(1).some((end, j) => {
      const [a, b] = [ring[i] ?? [], ring[j] ?? []]
      return side(a, to, b) * side(a, to, end) < 0 && side(b, end, a) * side(b, end, to) < 0
    }),
  )
}

describe('crossings of a ring', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))

  test('are those of a comparison of all pairs of segments', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 8 }), (points) => {
        const [first = [0, 0] as [number, number]] = points
        const ring = [...points, first]
        expect(findCrossing(ring) !== null).toBe(crossesItself(ring))
      }),
      { numRuns: 500 },
    )
  })

  test('a ring of many positions that lie side by side is given up, not compared for minutes', () => {
    const comb = Array.from({ length: 60_000 }, (_, index) => [index % 2, index / 60_000])
    expect(findCrossing([...comb, comb[0] ?? []])).toBe('too many')
  })
})
