import { expect, test } from 'vitest'
import { FilterProblem } from '../src/index.ts'
import { select } from './filter-features.ts'

test.each([
  ['', 'needs a property or a value at character 1, but it ends there'],
  ['depth', 'needs a comparison, LIKE, BETWEEN, IN or IS NULL at character 6, but it ends there'],
  ['depth = 1 depth', 'needs AND, OR or the end at character 11, but there is "depth"'],
  ['depth = ?', 'has "?" at character 9, which is not understood'],
  ["name = 'x", "has no closing ' for the one at character 8"],
  ['(depth = 1', 'needs ")" at character 11, but it ends there'],
  ['deep = 1', 'names "deep", which is not a queryable of this collection'],
  ["depth = 'x'", 'compares "depth" (number) with "x" (text), which are not of one type'],
  ["date = '9 March'", 'has "9 March", which is not a date (2021-03-09) or time (2021-03-09T10:00:00Z)'],
  ["date = '2021-02-31'", 'has "2021-02-31", which is not a date'],
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
    'which is not a position on the globe; check the order of the axes',
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
