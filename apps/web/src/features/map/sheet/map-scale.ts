import { EQUATOR_M } from '@groundsheet/sections'
import { PX_PER_MM } from '../../../ui/paper/paper-size.ts'
import type { Bounds } from '../basemap/graticule.ts'
import type { Camera } from '../../../url-state/camera.ts'
import { metresPerPixel } from '../view/metres-per-pixel.ts'

/** Scales that maps are drawn to: 500 is 1:500. */
export const MAP_SCALES = [
  100, 200, 250, 500, 1000, 1250, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 250_000, 500_000,
  1_000_000, 2_500_000,
] as const

/**
 * Typical width of the map on a screen, assumed for an address that has only a camera.
 */
const SCREEN_MAP_WIDTH_PX = 860
/** Share of the sheet that stays free around the holes. */
const MARGIN_SHARE = 0.12

/** Px. */
interface Frame {
  readonly width: number
  readonly height: number
}

const cosine = (latitude: number) => Math.cos((latitude * Math.PI) / 180)

/** Zoom at which the map is 1:`scale` on paper at a latitude. */
export const zoomForScale = (scale: number, latitude: number): number =>
  Math.log2((metresPerPixel(0, latitude) * 1000 * PX_PER_MM) / scale)

/** The largest scale, of any number, at which a frame shows what the screen showed, or else all there is. */
export function neededMapScale(camera: Camera | null, extent: Bounds | null, frame: Frame): number {
  const metres = camera ? screenMetres(camera) : extent ? extentMetres(extent, frame) : EQUATOR_M / 20
  return (metres / frame.width) * 1000 * PX_PER_MM
}

/** The same as a scale that maps are drawn to. */
export function chooseMapScale(camera: Camera | null, extent: Bounds | null, frame: Frame): number {
  const needed = neededMapScale(camera, extent, frame)
  return MAP_SCALES.find((scale) => scale >= needed) ?? 2_500_000
}

const screenMetres = ({ zoom, latitude }: Camera) => SCREEN_MAP_WIDTH_PX * metresPerPixel(zoom, latitude)

/** Metres across the frame that let it hold everything. */
function extentMetres([west, south, east, north]: Bounds, { width, height }: Frame): number {
  const degree = EQUATOR_M / 360
  const across = (east - west) * degree * cosine((south + north) / 2)
  const along = (north - south) * degree
  return Math.max(across, (along * width) / height, 20) * (1 + 2 * MARGIN_SHARE)
}

/** Where the paper looks: where the address does, else at the middle of everything. */
export function paperCamera(camera: Camera | null, extent: Bounds | null, scale: number): Camera | null {
  const [west, south, east, north] = extent ?? [0, 0, 0, 0]
  if (!camera && !extent) return null
  const looked = camera ?? { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  return { ...looked, zoom: zoomForScale(scale, looked.latitude) }
}
