import proj4 from 'proj4'
import { readShiftGrid } from './data-files.ts'
import { invert } from './invert.ts'
import type { Wgs84 } from './wgs84.ts'

const projection =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +units=m +no_defs'
/** OSGB36 to WGS84 in seven parameters (EPSG:1314): about five metres. */
const helmert = '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489'

/** One class, declared twice: proj4's types name geotiff's CommonJS copy, and this is an ES module. */
type GridImage = Parameters<typeof proj4.nadgrid>[1]

/**
 * Where OSTN15 has nodes, in degrees (-9 to 2, 49 to 61), less 0.004: a position moves by up to half of that from one
 * datum to the other, and proj4 prints to the console when it leaves the grid, or reads past its last row.
 */
const coverage = { west: -8.996, east: 1.996, south: 49.004, north: 60.996 }

/**
 * British National Grid to WGS84 through OSTN15, to centimetres. Between the edge of the grid and that of the area of
 * use (a strip of sea a kilometre wide, north of 61 N and east of 2 E) the Helmert shift takes over, to five metres.
 */
export async function loadBritishNationalGrid(): Promise<
  (easting: number, northing: number) => Wgs84 | null
> {
  const key = 'OSTN15'
  // A third of this package's start-up time, which a program that places nothing need not pay.
  const { fromArrayBuffer } = await import('geotiff')
  await proj4.nadgrid(key, (await fromArrayBuffer(await readShiftGrid())) as unknown as GridImage).ready
  const byGrid = proj4(`${projection} +nadgrids=${key}`, 'WGS84')
  const byHelmert = proj4(`${projection} ${helmert}`, 'WGS84')
  return (easting, northing) => {
    const near = invert(byHelmert, easting, northing)
    return near && isCovered(near) ? invert(byGrid, easting, northing) : near
  }
}

const isCovered = ({ longitude, latitude }: Wgs84): boolean =>
  longitude > coverage.west &&
  longitude < coverage.east &&
  latitude > coverage.south &&
  latitude < coverage.north
