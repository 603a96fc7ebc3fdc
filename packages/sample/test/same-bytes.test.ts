import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleCompany } from '../src/index.ts'
import { createRandom } from '../src/random.ts'
import { undulation } from '../src/ground/surface.ts'

function digest(seed: number): string {
  const hash = createHash('sha256')
  for (const { path, text } of sampleCompany({ seed })) hash.update(`${path}\n${text}\n`)
  return hash.digest('hex')
}

test('the same seed gives the same bytes', () => {
  expect(digest(1)).toBe(digest(1))
})

test('another seed gives other readings', () => {
  expect(digest(2)).not.toBe(digest(1))
})

test('another seed leaves the ground as it was', () => {
  const madeGround = (seed: number) =>
    [...sampleCompany({ seed })].flatMap(({ text }) =>
      text.split('\r\n').filter((line) => line.includes('"MADE GROUND: ')),
    )
  expect(madeGround(1).length).toBeGreaterThan(500)
  expect(madeGround(2)).toEqual(madeGround(1))
})

test('random numbers are those of mulberry32, whatever the engine', () => {
  const random = createRandom('borehole', 1)
  expect([random.unit(), random.unit(), random.unit()]).toEqual([
    0.8521735176909715, 0.16362336464226246, 0.9701886735856533,
  ])
})

test('surfaces are made with exact arithmetic only', () => {
  const surface = undulation('gravel', 100)
  expect([surface(437700, 389000), surface(437733.25, 389021.5)]).toEqual([
    0.700883103068918, 0.40564200797238115,
  ])
})

test('the whole company is smaller than 12 MB', () => {
  const size = [...sampleCompany()].reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  expect(size).toBeGreaterThan(1_000_000)
  expect(size).toBeLessThan(12_000_000)
})
