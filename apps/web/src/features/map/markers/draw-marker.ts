import { symbolSvg } from '@groundsheet/symbols'
import { svgDataUri, tintSvg } from '../../../ui/colour-svg.ts'
import type { MarkerAppearance } from './marker-image-id.ts'

/** CSS px of white around custom artwork; the built-in symbols bring their own. */
const HALO_PX = 1.2

/** SVG text of custom artwork, by id. */
export type LoadArtwork = (id: string) => Promise<string>

/** A marker as pixels, for the map's images. Artwork that does not come is replaced by the symbol. */
export async function drawMarker(
  look: MarkerAppearance,
  ratio: number,
  load: LoadArtwork,
): Promise<ImageData> {
  const symbol = () => rasterise(symbolSvg(look.symbol), look, ratio, 0)
  const { icon } = look
  if (icon === null) return symbol()
  try {
    return await rasterise(await load(icon), look, ratio, HALO_PX)
  } catch {
    return symbol()
  }
}

async function rasterise(
  svg: string,
  { colour, size }: MarkerAppearance,
  ratio: number,
  halo: number,
): Promise<ImageData> {
  const pixels = Math.max(1, Math.round(size * ratio))
  const image = new Image(pixels, pixels)
  image.src = svgDataUri(tintSvg(svg, { colour, size: pixels }))
  await image.decode()
  // Drawn by the processor: reading it back from the graphics card waits for all that the card has to do
  // before.
  const context = new OffscreenCanvas(pixels, pixels).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw images')
  if (halo > 0) drawHalo(context, image, halo * ratio)
  context.drawImage(image, 0, 0, pixels, pixels)
  return context.getImageData(0, 0, pixels, pixels)
}

/** White around the artwork, so that it reads on any ground: its own shape, moved a little to all sides. */
function drawHalo(context: OffscreenCanvasRenderingContext2D, image: HTMLImageElement, reach: number) {
  const { width, height } = context.canvas
  for (let eighth = 0; eighth < 8; eighth++) {
    const angle = (eighth * Math.PI) / 4
    context.drawImage(image, reach * Math.cos(angle), reach * Math.sin(angle), width, height)
  }
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'source-over'
}
