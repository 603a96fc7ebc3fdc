import { expect, test, vi } from 'vitest'
import { createPointedHole } from '../src/ui/pointed-hole.ts'

test('listeners are called once when the pointer moves to another hole, not while it stays on one', () => {
  const pointed = createPointedHole()
  const listener = vi.fn()
  pointed.subscribe(listener)
  pointed.setHole('a')
  pointed.setHole('a')
  expect(pointed.current()).toBe('a')
  expect(listener).toHaveBeenCalledTimes(1)
  pointed.setHole(null)
  expect(pointed.current()).toBeNull()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('an unsubscribed listener is not called', () => {
  const pointed = createPointedHole()
  const listener = vi.fn()
  pointed.subscribe(listener)()
  pointed.setHole('a')
  expect(listener).not.toHaveBeenCalled()
})
