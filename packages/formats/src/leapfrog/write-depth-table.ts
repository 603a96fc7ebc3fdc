import { formatCount, isPossibleDepth, lengthOf, plural, readNumber } from '@groundsheet/readings'
import { csvLine } from '../csv/csv-line.ts'
import type { OnNote } from '../format.ts'
import type { ExportTable } from '../source.ts'
import type { WrittenFile } from '../zip-files.ts'
import type { DepthColumn, DepthColumns } from './depth-columns.ts'
import { writeNumber } from './write-number.ts'

interface TableOutput {
  /** Of the file of intervals, and of that of points. */
  readonly names: readonly string[]
  readonly onNote: OnNote
}

/** Rows with a base as intervals, rows without one as points; a file that would be empty is left out. */
export async function* writeDepthTable(
  table: ExportTable,
  columns: DepthColumns,
  { names: [intervals = '', points = ''], onNote }: TableOutput,
): AsyncGenerator<WrittenFile> {
  const headings = table.headings.map(({ heading }) => heading)
  const pointHead = csvLine(['HoleID', 'Depth', ...headings])
  const watch = createDepthWatch(table.group, onNote)
  if (columns.to === null) {
    yield { name: points, content: writePoints(table, columns, { head: pointHead, watch }) }
  } else {
    // Rows are read once, so the points are gathered while the intervals are written.
    const gathered: string[] = []
    const lines = readIntervals(table, columns, { watch, points: gathered })
    const first = await lines.next()
    const head = csvLine(['HoleID', 'From', 'To', ...headings])
    if (first.done !== true) yield { name: intervals, content: join([head, first.value], lines) }
    if (gathered.length > 0) yield { name: points, content: [pointHead, ...gathered] }
  }
  watch.note()
}

async function* join(first: readonly string[], rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield* first
  yield* rest
}

type DepthWatch = ReturnType<typeof createDepthWatch>

async function* writePoints(
  table: ExportTable,
  { hole, from }: DepthColumns,
  { head, watch }: { readonly head: string; readonly watch: DepthWatch },
): AsyncGenerator<string> {
  yield head
  for await (const row of table.rows()) yield pointLine(row, hole, watch.seen(readMetres(row, from)))
}

async function* readIntervals(
  table: ExportTable,
  { hole, from, to }: DepthColumns,
  { watch, points }: { readonly watch: DepthWatch; readonly points: string[] },
): AsyncGenerator<string> {
  for await (const row of table.rows()) {
    const top = watch.seen(readMetres(row, from))
    const base = to && readMetres(row, to)
    if (to !== null && base === null) watch.seenBase(row, hole, to)
    if (top === null || base === null) points.push(pointLine(row, hole, top))
    else yield csvLine([(row[hole] ?? '').trim(), ...[top, base].map(writeNumber), ...row])
  }
}

const pointLine = (row: readonly string[], hole: number, depth: number | null): string =>
  csvLine([(row[hole] ?? '').trim(), writeNumber(depth), ...row])

/** Rows that a note names. */
const MAX_NAMED_DEPTHS = 3

/** Counts rows without a depth, and those whose base is no number. */
function createDepthWatch(group: string, onNote: OnNote) {
  let unread = 0
  let bases = 0
  const named: string[] = []
  return {
    seen(depth: number | null): number | null {
      if (depth === null) unread++
      return depth
    },
    /** A row without a base is a point, as a spot sample is; a base that is no number was meant as one. */
    seenBase(row: readonly string[], hole: number, { place, heading }: DepthColumn): void {
      const text = (row[place] ?? '').trim()
      if (text === '') return
      bases++
      if (named.length < MAX_NAMED_DEPTHS) named.push(`${(row[hole] ?? '').trim()}, ${heading} “${text}”`)
    },
    note(): void {
      const rows = plural(unread, '1 row has', `${unread} rows have`)
      if (unread > 0) onNote(`${group}: ${rows} no depth that can be read: Depth is empty`)
      if (bases > 0) onNote(`${group}: ${baseText(bases, named)}`)
    },
  }
}

function baseText(count: number, named: readonly string[]): string {
  const rows = plural(count, '1 row has', `${formatCount(count)} rows have`)
  const more = count > named.length ? ' and others' : ''
  const written = plural(count, 'it is written as a point', 'they are written as points')
  return (
    `${rows} no base that can be read (${named.join('; ')}${more}): ${written}, not as ` +
    plural(count, 'an interval', 'intervals')
  )
}

/** Metres below ground level; null if there is none, or none that is possible. */
function readMetres(row: readonly string[], { place, heading, unit }: DepthColumn): number | null {
  const metres = lengthOf(readNumber((row[place] ?? '').trim()), heading, unit)
  return metres !== null && isPossibleDepth(metres) ? metres : null
}
