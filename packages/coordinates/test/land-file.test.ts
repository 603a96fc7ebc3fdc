import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readLand } from '../src/data-files.ts'

const PACKAGE = join(import.meta.dirname, '..')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundsheet-land-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('data/land.bin is what its script makes of the installed world-atlas', () => {
  const made = join(folder, 'land.bin')
  execFileSync(process.execPath, [join(PACKAGE, 'scripts', 'make-land.mjs'), made])
  expect(readFileSync(made).equals(readFileSync(join(PACKAGE, 'data', 'land.bin')))).toBe(true)
})

test('every ring ends where it begins, and lies in its box', async () => {
  const rings = await readLand()
  expect(rings.length).toBeGreaterThan(4000)
  const wrong = rings.filter(({ box: [west, south, east, north], degrees }) => {
    const longitudes = degrees.filter((_, place) => place % 2 === 0)
    const latitudes = degrees.filter((_, place) => place % 2 === 1)
    const isOpen = longitudes[0] !== longitudes.at(-1) || latitudes[0] !== latitudes.at(-1)
    const bounds = [
      longitudes.reduce(least),
      latitudes.reduce(least),
      longitudes.reduce(most),
      latitudes.reduce(most),
    ]
    return isOpen || String(bounds) !== String([west, south, east, north])
  })
  expect(wrong).toEqual([])
})

const least = (a: number, b: number) => Math.min(a, b)
const most = (a: number, b: number) => Math.max(a, b)
