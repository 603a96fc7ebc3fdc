import { LRUCache } from 'lru-cache'
import type { AccessScope } from '../access-scope.ts'
import { LAST_CLUSTERED_ZOOM, createCellCounter } from '../holes/count-cells.ts'
import { countedCells, countedLevel, toCluster } from '../tiles/tile-cells.ts'
import type { Cluster, TileAddress, TileContent, TileHole } from '../tiles/tile-request.ts'
import { lowerBound } from '../lower-bound.ts'
import type { FilteredTile, TileHoleKey } from './filtered-tile.ts'
import {
  testsOf,
  wordsRead,
  type HoleFilter,
  type HolesWithWords,
  type ProjectValues,
  type WordsRead,
} from './hole-filter.ts'

/** The finest cells that tiles count. */
const LEVEL = countedLevel({ zoom: LAST_CLUSTERED_ZOOM, x: 0, y: 0 })

/** Holes that a filter leaves, counted by the finest cells that tiles count, in the order of the curve. */
export interface FilteredCells {
  readonly words: WordsRead
  readonly cell: Float64Array
  readonly holes: Uint32Array
  /** Sums, in millionths of a degree. */
  readonly longitude: Float64Array
  readonly latitude: Float64Array
  /** The first hole of a cell: its project, its sequence and its cell of the curve. */
  readonly projectSeq: Float64Array
  readonly seq: Float64Array
  readonly place: Float64Array
}

/** Counts all holes that a filter leaves, in one pass through the projects. */
export function createCellsBuilder(filter: HoleFilter, withWords: HolesWithWords | null) {
  const counter = createCellCounter(LEVEL)
  const firstOfCell = new Map<number, TileHoleKey>()

  function add(project: ProjectValues): void {
    const { projectSeq, values } = project
    const tests = testsOf(filter, project, withWords)
    for (let hole = 0; hole < values.count; hole++) {
      const cell = values.cell[hole] ?? NaN
      if (Number.isNaN(cell) || !tests.every(({ keeps }) => keeps(hole))) continue
      const [longitude, latitude] = [values.longitude[hole] ?? NaN, values.latitude[hole] ?? NaN]
      const counted = counter.add({ cell, longitude, latitude })
      if (!firstOfCell.has(counted))
        firstOfCell.set(counted, { projectSeq, seq: values.seq[hole] ?? NaN, cell })
    }
  }

  function finish(): FilteredCells {
    const counts = counter.counts().sort((a, b) => a.cell - b.cell)
    const first = (name: keyof TileHoleKey) =>
      Float64Array.from(counts, ({ cell }) => firstOfCell.get(cell)?.[name] ?? NaN)
    return {
      words: wordsRead(withWords),
      cell: Float64Array.from(counts, ({ cell }) => cell),
      holes: Uint32Array.from(counts, ({ holes }) => holes),
      longitude: Float64Array.from(counts, ({ longitude }) => longitude),
      latitude: Float64Array.from(counts, ({ latitude }) => latitude),
      projectSeq: first('projectSeq'),
      seq: first('seq'),
      place: first('cell'),
    }
  }
  return { add, finish }
}

/** A tile up to the last zoom with counts. */
export function tileOfCells(cells: FilteredCells, tile: TileAddress): FilteredTile {
  const level = countedLevel(tile)
  const share = 4 ** (LEVEL - level)
  const { first, last } = countedCells(tile)
  const clusters: Cluster[] = []
  const holes: TileHoleKey[] = []
  let at = lowerBound(cells.cell, first * share)
  while (at < cells.cell.length && (cells.cell[at] ?? NaN) < (last + 1) * share) {
    const begun = at
    const cell = Math.floor((cells.cell[at] ?? NaN) / share)
    const sum = { holes: 0, longitude: 0, latitude: 0 }
    for (const end = (cell + 1) * share; at < cells.cell.length && (cells.cell[at] ?? NaN) < end; at++) {
      sum.holes += cells.holes[at] ?? 0
      sum.longitude += cells.longitude[at] ?? 0
      sum.latitude += cells.latitude[at] ?? 0
    }
    if (sum.holes > 1) clusters.push(toCluster({ level, cell, ...sum }))
    else holes.push(holeAt(cells, begun))
  }
  return { clusters, holes, ...cells.words }
}

const holeAt = ({ projectSeq, seq, place }: FilteredCells, at: number): TileHoleKey => ({
  projectSeq: projectSeq[at] ?? NaN,
  seq: seq[at] ?? NaN,
  cell: place[at] ?? NaN,
})

/** From this zoom on, few projects lie in a tile, and these alone are read. */
const READ_ALONE_FROM_ZOOM = 9

/** About 50 bytes each. */
const MAX_CELLS_KEPT = 400_000

/** A tile of a filter, for a key, in a version of the data; null: the version is not known. */
interface CellsRequest {
  readonly version: string | null
  readonly access: AccessScope
  readonly filter: HoleFilter
  readonly tile: TileAddress
}

/** Cells counted for the last filters of one version of the data. Other tiles of a filter read them. */
export interface FilteredCellsCache {
  /**
   * Null: the tile is to be read by itself, or the data changed meanwhile. `count`: null where they did.
   */
  readonly get: (
    request: CellsRequest,
    count: () => Promise<FilteredCells | null>,
  ) => Promise<FilteredCells | null>
}

/** What cells of filters are kept in, and for which version of the data. */
interface FilteredCellsSource {
  /** Null: not known. */
  readonly version: () => string | null
  readonly cells: FilteredCellsCache
}

/** How a store reads a tile of a filter. */
export interface FilteredTileReader {
  readonly countCells: () => Promise<FilteredCells>
  /** The tile by itself. */
  readonly readTile: () => Promise<TileContent>
  readonly readHoles: (keys: readonly TileHoleKey[]) => readonly TileHole[] | Promise<readonly TileHole[]>
}

/** A tile from cells that are counted once for all tiles of the filter, where that is less work. */
export async function readTileOfFilter(
  { version, cells }: FilteredCellsSource,
  requested: Omit<CellsRequest, 'version'>,
  { countCells, readTile, readHoles }: FilteredTileReader,
): Promise<TileContent> {
  const read = version()
  const counted = await cells.get({ ...requested, version: read }, async () => {
    const found = await countCells()
    return version() === read ? found : null
  })
  if (counted === null || version() !== read) return readTile()
  const { holes, ...tile } = tileOfCells(counted, requested.tile)
  return { ...tile, holes: await readHoles(holes) }
}

export function createFilteredCellsCache(): FilteredCellsCache {
  let current: string | null = null
  const kept = new LRUCache<string, FilteredCells>({
    maxSize: MAX_CELLS_KEPT,
    sizeCalculation: ({ cell }) => cell.length + 1,
  })
  const running = new Map<string, Promise<FilteredCells | null>>()

  async function countOnce(key: string, version: string, count: () => Promise<FilteredCells | null>) {
    const counting = running.get(key) ?? count()
    running.set(key, counting)
    try {
      const cells = await counting
      if (cells !== null && version === current) kept.set(key, cells)
      return cells
    } finally {
      if (running.get(key) === counting) running.delete(key)
    }
  }
  return {
    get({ version, access, filter, tile: { zoom } }, count) {
      if (version !== current) {
        current = version
        kept.clear()
        running.clear()
      }
      if (version === null || zoom > LAST_CLUSTERED_ZOOM) return Promise.resolve(null)
      const key = JSON.stringify([access, filter])
      const known = kept.get(key)
      if (known !== undefined) return Promise.resolve(known)
      return zoom < READ_ALONE_FROM_ZOOM ? countOnce(key, version, count) : Promise.resolve(null)
    },
  }
}
