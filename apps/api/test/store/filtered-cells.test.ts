import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createCellsBuilder,
  createFilteredCellsCache,
  tileOfCells,
} from '../../src/store/filter/filtered-cells.ts'
import { createTileCounter } from '../../src/store/filter/filtered-tile.ts'
import { NO_FILTER, type HoleFilter, type ProjectValues } from '../../src/store/filter/hole-filter.ts'
import { cellOf } from '../../src/store/holes/cells.ts'
import type { TileAddress } from '../../src/store/tiles/tile-request.ts'

const FILTER: HoleFilter = { ...NO_FILTER, types: ['CP'] }

/** A few places, so that holes share cells at some zooms and not at others. */
const degrees = fc.constantFrom(-1.5, -1.4999, -1.49, -1.2, 0.3, 7, 53.1, 53.1001, 53.11, 80)
const hole = fc.record({ longitude: degrees, latitude: degrees, isWanted: fc.boolean() })
const projects = fc.array(fc.array(hole, { maxLength: 8 }), { maxLength: 4 })

function valuesOf(
  holes: readonly { longitude: number; latitude: number; isWanted: boolean }[],
  projectSeq: number,
): ProjectValues {
  const numbers = (of: (index: number) => number) => Float64Array.from(holes, (_, index) => of(index))
  const at = (index: number) => holes[index] ?? { longitude: NaN, latitude: NaN, isWanted: false }
  return {
    projectSeq,
    status: 'open',
    values: {
      count: holes.length,
      seq: numbers((index) => projectSeq * 100 + index),
      cell: numbers((index) => cellOf(at(index))),
      longitude: numbers((index) => at(index).longitude),
      latitude: numbers((index) => at(index).latitude),
      depth: numbers(() => NaN),
      day: numbers(() => NaN),
      type: Uint32Array.from(holes, ({ isWanted }) => (isWanted ? 0 : 1)),
      tableSet: new Uint32Array(holes.length),
      types: ['CP', 'TP'],
      tables: [],
      tableSets: [[]],
    },
  }
}

/** The tile of a zoom that holds a hole. */
const tileOf = (cell: number, zoom: number): TileAddress => {
  const square = Math.floor(cell / 4 ** (26 - zoom))
  let [x, y] = [0, 0]
  for (let bit = 0; bit < zoom; bit++) {
    const pair = Math.floor(square / 4 ** bit) % 4
    x += (pair & 1) * 2 ** bit
    y += (pair >> 1) * 2 ** bit
  }
  return { zoom, x, y }
}

test('tiles of cells that were counted once are those that are counted by themselves', () => {
  fc.assert(
    fc.property(projects, fc.integer({ min: 0, max: 13 }), (drawn, zoom) => {
      const all = drawn.map((holes, index) => valuesOf(holes, index + 1))
      const builder = createCellsBuilder(FILTER, null)
      for (const project of all) builder.add(project)
      const cells = builder.finish()
      const places = new Set(all.flatMap(({ values }) => [...values.cell]))
      for (const place of places) {
        const tile = tileOf(place, zoom)
        const counter = createTileCounter(tile, FILTER, null)
        for (const project of all) counter.add(project)
        expect(tileOfCells(cells, tile)).toEqual(counter.finish())
      }
    }),
  )
})

const request = (version: string, companyId = 'a', zoom = 3) => ({
  version,
  access: { companyId, projectIds: null },
  filter: FILTER,
  tile: { zoom, x: 0, y: 0 },
})

test('cells are counted once for a key and a version, not for tiles with few projects in them', async () => {
  const cache = createFilteredCellsCache()
  const counted: string[] = []
  const count = (name: string) => () => {
    counted.push(name)
    const builder = createCellsBuilder(FILTER, null)
    return Promise.resolve(builder.finish())
  }
  expect(await cache.get(request('1', 'a', 12), count('near'))).toBeNull()
  await Promise.all([cache.get(request('1'), count('first')), cache.get(request('1'), count('second'))])
  expect(await cache.get(request('1', 'a', 12), count('near'))).not.toBeNull()
  await cache.get(request('1', 'b'), count('other company'))
  await cache.get(request('2'), count('other version'))
  expect(await cache.get(request('2', 'a', 14), count('single holes'))).toBeNull()
  expect(counted).toEqual(['first', 'other company', 'other version'])
})

test('what was counted while the data changed is not kept', async () => {
  const cache = createFilteredCellsCache()
  expect(await cache.get(request('1'), () => Promise.resolve(null))).toBeNull()
  const empty = createCellsBuilder(FILTER, null).finish()
  expect(await cache.get(request('1'), () => Promise.resolve(empty))).toBe(empty)
})
