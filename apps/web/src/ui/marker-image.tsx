import { symbolSvg } from '@groundsheet/symbols'
import { svgDataUri, tintSvg } from './tint-svg.ts'

interface Props {
  readonly symbol: string
  readonly colour: string
  /** SVG text of custom artwork, which wins over the symbol once it is there. */
  readonly artwork?: string | undefined
}

const SIZE = 16
const images = new Map<string, string>()

/** The same artwork as on the map, beside a name that says what it is. */
export function MarkerImage({ symbol, colour, artwork }: Props) {
  const svg = artwork ?? symbolSvg(symbol)
  const key = svg + colour
  const source = images.get(key) ?? svgDataUri(tintSvg(svg, { colour, size: SIZE }))
  images.set(key, source)
  return <img className="marker-image" src={source} width={SIZE} height={SIZE} alt="" />
}
