import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFilterText } from '../src/filter/parse-text.ts'
import {
  CRS84,
  EPSG_4326,
  FilterProblem,
  readFilter,
  type Feature,
  type FilterLanguage,
  type Property,
  type PropertyType,
  type ReferenceSystem,
  type Value,
} from '../src/index.ts'

const property = (name: string, type: PropertyType): Property => ({ name, type, title: name, unit: '' })

const QUERYABLES = [
  property('name', 'text'),
  property('depth', 'number'),
  property('level', 'number'),
  property('done', 'boolean'),
  property('date', 'date'),
  property('seen', 'localTime'),
  property('updated', 'moment'),
  property('AND', 'text'),
  property('two words', 'text'),
]

const NOTHING = Object.fromEntries(QUERYABLES.map(({ name }) => [name, null]))

function feature(
  id: string,
  properties: Record<string, Value>,
  at: readonly [number, number] | null,
): Feature {
  const geometry = at && ({ type: 'Point', coordinates: at } as const)
  return { id, geometry, stated: null, properties: { ...NOTHING, ...properties } }
}

const FEATURES = [
  feature('a', { name: 'BH1', depth: 10, level: 12, done: true, date: '2021-03-09' }, [-1, 53]),
  feature('b', { name: 'BH2', depth: 25.5, level: 25.5, done: false, seen: '2021-03-09T10:00:00' }, [0, 51]),
  feature('c', { name: "O'Neill 100%_\\x", depth: 0, updated: '2026-01-01T00:00:00.000Z' }, [179.5, 10]),
  feature('d', { AND: 'x', 'two words': 'y"z' }, null),
]

const select = (
  filter: string,
  language: FilterLanguage = 'cql2-text',
  system: ReferenceSystem = CRS84,
): string => {
  const holds = readFilter(filter, language, QUERYABLES, system)
  return FEATURES.filter(holds)
    .map(({ id }) => id)
    .join('')
}

test.each([
  ['depth = 10', 'a'],
  ['10 = depth', 'a'],
  ['depth <> 10', 'bc'],
  ['depth < 10.0', 'c'],
  ['depth >= +1e1', 'ab'],
  ['depth > -1', 'abc'],
  ['depth = level', 'b'],
  ["name = 'BH1'", 'a'],
  ["name >= 'BH2'", 'bc'],
  ["NOT name = 'BH1'", 'bc'],
  ["NOT (name = 'BH1' OR depth = 0)", 'b'],
  ["name = 'BH1' or depth = 0 and name = 'BH2'", 'a'],
  ["(name = 'BH1' OR depth = 0) AND depth < 5", 'c'],
  ['done = TRUE', 'a'],
  ['done = false', 'b'],
  ['TRUE', 'abcd'],
  ['FALSE OR NOT TRUE', ''],
  ["name LIKE 'BH_'", 'ab'],
  ["name NOT LIKE '%1'", 'bc'],
  ["name LIKE '%H%'", 'ab'],
  ["name LIKE 'bh1'", ''],
  ["name LIKE '%100\\%\\_\\\\x'", 'c'],
  ["name = 'O''Neill 100%_\\x'", 'c'],
  ["name LIKE 'O\\'Neill%'", 'c'],
  ["name LIKE ''", ''],
  ['depth BETWEEN 0 AND 10', 'ac'],
  ['depth NOT BETWEEN 0 AND 10', 'b'],
  ["name BETWEEN 'BH1' AND 'BH2'", 'ab'],
  ["name IN ('BH1', 'BH2', 'BH9')", 'ab'],
  ['depth NOT IN (10, 0)', 'b'],
  ['depth IS NULL', 'd'],
  ['depth IS NOT NULL', 'abc'],
  ['geometry IS NULL', 'd'],
  ['"AND" = \'x\'', 'd'],
  ['"two words" = \'y"z\'', 'd'],
  ["date = DATE('2021-03-09')", 'a'],
  ["date < '2021-03-10'", 'a'],
  ["date > TIMESTAMP('2021-03-08T23:59:59Z')", 'a'],
  ["seen = TIMESTAMP('2021-03-09T11:00:00+01:00')", 'b'],
  ["updated BETWEEN DATE('2025-12-31') AND DATE('2026-01-02')", 'c'],
  ['S_INTERSECTS(geometry, BBOX(-2, 50, 1, 54))', 'ab'],
  ['s_intersects(POINT(-1 53), geometry)', 'a'],
  ['S_INTERSECTS(geometry, BBOX(170, 0, -170, 20))', 'c'],
  ['S_INTERSECTS(geometry, BBOX(-2, 50, 0, 1, 54, 9))', 'ab'],
  ['S_INTERSECTS(geometry, POLYGON((-2 52, 0 52, 0 54, -2 54, -2 52)))', 'a'],
  [
    'S_INTERSECTS(geometry, POLYGON((-2 50,2 50,2 54,-2 54,-2 50), (-1.5 52,-0.5 52,-0.5 ' +
      '53.5,-1.5 53.5,-1.5 52)))',
    'b',
  ],
  ['S_INTERSECTS(geometry, MULTIPOINT((-1 53), (0 51)))', 'ab'],
  ['S_INTERSECTS(geometry, MULTIPOINT(-1 53, 5 5))', 'a'],
  ['S_INTERSECTS(geometry, LINESTRING Z(-1 53 1, 0 51 2))', 'ab'],
  ['S_INTERSECTS(geometry, MULTILINESTRING((-1 53, -1 54), (0 50, 0 52)))', 'ab'],
  ['S_INTERSECTS(geometry, MULTIPOLYGON(((-2 52, 0 52, 0 53, -2 52))))', ''],
  ['S_INTERSECTS(geometry, GEOMETRYCOLLECTION(POINT(0 51), BBOX(-2, 52, 0, 54)))', 'ab'],
  ['NOT S_INTERSECTS(geometry, POINT(0 0))', 'abc'],
])('%s selects %j, and so does its JSON', (text, expected) => {
  expect(select(text)).toBe(expected)
  expect(select(JSON.stringify(parseFilterText(text)), 'cql2-json')).toBe(expected)
})

test('shapes have the axes of the reference system', () => {
  expect(select('S_INTERSECTS(geometry, POINT(53 -1))', 'cql2-text', EPSG_4326)).toBe('a')
  expect(select('S_INTERSECTS(geometry, BBOX(50, -2, 54, 1))', 'cql2-text', EPSG_4326)).toBe('ab')
})

test.each([
  ['', 'needs a property or a value at character 1, but it ends there'],
  ['depth', 'needs a comparison, LIKE, BETWEEN, IN or IS NULL at character 6, but it ends there'],
  ['depth = 1 depth', 'needs AND, OR or the end at character 11, but there is "depth"'],
  ['depth = ?', 'has "?" at character 9, which is not understood'],
  ["name = 'x", "has no closing ' for the one at character 8"],
  ['(depth = 1', 'needs ")" at character 11, but it ends there'],
  ['deep = 1', 'names "deep", which is no queryable of this collection'],
  ["depth = 'x'", 'compares "depth" (number) with "x" (text), which are not of one type'],
  ["date = '9 March'", 'has "9 March", which is no date (2021-03-09) or time (2021-03-09T10:00:00Z)'],
  ["date = '2021-02-31'", 'has "2021-02-31", which is no date'],
  ['depth NOT = 1', 'needs LIKE, BETWEEN or IN at character 11, but there is "="'],
  ["depth LIKE '1'", 'uses LIKE with "depth" and "1"; both must be text'],
  ['depth IN ()', 'needs a property or a value at character 11, but there is ")"'],
  [
    "CASEI(name) = 'x'",
    'uses "CASEI", which is not supported (of functions, S_INTERSECTS, DATE and TIMESTAMP are)',
  ],
  ['S_WITHIN(geometry, POINT(1 1))', 'uses "S_WITHIN", which is not supported'],
  ['S_INTERSECTS(name, POINT(1 1))', 'needs "geometry" and a shape in S_INTERSECTS'],
  ['S_INTERSECTS(geometry, BBOX(0, 2, 1, 1))', 'whose sides are in the wrong order'],
  [
    'S_INTERSECTS(geometry, POINT(53 -181))',
    'which is no position on the globe; check the order of the axes',
  ],
  [
    'S_INTERSECTS(geometry, POLYGON((0 0, 1 0, 1 1, 0 2)))',
    'has a polygon whose ring does not end where it begins, at [0,0]',
  ],
  [`${'('.repeat(200)}TRUE`, 'is nested more than 50 deep'],
  [`${'NOT '.repeat(200)}TRUE`, 'is nested more than 50 deep'],
  [`depth IN (${'1,'.repeat(600)}1)`, 'has more than 500 operations'],
  [`name LIKE '${'%a'.repeat(150)}'`, 'has a pattern of more than 200 characters'],
  [
    Array.from({ length: 6 }, () => `name LIKE '${'a'.repeat(190)}'`).join(' OR '),
    'has patterns of more than 1000 characters together',
  ],
])('%s is refused: %s', (text, message) => {
  expect(() => select(text)).toThrow(FilterProblem)
  expect(() => select(text)).toThrow(message)
})

test('IN counts one operation for each value, so that 499 values are taken', () => {
  const values = Array.from({ length: 499 }, (_, index) => index)
  expect(select(`depth IN (${values.join(',')})`)).toBe('ac')
  expect(() => select(`depth IN (${[...values, 499].join(',')})`)).toThrow('has more than 500 operations')
})

test('a value that is missing is neither in a list nor outside it', () => {
  expect(select('level IN (12, 25.5)')).toBe('ab')
  expect(select('level NOT IN (12)')).toBe('b')
  expect(select('level IN (1) OR depth = 0')).toBe('c')
})

test('a shape with many corners selects what lies in it, not what its box alone holds', () => {
  const star = Array.from({ length: 1500 }, (_, corner) => {
    const [angle, reach] = [(corner / 1500) * 2 * Math.PI, corner % 2 === 0 ? 1.5 : 0.4]
    return `${-1 + Math.cos(angle) * reach} ${53 + Math.sin(angle) * reach}`
  })
  const ring = [...star, star[0]].join(', ')
  expect(select(`S_INTERSECTS(geometry, POLYGON((${ring})))`)).toBe('a')
  expect(select('S_INTERSECTS(geometry, POLYGON((-2 50, 1 50, 1 51.5, -2 50)))')).toBe('b')
  expect(select('S_INTERSECTS(geometry, POLYGON((-2 50, 1 53.9, -2 54, -2 50)))')).toBe('a')
})

test.each([
  ['name', 'is not JSON; for text leave out filter-lang or set it to cql2-text'],
  ['{"op":"upper","args":[]}', 'uses "upper", which is not supported (and, or, not, =,'],
  ['{"op":"and","args":[true]}', 'gives "and" 1 arguments'],
  ['{"op":"in","args":[{"property":"depth"},3]}', 'has 3 where a list of values is needed'],
  [
    '{"op":"=","args":[{"property":"depth"},{"interval":["..",".."]}]}',
    'where a property or a value is needed',
  ],
  ['null', 'has null where a condition is needed'],
])('the JSON %s is refused: %s', (json, message) => {
  expect(() => select(json, 'cql2-json')).toThrow(message)
})

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
