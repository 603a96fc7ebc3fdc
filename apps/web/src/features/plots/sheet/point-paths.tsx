import { symbolParts, type SymbolPart } from '../draw-symbol.ts'
import { paintPoints, symbolRadius, type Drawing, type PathContext } from '../draw-points.ts'
import { outline } from '../plot-symbols.ts'

/** Lines or symbols of one style, joined as one path. */
interface DrawnPath {
  readonly fill: string
  readonly stroke: string
  readonly width: number
  /** As `stroke-dasharray`; empty: solid. */
  readonly dash: string
  readonly opacity: number
  readonly isRound: boolean
  readonly parts: string[]
}

const INK = 'var(--ink)'
const px = (at: number) => String(Math.round(at * 100) / 100)

/** The points of a plot as SVG paths, by the same drawing functions as on screen. */
export function PointPaths(drawing: Drawing) {
  const paths = new Map<string, DrawnPath>()
  const add = (style: Omit<DrawnPath, 'parts'>, part: string, layer = '') => {
    const key = layer + JSON.stringify(style)
    const path = paths.get(key) ?? { ...style, parts: [] }
    path.parts.push(part)
    paths.set(key, path)
  }
  const radius = symbolRadius(drawing)
  paintPoints(linePathContext(add), drawing, {
    paint: (colour) => colour,
    ink: INK,
    drawSymbol(symbol, x, y) {
      // Layers of one symbol follow each other: the interior of one must not be below the body of another.
      for (const [index, part] of symbolParts(symbol, radius).entries())
        add(
          styleOf(part),
          outline(part.shape, part.radius, Number(px(x)), Number(px(y))),
          `${JSON.stringify(symbol)} ${index} `,
        )
    },
  })
  return [...paths.values()].map(({ fill, stroke, width, dash, opacity, isRound, parts }, index) => (
    <path
      key={index}
      style={{
        fill,
        stroke,
        strokeWidth: width,
        strokeDasharray: dash,
        opacity,
        strokeLinecap: isRound ? 'round' : 'butt',
      }}
      d={parts.join('')}
    />
  ))
}

const styleOf = ({ fill, hasEdge }: SymbolPart): Omit<DrawnPath, 'parts'> => ({
  fill: fill ?? INK,
  stroke: hasEdge ? INK : 'none',
  width: 1,
  dash: '',
  opacity: 1,
  isRound: false,
})

/** A drawing context that passes each stroke with its style to `add`. */
function linePathContext(add: (style: Omit<DrawnPath, 'parts'>, part: string) => void): PathContext {
  let steps: string[] = []
  let dash = ''
  return {
    lineWidth: 1,
    lineCap: 'butt',
    globalAlpha: 1,
    strokeStyle: INK,
    beginPath() {
      steps = []
    },
    setLineDash(lengths) {
      dash = Array.from(lengths).join(' ')
    },
    moveTo: (x, y) => void steps.push(`M${px(x)} ${px(y)}`),
    lineTo: (x, y) => void steps.push(`L${px(x)} ${px(y)}`),
    stroke() {
      const { strokeStyle, lineWidth: width, lineCap, globalAlpha: opacity } = this
      const stroke = typeof strokeStyle === 'string' ? strokeStyle : INK
      const style = { fill: 'none', stroke, width, dash, opacity, isRound: lineCap === 'round' }
      if (steps.length > 0) add(style, steps.join(''))
    },
  }
}
