import { expect, test } from 'vitest'
import { parseFilterText } from '../src/filter/parse-filter-text.ts'
import { EPSG_4326 } from '../src/index.ts'
import { select } from './filter-features.ts'

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
