import { writeAgsLines, type AgsGroup, type Edition } from '@groundsheet/ags'
import type { ExportTable, Stream } from '../source.ts'

/** Rows written at a time. */
const BATCH = 500

/**
 * One group as AGS text, in pieces. Groups without rows are left out (AGS4 rule 2). The writer takes whole groups, so each batch is written as one, and of
 * its head and its blank line only the first head and the last line are kept.
 */
export async function* writeGroup(edition: Edition, table: ExportTable): AsyncGenerator<string> {
  const write = (rows: string[][]) => [...writeAgsLines(edition, [{ ...describeGroup(table), rows }])]
  const empty = write([])
  const head = empty.slice(0, -1)
  let isOpen = false
  for await (const rows of batches(table.rows())) {
    if (!isOpen) yield head.join('')
    isOpen = true
    yield write(rows).slice(head.length, -1).join('')
  }
  if (isOpen) yield empty.at(-1) ?? ''
}

function describeGroup({ group, headings }: ExportTable): Omit<AgsGroup, 'rows'> {
  return {
    code: group,
    headings: headings.map(({ heading }) => heading),
    units: headings.map(({ unit }) => unit),
    types: headings.map(({ type }) => type),
    blocks: 1,
  }
}

async function* batches(rows: Stream<readonly string[]>): AsyncGenerator<string[][]> {
  let batch: string[][] = []
  for await (const row of rows) {
    batch.push([...row])
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
