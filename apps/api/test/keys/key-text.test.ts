import { hash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createKeyText, hashKey } from '../../src/keys/key-text.ts'

test('a key is gs_ and 40 letters and digits', () => {
  expect(createKeyText()).toMatch(/^gs_[0-9A-Za-z]{40}$/)
})

test('all letters are equally likely', () => {
  const counts = new Map<string, number>()
  for (let times = 0; times < 5_000; times++) {
    for (const letter of createKeyText().slice(3)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  // 200,000 letters, 3,226 of each expected; with the bias of a plain modulo eight of them would come 3,906
  // times.
  expect(counts.size).toBe(62)
  for (const [letter, count] of counts) expect(Math.abs(count - 3_226), letter).toBeLessThan(450)
})

test('the stored hash of a key is its SHA-256', () => {
  expect(Buffer.from(hashKey('gs_x')).toString('hex')).toBe(hash('sha256', 'gs_x'))
})

test('keys are not made with Math.random, which is predictable', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const keys = new Set(Array.from({ length: 100 }, createKeyText))
  vi.restoreAllMocks()
  expect(keys.size).toBe(100)
  for (const key of keys) expect(new Set(key).size).toBeGreaterThan(10)
})
