import {
  positionOf,
  shapesOf,
  type ExportHole,
  type ExportSource,
  type Format,
  type FormatOptions,
} from '@groundsheet/formats'

/** What a file contains: tables, holes and shapes (boundaries and outlines of groups), or one of both. */
export interface Contents {
  readonly tables?: number
  readonly holes?: number
  readonly shapes?: number
}

/** The same source, and a count of what a format wrote, complete once it has read all holes. */
export function countContents(
  { holds, options: known }: Pick<Format, 'holds' | 'options'>,
  source: ExportSource,
  { shapes = true }: Pick<FormatOptions, 'shapes'> = {},
): { source: ExportSource; contents: () => Contents } {
  if (holds === 'tables') return { source, contents: () => ({ tables: source.tables.length }) }
  const positions: PositionsById = new Map()
  let count = 0
  const holes = async function* () {
    count = 0
    for await (const hole of source.holes()) {
      count++
      notePosition(hole, positions)
      yield hole
    }
  }
  const contents = () => ({
    holes: count,
    shapes: shapes && known.includes('shapes') ? shapesOf(source, positions).length : 0,
  })
  return { source: { ...source, holes }, contents }
}

type PositionsById = Map<string, NonNullable<ReturnType<typeof positionOf>>>

function notePosition(hole: ExportHole, positions: PositionsById): void {
  const position = positionOf(hole)
  if (position !== null) positions.set(hole.id, position)
}
