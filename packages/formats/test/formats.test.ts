import { expect, test } from 'vitest'
import { FORMATS, type ExportSource } from '../src/index.ts'
import { collect, smallSource } from './small-source.ts'

/** The same project, its rows and holes coming over a network. */
function slowSource(): ExportSource {
  const source = smallSource()
  async function* slowly<T>(items: Iterable<T> | AsyncIterable<T>) {
    for await (const item of items) yield item
  }
  return {
    ...source,
    tables: source.tables.map((table) => ({ ...table, rows: () => slowly(table.rows()) })),
    holes: () => slowly(source.holes()),
  }
}

test.each(FORMATS)(
  '$id writes the same whether its rows are in memory or still being read',
  async ({ write }) => {
    const bytes = await collect(write(smallSource()))
    expect(bytes.length).toBeGreaterThan(100)
    expect(await collect(write(slowSource()))).toEqual(bytes)
  },
)

test.each(FORMATS)('$id stops when its source does, with the same error', async ({ write }) => {
  function* broken(): Generator<never> {
    throw new Error('the network is gone')
  }
  const source = { ...smallSource(), holes: broken }
  const tables = source.tables.map((table) => ({ ...table, rows: broken }))
  await expect(collect(write({ ...source, tables }))).rejects.toThrow('the network is gone')
})
