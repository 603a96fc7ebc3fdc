import type { PlotDefinition, PlotKind } from '@groundsheet/plots'
import { makeSymbolImages, type Paint } from './draw-symbol.ts'
import { isRange } from './kinds/reading-gaps.ts'
import type { PlacedPoint } from './place-points.ts'
import { kindOf } from './kinds/plot-kinds.ts'
import { spotOf, type PlotFrame } from './plot-frame.ts'
import {
  dashOf,
  FAINT_COLOURS,
  isBackgroundLine,
  markOnLine,
  symbolWithNote,
  type PlotSymbol,
} from './plot-symbols.ts'
import { segmentsOf, type Segment } from './line-segments.ts'

export interface Drawing {
  readonly frame: PlotFrame
  readonly points: readonly PlacedPoint[]
  readonly symbolOf: (point: PlacedPoint) => PlotSymbol
  /** Readings of one row are joined by a line. */
  readonly joined: boolean
  readonly traced: PlotDefinition['traced'] | undefined
  readonly kind: PlotKind
  readonly radius: number
}

/** The drawing methods used here: of a canvas, or of an object that builds SVG paths for print. */
export type PathContext = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
  | 'setLineDash'
  | 'lineWidth'
  | 'lineCap'
  | 'globalAlpha'
  | 'strokeStyle'
>

interface PaintOptions {
  readonly paint: Paint
  /** Colour of lines without a colour of their own. */
  readonly ink: string
  /** Draws a symbol centred at (x, y). */
  readonly drawSymbol: (symbol: PlotSymbol, x: number, y: number) => void
}

/** Draws all points on a canvas of `width` by `height` CSS px at `ratio` device px each. */
export function drawPoints(canvas: HTMLCanvasElement, drawing: Drawing, ratio: number) {
  const context = canvas.getContext('2d')
  if (!context) return
  const style = getComputedStyle(canvas)
  const paint: Paint = (colour) => {
    const property = /^var\((.+)\)$/.exec(colour)?.[1]
    return property === undefined ? colour : style.getPropertyValue(property)
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  const symbolImageOf = makeSymbolImages(symbolRadius(drawing), ratio, paint, style.color)
  paintPoints(context, drawing, {
    paint,
    ink: style.color,
    drawSymbol(symbol, x, y) {
      const { image, half } = symbolImageOf(symbol)
      // Whole device pixels keep the copied image sharp.
      context.drawImage(
        image,
        Math.round((x - half) * ratio) / ratio,
        Math.round((y - half) * ratio) / ratio,
        2 * half,
        2 * half,
      )
    },
  })
}

/** Draws all points, on screen or in print. */
export function paintPoints(pen: PathContext, drawing: Drawing, { paint, ink, drawSymbol }: PaintOptions) {
  pen.strokeStyle = ink
  drawLines(pen, drawing)
  if (drawing.traced) {
    drawTraces(pen, segmentsOf(drawing.points, drawing.traced, drawing.kind), drawing, paint)
    pen.strokeStyle = ink
    for (const point of drawing.points) drawBound(pen, point, drawing.frame, 0)
    if (!kindOf(drawing).marksReadings) return
  }
  for (const point of drawing.points) {
    const { x, y, beyond } = spotOf(drawing.frame, point)
    const symbol = drawing.symbolOf(point)
    if (drawing.traced && isBackgroundLine(symbol) && point.point.note === undefined) continue
    drawSymbol(symbolWithNote(drawing.traced ? markOnLine(symbol) : symbol, point.point), x, y)
    if (drawing.traced) continue
    if (point.point.uncounted === 'contradicted') drawAsterisk(pen, x, y - drawing.radius)
    drawBound(pen, point, drawing.frame, drawing.radius)
    if (beyond) drawArrow(pen, x, y, drawing.radius, x > drawing.frame.left ? 1 : -1)
  }
}

const MAX_LINE_MARK_RADIUS_PX = 3

/** Radius of the symbols of a drawing, px. */
export const symbolRadius = ({ radius, traced }: Pick<Drawing, 'radius' | 'traced'>): number =>
  traced ? Math.min(radius, MAX_LINE_MARK_RADIUS_PX) : radius

/** Lines over the depth range of a test run, and between readings of one row. */
function drawLines(context: PathContext, { frame, points, joined, traced }: Drawing) {
  context.lineWidth = 1
  context.globalAlpha = 0.5
  context.beginPath()
  for (const { point, from, to } of points) {
    if (traced || point.top === point.base || point.index !== undefined) continue
    context.moveTo(frame.x(point.value), frame.y(from))
    context.lineTo(frame.x(point.value), frame.y(to))
  }
  if (joined)
    for (const [first, ...others] of Map.groupBy(points, ({ point }) => point.row.id).values()) {
      if (!first) continue
      const values = [first, ...others].map(({ point }) => point.value)
      context.moveTo(frame.x(Math.min(...values)), frame.y(first.height))
      context.lineTo(frame.x(Math.max(...values)), frame.y(first.height))
    }
  context.stroke()
  context.globalAlpha = 1
}

/** A step takes the colour of its own reading, a line between two readings that of the upper one. */
const colourSource = ([upper, lower]: Segment) => (isRange(lower) ? lower : upper)

const LINE_WIDTH_PX = 1.5
const BACKGROUND_LINE_WIDTH_PX = 1
const UNKNOWN_SYMBOL: PlotSymbol = { fill: 'none', shape: 'circle' }

/** Draws the lines; all segments of one colour form one path. */
function drawTraces(
  context: PathContext,
  segments: readonly Segment[],
  { frame, symbolOf }: Drawing,
  paint: Paint,
) {
  context.lineCap = 'round'
  const ink = context.strokeStyle
  const symbols = new Map<string, PlotSymbol>()
  const groups = Map.groupBy(segments, (segment) => {
    const symbol = symbolOf(colourSource(segment))
    const id = `${symbol.fill} ${symbol.variant ?? 0}`
    symbols.set(id, symbol)
    return id
  })
  const isBehind = ([id]: readonly [string, unknown]) => isBackgroundLine(symbols.get(id) ?? UNKNOWN_SYMBOL)
  for (const [id, group] of [...groups].sort((a, b) => Number(isBehind(b)) - Number(isBehind(a)))) {
    const symbol = symbols.get(id) ?? UNKNOWN_SYMBOL
    context.beginPath()
    for (const [upper, lower] of group) {
      const [from, to] = [spotOf(frame, upper), spotOf(frame, lower)]
      if (isRange(lower)) {
        const y = frame.y(lower.from)
        context.moveTo(from.x, y)
        context.lineTo(to.x, y)
        context.lineTo(to.x, frame.y(lower.to))
        continue
      }
      context.moveTo(from.x, from.y)
      // A single reading is drawn as a dot.
      context.lineTo(to.x, upper === lower ? to.y + 0.01 : to.y)
    }
    context.setLineDash([...dashOf(symbol)])
    if (FAINT_COLOURS.includes(symbol.fill)) {
      context.strokeStyle = ink
      context.lineWidth = LINE_WIDTH_PX + 1.5
      context.stroke()
    }
    context.strokeStyle = symbol.fill === 'none' ? paint('var(--ink-soft)') : paint(symbol.fill)
    context.lineWidth = isBackgroundLine(symbol) ? BACKGROUND_LINE_WIDTH_PX : LINE_WIDTH_PX
    context.stroke()
  }
  context.setLineDash([])
}

/** Draws an arrow at a value that is a bound. */
function drawBound(context: PathContext, placed: PlacedPoint, frame: PlotFrame, radius: number) {
  const { bound } = placed.point
  if (!bound) return
  const { x, y } = spotOf(frame, placed)
  drawArrow(context, x, y, radius, bound === 'lower' ? 1 : -1)
}

const ARROW_PX = { gap: 1.5, length: 7, head: 2.6 } as const

/** Draws an arrow towards the possible values of a bound, or towards a value outside the scale. */
function drawArrow(context: PathContext, x: number, y: number, radius: number, direction: 1 | -1) {
  const start = x + direction * (radius + ARROW_PX.gap)
  const end = start + direction * ARROW_PX.length
  context.lineWidth = 1.2
  context.beginPath()
  context.moveTo(start, y)
  context.lineTo(end, y)
  context.moveTo(end - direction * ARROW_PX.head, y - ARROW_PX.head)
  context.lineTo(end, y)
  context.lineTo(end - direction * ARROW_PX.head, y + ARROW_PX.head)
  context.stroke()
}

const ASTERISK_PX = { gap: 5, radius: 4, lines: 3 } as const

/** Marks a value that its row contradicts, above the top (x, y) of its symbol. */
function drawAsterisk(pen: PathContext, x: number, y: number) {
  const { gap, radius, lines } = ASTERISK_PX
  const middle = y - gap
  pen.lineWidth = 1.5
  pen.beginPath()
  for (let line = 0; line < lines; line += 1) {
    const angle = Math.PI / 2 + (line * Math.PI) / lines
    const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)]
    pen.moveTo(x - dx, middle - dy)
    pen.lineTo(x + dx, middle + dy)
  }
  pen.stroke()
}

const RADIUS_BY_COUNT = [
  { above: 4000, radius: 2 },
  { above: 800, radius: 3.2 },
  { above: 0, radius: 4.5 },
] as const

/** Radius of a symbol, px; smaller for more points. */
export const radiusFor = (count: number): number =>
  RADIUS_BY_COUNT.find(({ above }) => count > above)?.radius ?? 4.5
