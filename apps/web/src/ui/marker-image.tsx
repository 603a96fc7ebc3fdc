import { symbolSvg } from '@groundsheet/symbols'
import { svgDataUri, tintSvg } from './colour-svg.ts'

interface Props {
  readonly symbol: string
  readonly colour: string
  /** SVG text of custom artwork, used instead of the symbol once it has loaded. */
  readonly artwork?: string | undefined
}

const SIZE_PX = 16
const images = new Map<string, string>()

/** Marker of a hole as on the map, for use beside its name. */
export function MarkerImage({ symbol, colour, artwork }: Props) {
  const svg = artwork ?? symbolSvg(symbol)
  const key = svg + colour
  const source = images.get(key) ?? svgDataUri(tintSvg(svg, { colour, size: SIZE_PX }))
  images.set(key, source)
  return <img className="marker-image" src={source} width={SIZE_PX} height={SIZE_PX} alt="" />
}
