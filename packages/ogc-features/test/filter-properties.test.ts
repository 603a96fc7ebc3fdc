import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CRS84, FilterProblem, readFilter } from '../src/index.ts'
import { feature, FEATURES, QUERYABLES, select } from './filter-features.ts'

test('any text and any JSON is read, or refused by a problem with one line', () => {
  const piece = fc.constantFrom(
    ...[
      'depth',
      'name',
      "'x'",
      '1',
      '(',
      ')',
      ',',
      '=',
      '<>',
      'AND',
      'OR',
      'NOT',
      'IN',
      'LIKE',
      'IS',
      'NULL',
      'BETWEEN',
    ],
    ...['S_INTERSECTS', 'geometry', 'POINT', 'POLYGON', 'BBOX', 'DATE', "'2021-03-09'", 'TRUE'],
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(' ')),
  )
  const json = fc.jsonValue().map((value) => JSON.stringify(value))
  const input = fc.oneof(
    fc.tuple(text, fc.constant('cql2-text' as const)),
    fc.tuple(json, fc.constant('cql2-json' as const)),
  )
  fc.assert(
    fc.property(input, ([filter, language]) => {
      try {
        select(filter, language)
      } catch (error) {
        expect(error).toBeInstanceOf(FilterProblem)
        expect((error as Error).message).toMatch(/^[^\n]+$/)
      }
    }),
    { numRuns: 5000 },
  )
})

test('of a condition and its opposite, one holds for each feature with a value, none for others', () => {
  const number = fc.integer({ min: -1, max: 30 })
  const operator = fc.constantFrom('=', '<>', '<', '>', '<=', '>=')
  fc.assert(
    fc.property(operator, number, fc.constantFrom('depth', 'level'), (op, value, name) => {
      const known = FEATURES.filter(({ properties }) => properties[name] !== null).map(({ id }) => id)
      const [yes, no] = [select(`${name} ${op} ${value}`), select(`NOT (${name} ${op} ${value})`)]
      expect(Array.from(yes + no).sort()).toEqual(known)
    }),
  )
})

test('LIKE agrees with a regular expression', () => {
  const character = fc.constantFrom('a', 'b', '%', '_', '\\', '😀')
  const word = fc.array(character, { maxLength: 8 }).map((characters) => characters.join(''))
  fc.assert(
    fc.property(word, word, (pattern, text) => {
      const source = pattern.replaceAll(/\\(?<escaped>.)|\\$|(?<one>.)/gsu, (whole, escaped?: string) => {
        if (escaped !== undefined)
          return escaped
            .replace(/[\\%_]/, (sign) => `\\${sign}`)
            .replace('\\%', '%')
            .replace('\\_', '_')
        return { '%': '.*', _: '.', '\\': '' }[whole] ?? whole
      })
      const holds = readFilter(
        JSON.stringify({ op: 'like', args: [{ property: 'name' }, pattern] }),
        'cql2-json',
        QUERYABLES,
        CRS84,
      )
      expect(holds(feature('x', { name: text }, null))).toBe(new RegExp(`^${source}$`, 'su').test(text))
    }),
    { numRuns: 3000 },
  )
})
