import { expect, test } from 'vitest'
import { hiddenSides, NOTHING_HIDDEN } from '../../src/ui/hidden-sides.ts'

const sidesOf = (scrollLeft: number) => hiddenSides({ scrollLeft, scrollWidth: 500, clientWidth: 300 })

test('content is out of sight where the scroller can still go', () => {
  expect(sidesOf(0)).toEqual({ left: false, right: true })
  expect(sidesOf(80)).toEqual({ left: true, right: true })
  expect(sidesOf(200)).toEqual({ left: true, right: false })
})

test('nothing is out of sight where all of it fits, nor where browsers round', () => {
  expect(hiddenSides({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 })).toEqual(NOTHING_HIDDEN)
  expect(sidesOf(0.6).left).toBe(false)
  expect(sidesOf(199.4).right).toBe(false)
})
