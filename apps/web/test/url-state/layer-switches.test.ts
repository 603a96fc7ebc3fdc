import { expect, test } from 'vitest'
import { isOn, switched } from '../../src/url-state/layer-switches.ts'

const untouched = { on: [], off: [] }

test('without switches everything has its default', () => {
  expect(isOn(untouched, 'groups')).toBe(true)
  expect(isOn(untouched, 'groups', false)).toBe(false)
})

test.each([true, false])(
  'a layer with the default %s can be switched, and back again leaves nothing in the address',
  (start) => {
    const once = switched(untouched, 'a', start)
    expect(isOn({ on: once.on ?? [], off: once.off ?? [] }, 'a', start)).toBe(!start)
    const twice = switched({ on: once.on ?? [], off: once.off ?? [] }, 'a', start)
    expect(twice).toEqual({ on: undefined, off: undefined })
  },
)

test('other switches stay as they are', () => {
  expect(switched({ on: ['x'], off: ['y'] }, 'a')).toEqual({ on: ['x'], off: ['y', 'a'] })
})

test('a switch without effect is removed at its next press', () => {
  expect(switched({ on: ['a'], off: [] }, 'a', true)).toEqual({ on: undefined, off: ['a'] })
})
