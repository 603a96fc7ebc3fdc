import type { GridPosition } from '../holes/hole.ts'

/** A grid that British and Irish sites are surveyed in, with the range of its coordinates on land, metres. */
export interface NationalGrid {
  /** As the service and `--crs` name it. */
  readonly code: string
  readonly name: string
  readonly eastings: readonly [least: number, greatest: number]
  readonly northings: readonly [least: number, greatest: number]
  /** A corner of that range without land, below these metres; coordinates of local grids fall into it. */
  readonly sea?: { readonly easting: number; readonly northing: number }
  /** For proj4. Datum shifts are the published Helmert ones: within about 5 m of the ground. */
  readonly definition: string
}

const OSGB36 = '+ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m'
const IRELAND_1975 = '+ellps=mod_airy +towgs84=482.5,-130.6,564.6,-1.042,-0.214,-0.631,8.15 +units=m'

/** Source: EPSG dataset, EPSG:27700, 29903, 2157, 25829, 25830 and 25831. */
export const NATIONAL_GRIDS: readonly NationalGrid[] = [
  {
    code: 'EPSG:27700',
    name: 'British National Grid',
    eastings: [0, 700_000],
    northings: [0, 1_300_000],
    // West of the Isles of Scilly and of Wales; the Outer Hebrides are further north.
    sea: { easting: 80_000, northing: 700_000 },
    definition: `+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 ${OSGB36}`,
  },
  {
    code: 'EPSG:29903',
    name: 'Irish Grid',
    eastings: [10_000, 370_000],
    northings: [10_000, 470_000],
    definition: `+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=1.000035 +x_0=200000 +y_0=250000 ${IRELAND_1975}`,
  },
  {
    code: 'EPSG:2157',
    name: 'Irish Transverse Mercator',
    eastings: [400_000, 770_000],
    northings: [500_000, 970_000],
    definition: '+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=0.99982 +x_0=600000 +y_0=750000 +ellps=GRS80 +units=m',
  },
  ...[29, 30, 31].map((zone) => ({
    code: `EPSG:258${zone}`,
    name: `UTM zone ${zone}N`,
    eastings: [150_000, 850_000] as const,
    northings: [5_400_000, 6_800_000] as const,
    definition: `+proj=utm +zone=${zone} +ellps=GRS80 +units=m`,
  })),
]

export const findGrid = (code: string | null | undefined): NationalGrid | null =>
  NATIONAL_GRIDS.find((grid) => grid.code === code) ?? null

export const isWithin = (
  { eastings, northings, sea }: NationalGrid,
  { easting, northing }: GridPosition,
): boolean =>
  easting >= eastings[0] &&
  easting <= eastings[1] &&
  northing >= northings[0] &&
  northing <= northings[1] &&
  !(sea && easting < sea.easting && northing < sea.northing)

/** Degrees, WGS84. */
export type ToDegrees = (position: GridPosition) => { longitude: number; latitude: number }

/** proj4 is loaded only when a grid is used. */
export async function loadToDegrees({ definition }: NationalGrid): Promise<ToDegrees> {
  const { default: proj4 } = await import('proj4')
  const { forward } = proj4(definition, '+proj=longlat +datum=WGS84')
  return ({ easting, northing }) => {
    const [longitude, latitude] = forward([easting, northing])
    return { longitude, latitude }
  }
}
