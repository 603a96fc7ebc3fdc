import { symbolSvg } from '@groundsheet/symbols'
import { svgDataUri, tintSvg } from '../../../ui/tint-svg.ts'
import type { MarkerLook } from './marker-image-id.ts'

/** Drawn at twice the size at least: looks the same as artwork in the page, and stays crisp while zooming. */
export const markerPixelRatio = () => Math.max(2, Math.ceil(window.devicePixelRatio))

/** SVG text of custom artwork, by id. */
export type LoadArtwork = (id: string) => Promise<string>

/** A marker as pixels, for the map's images. Artwork that does not come is replaced by the symbol. */
export async function drawMarker(look: MarkerLook, ratio: number, load: LoadArtwork): Promise<ImageData> {
  const symbol = () => rasterise(symbolSvg(look.symbol), look, ratio)
  const { icon } = look
  if (icon === null) return symbol()
  try {
    return await rasterise(await load(icon), look, ratio)
  } catch {
    return symbol()
  }
}

async function rasterise(svg: string, { colour, size }: MarkerLook, ratio: number): Promise<ImageData> {
  const pixels = Math.max(1, Math.round(size * ratio))
  const image = new Image(pixels, pixels)
  image.src = svgDataUri(tintSvg(svg, { colour, size: pixels }))
  await image.decode()
  const context = new OffscreenCanvas(pixels, pixels).getContext('2d')
  if (!context) throw new Error('This browser cannot draw images')
  context.drawImage(image, 0, 0, pixels, pixels)
  return context.getImageData(0, 0, pixels, pixels)
}
