import { ownValue } from '@groundsheet/readings'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { PlacementsJson } from '../company-folder/schemas.ts'
import { holePosition, isSamePosition } from '../../store/holes/hole-position.ts'
import { contentOf, updatedAtText } from '../rows/row-text.ts'
import type { PlacedHole } from './locate-holes.ts'

export interface LocationTarget {
  readonly projectSeq: number
  readonly tableCode: string
  readonly placements: PlacementsJson
  /** The style of a hole as JSON text. */
  styleOf(hole: PlacedHole): string
}

/** Writes the locations of a project. Unchanged ones keep their `updatedAt`. */
export async function writeLocations(
  store: WriteStore,
  holes: readonly PlacedHole[],
  target: LocationTarget,
): Promise<void> {
  for (const hole of holes) {
    const { seq, id, locaId } = hole
    const mapPlacement = pinnedPosition(hole, target)
    const content = locationContent(hole, mapPlacement, target.tableCode)
    const position = holePosition({ ...hole, mapPlacement })
    const style = target.styleOf(hole)
    const stored = await store.locations.find(target.projectSeq, seq)
    if (stored !== undefined && contentOf(stored.body) === content && stored.style === style) {
      // What an older program stored has no position.
      if (!isSamePosition(stored.position, position))
        await store.locations.putPosition(target.projectSeq, seq, position)
      continue
    }
    const body = content + updatedAtText(store.moment)
    const tables = stored?.tables ?? '[]'
    const updatedAt = store.moment
    await store.locations.put(target.projectSeq, {
      seq,
      id,
      locaId,
      body,
      style,
      tables,
      updatedAt,
      position,
    })
  }
}

type Placement = PlacementsJson[string]

const pinnedPosition = ({ locaId }: PlacedHole, { placements }: LocationTarget): Placement | null =>
  ownValue(placements, locaId) ?? null

function locationContent(hole: PlacedHole, placement: Placement | null, table: string): string {
  const { easting, northing, latitude, longitude, groundLevel, finalDepth, positionInDoubt } = hole
  const fields = {
    id: hole.id,
    locationId: hole.locaId,
    table,
    easting,
    northing,
    latitude,
    longitude,
    groundLevel,
    finalDepth,
    mapPlacement: placement && { latitude: placement.latitude, longitude: placement.longitude },
    ...(positionInDoubt === null ? {} : { positionInDoubt }),
  }
  return `${JSON.stringify(fields).slice(0, -1)},"data":${hole.data}`
}
