import { expect, test } from 'vitest'
import { hiddenSides, NOTHING_HIDDEN } from '../../src/ui/hidden-sides.ts'

const sidesOf = (scrollLeft: number) => hiddenSides({ scrollLeft, scrollWidth: 500, clientWidth: 300 })

test('content is hidden on the sides to which the element can scroll', () => {
  expect(sidesOf(0)).toEqual({ left: false, right: true })
  expect(sidesOf(80)).toEqual({ left: true, right: true })
  expect(sidesOf(200)).toEqual({ left: true, right: false })
})

test('nothing is hidden if all content fits, or differs only by rounding', () => {
  expect(hiddenSides({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 })).toEqual(NOTHING_HIDDEN)
  expect(sidesOf(0.6).left).toBe(false)
  expect(sidesOf(199.4).right).toBe(false)
})
