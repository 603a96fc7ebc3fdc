import type { Map as MapLibreMap } from 'maplibre-gl'
import { drawMarker, type LoadArtwork } from './draw-marker.ts'
import { parseMarkerImageId } from './marker-image-id.ts'

/** Draws the marker images that a map asks for, at the pixel ratio of the screen, and again when that changes. */
export function drawMarkerImages(map: MapLibreMap, loadArtwork: LoadArtwork): void {
  let ratio = window.devicePixelRatio
  map.setMissingStyleImageResolver(async (id) => {
    const look = parseMarkerImageId(id)
    if (!look) return
    const drawnWith = ratio
    const image = await drawMarker(look, drawnWith, loadArtwork)
    if (!map.hasImage(id)) map.addImage(id, image, { pixelRatio: drawnWith })
  })
  map.on('resize', () => {
    if (ratio === window.devicePixelRatio) return
    ratio = window.devicePixelRatio
    for (const id of map.listImages()) if (parseMarkerImageId(id)) map.removeImage(id)
  })
}
