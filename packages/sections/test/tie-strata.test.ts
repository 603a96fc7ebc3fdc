import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tieStrata, type KeyedStratum } from '../src/index.ts'

/** `A:5 B:10`: strata from the level down, each to a depth. */
function hole(text: string, level = 0): KeyedStratum[] {
  let top = level
  return text.split(' ').map((part) => {
    const [key = '', depth = ''] = part.split(':')
    const base = level - Number(depth)
    const stratum = { key, top, base }
    top = base
    return stratum
  })
}

const keysOf = (left: KeyedStratum[], right: KeyedStratum[]) =>
  tieStrata(left, right)
    .map(({ key }) => key)
    .join('')

test('strata of both holes are tied from the top down', () =>
  expect(keysOf(hole('A:1 B:3 C:9'), hole('A:2 B:5 C:7'))).toBe('ABC'))

test('strata missing in one hole are skipped', () =>
  expect(keysOf(hole('A:1 B:3 C:9'), hole('A:2 C:7'))).toBe('AC'))

test('of strata in another order only the longest common sequence is tied', () =>
  expect(keysOf(hole('A:1 B:2 C:3 D:4'), hole('D:1 A:2 B:3 C:4'))).toBe('ABC'))

test('a repeated stratum is tied to the one at its level', () => {
  const [tie] = tieStrata(hole('X:5 A:6'), hole('A:1 Y:5 A:6'))
  expect(tie?.right.top).toBe(-5)
})

test('layers of one stratum are tied as one', () => {
  expect(tieStrata(hole('A:1 A:4 B:5'), hole('A:3 B:6'))[0]).toEqual({
    key: 'A',
    left: { key: 'A', top: 0, base: -4 },
    right: { key: 'A', top: 0, base: -3 },
  })
})

test('layers with a gap between them are tied separately', () => {
  const gap = [
    { key: 'A', top: 0, base: -1 },
    { key: 'A', top: -2, base: -3 },
  ]
  expect(tieStrata(gap, gap)).toHaveLength(2)
})

test('a stratum without a key is tied to none, and holes without strata have no ties', () => {
  expect(tieStrata(hole(':1 A:2'), hole(':1 A:2'))).toHaveLength(1)
  expect(tieStrata([], hole('A:1'))).toEqual([])
})

test('a stratum that overlaps the one above is not tied', () => {
  const overlapping = [
    { key: 'A', top: 0, base: -5 },
    { key: 'B', top: -3, base: -4 },
    { key: 'C', top: -5, base: -9 },
  ]
  expect(keysOf(overlapping, hole('A:1 B:2 C:3'))).toBe('AC')
})

const layers = fc
  .array(
    fc.record({
      key: fc.constantFrom('A', 'B', 'C', ''),
      top: fc.integer({ min: -30, max: 0 }),
      thick: fc.nat(6),
    }),
    {
      maxLength: 12,
    },
  )
  .map((drawn) =>
    drawn.map(({ key, top, thick }) => ({ key, top, base: top - thick })).sort((a, b) => b.top - a.top),
  )

test('ties never cross, and join equal keys only, whatever the holes are like', () => {
  fc.assert(
    fc.property(layers, layers, (left, right) => {
      const ties = tieStrata(left, right)
      for (const [index, tie] of ties.entries()) {
        expect(tie.left.key).toBe(tie.right.key)
        const above = ties[index - 1]
        if (above) {
          expect(tie.left.top).toBeLessThanOrEqual(above.left.base)
          expect(tie.right.top).toBeLessThanOrEqual(above.right.base)
        }
      }
    }),
  )
})

test('a hole is tied to itself completely', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 10 }), (keys) => {
      const same = hole(keys.map((key, index) => `${key}:${index + 1}`).join(' '))
      const runs = keys.filter((key, index) => key !== keys[index - 1])
      expect(keysOf(same, same)).toBe(runs.join(''))
    }),
  )
})
