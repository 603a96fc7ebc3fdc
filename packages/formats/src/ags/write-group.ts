import { MAX_LINE_CHARACTERS, writeAgsLines, type AgsGroup, type Edition } from '@groundsheet/ags'
import type { ExportTable, Stream } from '../source.ts'

/** Rows written at a time. */
const BATCH_ROWS = 500

const LINE_END_CHARACTERS = 2

/**
 * One group as AGS text, in pieces; a group without rows has its headings only, or is left out if it is
 * optional. The writer takes whole groups, so each batch is written as one. Only the first headings and the
 * last blank line are kept. `onLongLine`: for each AGS 3 line over 240 characters.
 */
export async function* writeGroup(
  edition: Edition,
  table: ExportTable,
  onLongLine: () => void,
): AsyncGenerator<string> {
  const write = (rows: string[][]) => [...writeAgsLines(edition, [{ ...describeGroup(table), rows }])]
  const join = (lines: readonly string[]) => {
    if (edition === 'AGS3') lines.filter(isLong).forEach(onLongLine)
    return lines.join('')
  }
  const empty = write([])
  const head = empty.slice(0, -1)
  let isBegun = table.isOptional !== true
  if (isBegun) yield join(head)
  for await (const rows of batches(table.rows())) {
    if (!isBegun) yield join(head)
    isBegun = true
    yield join(write(rows).slice(head.length, -1))
  }
  if (isBegun) yield empty.at(-1) ?? ''
}

const isLong = (line: string): boolean => line.length - LINE_END_CHARACTERS > MAX_LINE_CHARACTERS

function describeGroup({ group, headings, own }: ExportTable): Omit<AgsGroup, 'rows'> {
  return {
    code: group,
    headings: headings.map(({ heading }) => heading),
    units: headings.map(({ unit }) => unit),
    types: headings.map(({ type }) => type),
    blocks: 1,
    ...(own && { own }),
  }
}

async function* batches(rows: Stream<readonly string[]>): AsyncGenerator<string[][]> {
  let batch: string[][] = []
  for await (const row of rows) {
    batch.push([...row])
    if (batch.length < BATCH_ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
