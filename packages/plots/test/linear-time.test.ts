import type { DictionaryTable } from '@groundsheet/contract'
import { test } from 'vitest'
import { expectLinear } from '../../contract/test/expect-linear.ts'
import { measuredHeadings } from '../src/index.ts'
import { PLOTS } from '../src/plots.ts'
import { rowsOf } from './rows.ts'

const parts = [...'0 1 . - + > >= ≤ e / kN ² pH sulphate x'.split(' '), ' ', '\t', '\n']

test('plots are read in linear time of the length of their values and units', () => {
  expectLinear((text) => {
    // Every heading of every table has the text, except depths.
    const depth = (name: string | symbol) => typeof name === 'string' && /_(TOP|DPTH)$/.test(name)
    const data = new Proxy<Record<string, string>>({}, { get: (_, name) => (depth(name) ? '1.0' : text) })
    for (const { sources, read } of PLOTS) {
      const tables = Object.fromEntries(sources.map(({ table }) => [table, rowsOf(table, data)]))
      read(tables, () => text)
    }
  }, parts)
})

test('the headings that can be plotted are found in linear time', () => {
  expectLinear(
    (text) => {
      const heading = { heading: text, name: null, unit: text, type: text }
      const depth = { heading: 'GEOL_TOP', name: null, unit: 'm', type: '2DP' }
      const table: DictionaryTable = {
        table: 'GEOL',
        name: '',
        parent: null,
        keys: [],
        headings: [heading, depth],
      }
      measuredHeadings(table)
    },
    ['0', 'DP', 'SF', '_ID', '_', 'TOP', 'yy', 'hh', 'mm:', 'dd/mm', 'ss'],
  )
})
