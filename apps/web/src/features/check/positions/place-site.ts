import {
  decideCrs,
  distanceMetres,
  loadTransformer,
  measureSite,
  parseLatitude,
  parseLongitude,
  type CrsDecision,
  type Transformer,
  type Wgs84,
} from '@groundsheet/coordinates'
import type { StatedHole, StatedSite } from '../holes/gather-holes.ts'
import { describeSurroundings, type Surroundings } from './surroundings.ts'

/** Metres between two statements of a position that do not contradict each other. */
const MAX_CONTRADICTION_M = 10

/** A hole on the plan. */
export interface PlannedHole extends Wgs84 {
  readonly id: string
  readonly type: string
  /** Metres between its grid coordinates and its latitude and longitude; null: they agree, or one is not stated. */
  readonly contradiction: number | null
  /** Metres from the middle of the site; null: it lies with the rest. */
  readonly far: number | null
}

/** Where the holes of a file are, and the evidence for it. */
export interface PlacedSite {
  readonly crs: CrsDecision
  /** `British National Grid`; null where no system was decided. */
  readonly crsName: string | null
  readonly holes: readonly PlannedHole[]
  /** Holes without any position. */
  readonly unplaced: readonly string[]
  /** Null without a placed hole. */
  readonly surroundings: Surroundings | null
}

/** Decides the coordinate system of a file as an import does, and places its holes. */
export async function placeSite(site: StatedSite): Promise<PlacedSite> {
  const points = site.holes.flatMap(({ easting, northing }) =>
    easting === null || northing === null ? [] : [{ easting, northing }],
  )
  const { grefHeading, projectName, projectLocation } = site
  const gref = [...new Set(site.holes.map((hole) => hole.gref))]
  const crs = await decideCrs({ points, gref, grefHeading, projectName, projectLocation })
  const transformer = crs.code === null ? null : await loadTransformer(crs.code)
  const placed = site.holes.flatMap((hole) => placeHole(hole, transformer) ?? [])
  const measured = measureSite(placed)
  const far = new Map(measured?.outliers.map(({ index, metres }) => [index, metres]))
  const holes = placed.map((hole, index): PlannedHole => ({ ...hole, far: far.get(index) ?? null }))
  const names = new Set(placed.map(({ id }) => id))
  return {
    crs,
    crsName: transformer && nameOf(transformer),
    holes,
    unplaced: site.holes.map(({ id }) => id).filter((id) => !names.has(id)),
    surroundings: measured && (await describeSurroundings(measured.middle)),
  }
}

/** From the grid, else as stated in degrees. */
function placeHole(hole: StatedHole, transformer: Transformer | null): Omit<PlannedHole, 'far'> | null {
  const { id, type, easting, northing } = hole
  const stated = statedDegrees(hole)
  const fromGrid =
    easting === null || northing === null ? null : (transformer?.toWgs84(easting, northing) ?? null)
  const position = fromGrid ?? stated
  if (position === null) return null
  const apart = fromGrid === null || stated === null ? 0 : distanceMetres(fromGrid, stated)
  return { ...position, id, type, contradiction: apart > MAX_CONTRADICTION_M ? apart : null }
}

function statedDegrees({ latitude, longitude }: StatedHole): Wgs84 | null {
  const degrees = { latitude: parseLatitude(latitude), longitude: parseLongitude(longitude) }
  if (degrees.latitude === null || degrees.longitude === null) return null
  if (degrees.latitude === 0 && degrees.longitude === 0) return null
  return { latitude: degrees.latitude, longitude: degrees.longitude }
}

const nameOf = ({ name }: Transformer): string => name.slice(name.indexOf('/') + 1).trim()
