import proj4 from 'proj4'
import { readShiftGrid, type ShiftNodes } from './data-files.ts'
import { invert, project } from './inverse-projection.ts'
import type { Projection } from './projection.ts'
import { shiftByGrid, unshiftByGrid } from './shift-grid.ts'
import type { Wgs84 } from './wgs84.ts'

const projection =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +units=m +no_defs'
/** OSGB36 to WGS84 in seven parameters (EPSG:1314): about five metres. */
const helmert = '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489'

let shiftGrid: Promise<ShiftNodes> | undefined

const loadShiftGrid = (): Promise<ShiftNodes> => (shiftGrid ??= readShiftGrid())

/** Degrees of OSGB36 in degrees of WGS84, through OSTN15; null beyond Great Britain and its seas. */
export type Osgb36Shift = (degrees: Wgs84) => Wgs84 | null

export async function loadOsgb36Shift(): Promise<Osgb36Shift> {
  const grid = await loadShiftGrid()
  return (degrees) => shiftByGrid(grid, degrees)
}

/**
 * British National Grid to WGS84 and back through OSTN15, to centimetres. A strip of sea north of 61 N and
 * east of 2 E is not in the grid. There the Helmert shift is used, to five metres.
 *
 * proj4 can read the grid too, but makes an object of each of its million nodes, which takes 180 MB during an
 * import. Here only a tile is unpacked when it is first used.
 */
export async function loadBritishNationalGrid(): Promise<Projection> {
  const grid = await loadShiftGrid()
  const toAiry = proj4(projection, '+proj=longlat +ellps=airy +no_defs')
  const byHelmert = proj4(`${projection} ${helmert}`, 'WGS84')
  return {
    toWgs84(easting, northing) {
      const onAiry = invert(toAiry, easting, northing)
      return (onAiry && shiftByGrid(grid, onAiry)) ?? invert(byHelmert, easting, northing)
    },
    fromWgs84(place) {
      const onAiry = unshiftByGrid(grid, place)
      return onAiry ? project(toAiry, onAiry) : project(byHelmert, place)
    },
  }
}
