import { expect, test, vi } from 'vitest'
import { createPointedHole } from '../src/ui/pointed-hole.ts'

test('a step of the pointer onto another hole is told once, and one on the same hole not at all', () => {
  const pointed = createPointedHole()
  const listener = vi.fn()
  pointed.subscribe(listener)
  pointed.point('a')
  pointed.point('a')
  expect(pointed.current()).toBe('a')
  expect(listener).toHaveBeenCalledTimes(1)
  pointed.point(null)
  expect(pointed.current()).toBeNull()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('who no longer listens is told nothing', () => {
  const pointed = createPointedHole()
  const listener = vi.fn()
  pointed.subscribe(listener)()
  pointed.point('a')
  expect(listener).not.toHaveBeenCalled()
})
