import { test } from 'vitest'
import { expectLinear } from '../../../packages/contract/test/expect-linear.ts'
import { commonPrefix } from '../src/data/holes/common-prefix.ts'
import { fileName } from '../src/data/export/export-order.ts'
import { tabSeparated } from '../src/data/text/tab-separated.ts'
import { readPlace } from '../src/features/map/coordinates/read-place.ts'
import { splitByMatch } from '../src/data/text/split-by-match.ts'
import { describeColumns, isNumeric } from '../src/features/rows-table/column-facts.ts'
import { parseRowFilter } from '../src/features/rows-table/row-filter.ts'
import { abridge } from '../src/features/strip-log/abridge-description.ts'
import { tintSvg } from '../src/ui/colour-svg.ts'
import { readPrintSearch } from '../src/url-state/print-search.ts'
import { readProjectsSearch } from '../src/url-state/projects-search.ts'
import { parseSearch } from '../src/url-state/search-text.ts'

const NUMBERS = [...'0 12 . , - + e ° N E / : ; .. 2026-01-31 x'.split(' '), ' ']

test('addresses are parsed in linear time', () => {
  const names = 'depth date log line inside part stretch at row scale offset sort'.split(' ')
  const parts = [...NUMBERS, '&', '=', '%20', 'A_B', '5f0c9a31d2b84e6f7a1c3d5e']
  for (const name of names) {
    expectLinear((text) => {
      readPrintSearch({ [name]: text })
      readProjectsSearch({ [name]: text })
    }, parts)
  }
  expectLinear((text) => readPrintSearch({ pick: text.split(' '), hide: text.split(' ') }), parts)
  expectLinear(parseSearch, parts)
})

test('a typed position is parsed in linear time', () => {
  expectLinear(
    (text) => readPlace(text, { fit: null, near: { latitude: 0, longitude: 0 }, code: null }),
    [...NUMBERS, '1,234', 'W', 'S', '\n', '′', '53°23', 'SK 37'],
  )
})

test('filters of rows and of projects are parsed in linear time', () => {
  expectLinear(parseRowFilter, ['A', '_', 'GEOL_LEG', '=', '<', '!=', '"', ' ', '1', 'é'])
  expectLinear((text) => splitByMatch(text, 'ab('), ['a', 'b', '(', 'ab('])
})

test('row values are parsed in linear time', () => {
  expectLinear(isNumeric, NUMBERS)
  expectLinear((text) => tabSeparated([[text]]), ['"', '\t', 'x'])
  expectLinear((text) => commonPrefix([text, `${text}1`, `${text}2`]), [' ', '-', '_', 'x', '\n'])
  expectLinear((text) => fileName([text], 'csv'), ['.', ' ', '/', 'x', '\u0001'])
  expectLinear(
    (text) =>
      describeColumns([
        { id: '', table: 'A', locationId: '', parents: [], data: { A_B: text }, updatedAt: '' },
      ]),
    NUMBERS,
  )
})

test('a description is shortened in linear time', () => {
  const parts = ['CLAY', 'CLAY,', 'a', ' ', '.', ';', 'and', '\n', 'É', 'very ', 'soft', ' to ']
  expectLinear((text) => abridge(text, 30, ({ length }) => length), parts)
})

test('artwork is tinted in linear time', () => {
  const parts = ['<svg', ' ', '"', "'", '=', 'a', '>', '/', '<g>', '\n', ' a="b"']
  expectLinear((text) => tintSvg(`<svg${text}>`, { colour: '#000', size: 24 }), parts)
  expectLinear((text) => tintSvg(text, { colour: '#000', size: 24 }), parts)
})
