import type { WriteStore } from '../../database/write-store.ts'
import type { PlacementsJson } from '../company-folder/schemas.ts'
import { contentOf, dataText, updatedAtText } from '../rows/row-text.ts'
import type { PlacedHole } from './place-holes.ts'
import type { HolesTable } from './survey-holes.ts'

export interface LocationTarget {
  readonly projectSeq: number
  readonly table: HolesTable
  readonly tableCode: string
  readonly placements: PlacementsJson
  /** The style of a hole as JSON text. */
  styleOf(hole: PlacedHole, id: string): string
}

const PAGE = 1000

/** Writes the locations of a project from the rows of its holes. Unchanged ones keep their `updatedAt`. */
export function writeLocations(
  store: WriteStore,
  holes: readonly PlacedHole[],
  target: LocationTarget,
): void {
  const bySeq = new Map(holes.map((hole) => [hole.seq, hole]))
  for (let after = 0, page = store.rows.page(target.table.seq, after, PAGE); page.length > 0;) {
    for (const row of page) {
      const hole = bySeq.get(row.seq)
      if (hole !== undefined) writeLocation(store, row.body, hole, target)
      after = row.seq
    }
    page = store.rows.page(target.table.seq, after, PAGE)
  }
}

const ID = /^\{"id":"([0-9a-f]{24})"/

function writeLocation(store: WriteStore, rowBody: string, hole: PlacedHole, target: LocationTarget): void {
  const { seq, locaId } = hole
  const id = ID.exec(rowBody)?.[1] ?? ''
  const content = locationContent(id, dataText(rowBody), hole, target)
  const style = target.styleOf(hole, id)
  const stored = store.locations.find(target.projectSeq, seq)
  if (stored !== undefined && contentOf(stored.body) === content && stored.style === style) return
  const body = content + updatedAtText(store.moment)
  const tables = stored?.tables ?? '[]'
  store.locations.put(target.projectSeq, { seq, id, locaId, body, style, tables, updatedAt: store.moment })
}

function locationContent(id: string, data: string, hole: PlacedHole, target: LocationTarget): string {
  const { easting, northing, latitude, longitude, groundLevel, finalDepth, positionInDoubt } = hole
  const placement = Object.hasOwn(target.placements, hole.locaId) ? target.placements[hole.locaId] : undefined
  const fields = {
    id,
    locationId: hole.locaId,
    table: target.tableCode,
    easting,
    northing,
    latitude,
    longitude,
    groundLevel,
    finalDepth,
    mapPlacement:
      placement === undefined ? null : { latitude: placement.latitude, longitude: placement.longitude },
    ...(positionInDoubt === null ? {} : { positionInDoubt }),
  }
  return `${JSON.stringify(fields).slice(0, -1)},"data":${data}`
}
