import type { Map as MapLibreMap } from 'maplibre-gl'
import { drawMarker, type LoadArtwork } from './draw-marker.ts'
import { parseMarkerImageId } from './marker-image-id.ts'

/** Draws the marker images that a map needs, at the pixel ratio that `ratioOf` returns. */
export function drawMarkerImages(map: MapLibreMap, loadArtwork: LoadArtwork, ratioOf: () => number): void {
  map.setMissingStyleImageResolver(async (id) => {
    const look = parseMarkerImageId(id)
    if (!look) return
    const pixelRatio = ratioOf()
    const image = await drawMarker(look, pixelRatio, loadArtwork)
    if (!map.hasImage(id)) map.addImage(id, image, { pixelRatio })
  })
}

/** The same at the pixel ratio of the screen, and again when that changes. */
export function drawScreenMarkerImages(map: MapLibreMap, loadArtwork: LoadArtwork): void {
  let ratio = window.devicePixelRatio
  drawMarkerImages(map, loadArtwork, () => ratio)
  map.on('resize', () => {
    if (ratio === window.devicePixelRatio) return
    ratio = window.devicePixelRatio
    for (const id of map.listImages()) if (parseMarkerImageId(id)) map.removeImage(id)
  })
}
