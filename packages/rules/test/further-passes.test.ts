import { createAgsParser, type AgsHandler } from '@groundsheet/ags'
import { expect, test } from 'vitest'
import { createTableRules } from '../src/index.ts'
import { fileOf } from './check-tables.ts'

const HOLES = Array.from({ length: 400 }, (_, index) => `BH${index}`)

/** Locations, the second of which has a type that is not listed, and a sample of each behind them. */
const SITE = fileOf({
  GEOL: [],
  LOCA: [
    'LOCA_ID|LOCA_TYPE',
    '|',
    'ID|PA',
    ...HOLES.map((hole, index) => `${hole}|${index === 1 ? 'ZZ' : 'CP'}`),
  ],
  SAMP: [
    'LOCA_ID|SAMP_TOP|SAMP_REF|SAMP_TYPE|SAMP_ID',
    '|m|||',
    'ID|2DP|X|PA|ID',
    ...HOLES.map((hole) => `${hole}|1.00|1|U|${hole}-1`),
  ],
})

/** Characters that a pass needed, and rows that it gave. */
function measurePass(text: string, handler: AgsHandler): { characters: number; rows: number } {
  let rows = 0
  const parser = createAgsParser({
    block: (block) => handler.block(block),
    row(values, line) {
      rows++
      handler.row(values, line)
    },
    diagnostic: () => undefined,
    nextLine: () => handler.nextLine?.() ?? 0,
  })
  let characters = 0
  for (; characters < text.length && !parser.isDone(); characters += 100)
    parser.write(text.slice(characters, characters + 100))
  parser.end()
  return { characters, rows }
}

test('a further pass ends behind the last group with lines to report', () => {
  const rules = createTableRules()
  expect(measurePass(SITE, rules).characters).toBeGreaterThanOrEqual(SITE.length)
  const passes = [...rules.furtherPasses()].map((handler) => measurePass(SITE, handler))
  // The first row of a group comes with its headings, also where it is passed over.
  expect(passes.map(({ rows }) => rows)).toEqual([1 + HOLES.length + 1])
  expect(passes[0]?.characters).toBeLessThan(SITE.indexOf('"GROUP","SAMP"') + 400)
  expect(rules.end().findings).toContainEqual(
    expect.objectContaining({ rule: '16', group: 'LOCA', heading: 'LOCA_TYPE', count: 1 }),
  )
})
