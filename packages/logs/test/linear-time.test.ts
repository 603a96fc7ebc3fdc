import { test } from 'vitest'
import { expectLinear, expectLinearIn } from '../../contract/test/expect-linear.ts'
import { LOG_TABLES, readLog, wrapText } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const HOLE = { finalDepth: 10, groundLevel: 0 }

test('a log is read in linear time of the length of its values', () => {
  const parts = [...'0 1 . - + > ≥ e / for in mm N = é'.split(' '), ' ', '50/75 mm']
  expectLinear((text) => {
    // Every heading of every table holds the text.
    const data = new Proxy<Record<string, string>>({}, { get: () => text })
    readLog(HOLE, Object.fromEntries(LOG_TABLES.map((table) => [table, rowsOf(table, data)])))
  }, parts)
})

test('a log is read in linear time of the number of its rows', () => {
  const rowOf = (table: string, index: number) => ({
    [`${table}_TOP`]: String(index / 100),
    [`${table}_DPTH`]: String(index / 100),
    [`${table}_DIAM`]: '100',
  })
  const readRows = (table: string, count: number) => {
    const rows = Array.from({ length: count }, (_, index) => rowOf(table, index))
    readLog(HOLE, { [table]: rowsOf(table, ...rows) })
  }
  expectLinearIn((count) => {
    for (const table of LOG_TABLES) readRows(table, count / 16)
  })
  // A diameter begins where the one above it ends: each row searches for another.
  expectLinearIn((count) => readRows('HDIA', count))
})

test('texts are broken into lines in linear time', () => {
  const parts = [...'0 12 / - : kN x'.split(' '), ' ', '\t', '\n']
  expectLinear((text) => wrapText(text, 40, ({ length }) => length), parts)
})
