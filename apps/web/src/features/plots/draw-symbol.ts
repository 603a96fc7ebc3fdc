import {
  DOT_RADIUS_RATIO,
  DOTTED_VARIANT,
  OPEN_RADIUS_RATIO,
  outline,
  type PlotSymbol,
  type Shape,
} from './plot-symbols.ts'

/** Resolves a CSS custom property of the theme to its colour; other values are returned unchanged. */
export type Paint = (colour: string) => string

/** One shape of a symbol, centred on it; `fill` null: the line colour. */
export interface SymbolPart {
  readonly shape: Shape
  readonly radius: number
  readonly fill: string | null
  readonly hasEdge: boolean
}

/** Shapes of a symbol in drawing order. The smallest have no edge. */
export function symbolParts({ shape, fill, variant = 0 }: PlotSymbol, radius: number): SymbolPart[] {
  const body = { shape, radius, fill, hasEdge: radius > 2 || fill === 'none' }
  if (variant === 0) return [body]
  const inside = { shape, radius: radius * OPEN_RADIUS_RATIO, fill: 'var(--sheet)', hasEdge: true }
  if (variant !== DOTTED_VARIANT) return [body, inside]
  return [body, inside, { shape: 'circle', radius: radius * DOT_RADIUS_RATIO, fill: null, hasEdge: false }]
}

/** Draws each symbol once as an image that is copied: stroking thousands of outlines would be slow. */
export function makeSymbolImages(radius: number, ratio: number, paint: Paint, ink: string) {
  const images = new Map<string, { image: HTMLCanvasElement; half: number }>()
  const half = Math.ceil(radius * 1.3 + 2)
  return (symbol: PlotSymbol) => {
    const id = `${symbol.shape} ${symbol.fill} ${symbol.variant ?? 0}`
    const cached = images.get(id)
    if (cached) return cached
    const image = document.createElement('canvas')
    image.width = image.height = Math.round(2 * half * ratio)
    const context = image.getContext('2d')
    context?.scale(image.width / (2 * half), image.width / (2 * half))
    if (context) for (const part of symbolParts(symbol, radius)) drawPart(context, part, half, paint, ink)
    const symbolImage = { image, half }
    images.set(id, symbolImage)
    return symbolImage
  }
}

function drawPart(
  context: CanvasRenderingContext2D,
  { shape, radius, fill, hasEdge }: SymbolPart,
  middle: number,
  paint: Paint,
  ink: string,
) {
  const path = new Path2D(outline(shape, radius, middle, middle))
  if (fill !== 'none') {
    context.fillStyle = fill === null ? ink : paint(fill)
    context.fill(path)
  }
  if (!hasEdge) return
  context.strokeStyle = ink
  context.lineWidth = 1
  context.stroke(path)
}
