import { loadBritishNationalGrid } from './british-national-grid.ts'
import { type CrsDefinition, readDefinition } from './data-files.ts'
import { projectDefinition } from './project-definition.ts'
import type { ProjectedPoint } from './projection.ts'
import { resolveCrs } from './resolve-crs.ts'
import type { Wgs84 } from './wgs84.ts'

/** Turns eastings and northings of one CRS into WGS84, and back. */
export interface Transformer {
  /** For example `EPSG:27700`. */
  code: string
  /** For example `OSGB36 / British National Grid`. */
  name: string
  /** Null outside the CRS's area of use, and for anything that is no position: NaN, infinite, 0 and 0. */
  toWgs84(easting: number, northing: number): Wgs84 | null
  /** Also outside the area of use; null only where the projection has no point that leads back. */
  fromWgs84(place: Wgs84): ProjectedPoint | null
  /** Whether its definition states the axes, and easting is the first. */
  isEastingFirst: boolean
  /** Its definition as well-known text (OGC 01-009); null: the index has none. */
  definition: string | null
}

export const BRITISH_NATIONAL_GRID = 'EPSG:27700'
const loaded = new Map<string, Promise<Transformer>>()

/**
 * The transformer of a projected CRS. Accuracy: British National Grid centimetres (OSTN15), ITM and UTM
 * better than a metre, Irish Grid about one metre (Helmert). Others are as good as their shift to WGS84,
 * metres. Throws a one-line Error where the code is unknown, is not projected, or has no shift that can be
 * applied here.
 */
export function loadTransformer(code: string): Promise<Transformer> {
  const known = resolveCrs(code)
  if (known === null)
    return Promise.reject(new Error(`"${code}" is not a CRS: give an EPSG code, for example EPSG:27700`))
  const transformer = loaded.get(known) ?? load(known)
  loaded.set(known, transformer)
  return transformer
}

async function load(code: string): Promise<Transformer> {
  const definition = await readDefinition(code.slice('EPSG:'.length))
  if (!definition)
    throw new Error(`${code} is not in the EPSG index: give a projected CRS, for example EPSG:27700`)
  const projection =
    code === BRITISH_NATIONAL_GRID ? await loadBritishNationalGrid() : projectDefinition(definition)
  const box = areaOfUse(definition)
  return {
    code,
    name: definition.name,
    toWgs84: (easting, northing) => {
      const place = isPosition(easting, northing) ? projection.toWgs84(easting, northing) : null
      return place && isWithin(place, box) ? place : null
    },
    fromWgs84: (place) => projection.fromWgs84(place),
    isEastingFirst: /AXIS\["[^"]*",EAST\],AXIS\["[^"]*",NORTH\]/.test(definition.wkt ?? ''),
    definition: definition.wkt,
  }
}

/** A blank form is often exported as 0, 0; no site of any grid lies exactly there. */
const isPosition = (easting: number, northing: number): boolean =>
  Number.isFinite(easting) && Number.isFinite(northing) && !(easting === 0 && northing === 0)

interface Box {
  north: number
  west: number
  south: number
  east: number
}

/**
 * Degrees beyond the published box that still count: boxes are rounded, and UTM is in use past its zone's
 * edge.
 */
const margins = { box: 0.02, utm: 1 }

/** EPSG:29902's box has lost the east of Ulster, where the grid is in daily use. */
const irishGridBox: [number, number, number, number] = [55.43, -10.56, 51.39, -5.34]

function areaOfUse(definition: CrsDefinition): Box {
  const published = definition.code === '29902' ? irishGridBox : definition.bbox
  const [north, west, south, east] = published ?? [90, -180, -90, 180]
  const sideways = definition.proj4?.includes('+proj=utm') ? margins.utm : margins.box
  return {
    north: north + margins.box,
    south: south - margins.box,
    west: west - sideways,
    east: east + sideways,
  }
}

/** A box whose west is greater than its east crosses the antimeridian. */
function isWithin({ longitude, latitude }: Wgs84, { north, west, south, east }: Box): boolean {
  if (latitude > north || latitude < south) return false
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
}
