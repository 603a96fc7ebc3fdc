import { expect, test } from 'vitest'
import { GroupedKeys } from '../src/check/grouped-keys.ts'

/** Groups of so many keys are packed when they are left. */
const GROUP_KEYS = 1500

/** Hashes of group `group`; never 0. */
const hashOf = (group: number, index: number): number => (group + 1) * 1_000_003 + index * 7919

function fill(keys: GroupedKeys, group: number, from: number, to: number): void {
  keys.enter(`BH${group}`)
  for (let index = from; index < to; index++) keys.set(hashOf(group, index), index + 1)
}

test('keys keep their numbers when their group is left and entered again', () => {
  const keys = new GroupedKeys()
  for (const group of [0, 1, 2]) fill(keys, group, 0, GROUP_KEYS)
  fill(keys, 3, 0, 10)
  fill(keys, 1, GROUP_KEYS, GROUP_KEYS + 10)
  for (const [group, count] of [GROUP_KEYS, GROUP_KEYS + 10, GROUP_KEYS, 10].entries()) {
    keys.enter(`BH${group}`)
    const found = Array.from({ length: count }, (_, index) => keys.number(hashOf(group, index)))
    expect(found).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    expect(keys.number(hashOf(group, count + 20))).toBe(0)
  }
  expect(keys.size).toBe(3 * GROUP_KEYS + 20)
})

test('a number that is set again replaces the one before, in a packed group too', () => {
  const keys = new GroupedKeys()
  fill(keys, 0, 0, GROUP_KEYS)
  fill(keys, 1, 0, 3)
  for (const group of [0, 1]) {
    keys.enter(`BH${group}`)
    keys.set(hashOf(group, 0), 42)
    keys.enter('BH9')
    keys.enter(`BH${group}`)
    expect(keys.number(hashOf(group, 0))).toBe(42)
  }
  expect(keys.size).toBe(GROUP_KEYS + 3)
})

test('groups whose rows go to and fro are found as well', () => {
  const keys = new GroupedKeys()
  for (const group of [0, 1]) fill(keys, group, 0, GROUP_KEYS)
  for (let index = 0; index < 4000; index++) fill(keys, index % 2, GROUP_KEYS + index, GROUP_KEYS + index + 1)
  for (const group of [0, 1]) {
    keys.enter(`BH${group}`)
    expect([keys.number(hashOf(group, 5)), keys.number(hashOf(group, GROUP_KEYS + 3998 + group))]).toEqual([
      6,
      GROUP_KEYS + 3999 + group,
    ])
  }
  expect(keys.size).toBe(2 * GROUP_KEYS + 4000)
})

test('keys of small groups stay apart from those of the group before', () => {
  const keys = new GroupedKeys()
  for (const group of [0, 1, 2]) fill(keys, group, 0, 200)
  keys.enter('BH9')
  expect(keys.number(hashOf(1, 7))).toBe(8)
  expect(keys.number(hashOf(9, 7))).toBe(0)
  expect(keys.size).toBe(600)
})
