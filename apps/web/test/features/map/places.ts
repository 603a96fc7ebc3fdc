import { findPlaces } from '../../../src/features/map/coordinates/find-place.ts'
import type { GridFit } from '../../../src/features/map/coordinates/grid-fit.ts'
import type { SiteGrid } from '../../../src/features/map/coordinates/read-place.ts'

export const SITE = { longitude: -1.4466, latitude: 53.3903 }

/** A grid that is turned and stretched a little, and known within some kilometres of the site. */
export const fit: GridFit = {
  residual: 0,
  toGrid({ longitude, latitude }) {
    const [x, y] = [(longitude - SITE.longitude) * 66_400, (latitude - SITE.latitude) * 111_300]
    return Math.hypot(x, y) > 5000
      ? null
      : { easting: 436_900 + 1.0002 * x - 0.02 * y, northing: 388_300 + 0.02 * x + 0.9998 * y }
  },
}

export const OF_SITE = { fit, near: SITE, code: 'EPSG:27700' }
/** Nothing is known of its grid. */
export const UNKNOWN = { fit: null, near: SITE, code: null }

/** The likeliest place that a text names. */
export const findPlace = async (text: string, site: SiteGrid) => (await findPlaces(text, site))[0] ?? null

export const find = (text: string) => findPlace(text, UNKNOWN)
