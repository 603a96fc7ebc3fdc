import type { TableRow } from '@groundsheet/contract'
import type { PlacedPoint } from './place-points.ts'
import { spotOf, type PlotFrame } from './plot-frame.ts'
import { dashOf, DOT, DOTTED, FAINT_COLOURS, OPEN, outline, type Sign } from './signs.ts'
import { isRange, tracesOf, type Stretch } from './traces.ts'

interface Drawing {
  readonly frame: PlotFrame
  readonly points: readonly PlacedPoint[]
  readonly signOf: (point: PlacedPoint) => Sign
  /** Readings of one row are joined by a line. */
  readonly joined: boolean
  readonly traced: ((row: TableRow) => string) | undefined
  readonly radius: number
}

/** Paint of the theme: a custom property of it is looked up, `none` stays empty. */
type Paint = (colour: string) => string

/** Draws all points on a canvas that fills `width` by `height` CSS px at `ratio` device px each. */
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
  context.strokeStyle = style.color
  drawLines(context, drawing)
  if (drawing.traced) {
    drawTraces(context, tracesOf(drawing.points, drawing.traced), drawing, paint)
    context.strokeStyle = style.color
    for (const point of drawing.points) drawBound(context, point, drawing.frame, 0)
    return
  }
  const stamps = makeStamps(drawing.radius, ratio, paint, style.color)
  for (const point of drawing.points) {
    const { x, y, beyond } = spotOf(drawing.frame, point)
    const { image, half } = stamps(drawing.signOf(point))
    // On whole device pixels, so that what was drawn crisp stays crisp.
    context.drawImage(
      image,
      Math.round((x - half) * ratio) / ratio,
      Math.round((y - half) * ratio) / ratio,
      2 * half,
      2 * half,
    )
    drawBound(context, point, drawing.frame, drawing.radius)
    if (beyond) drawArrow(context, x, y, drawing.radius, x > drawing.frame.left ? 1 : -1)
  }
}

/** The range of a run, and between readings of one row. */
function drawLines(context: CanvasRenderingContext2D, { frame, points, joined, traced }: Drawing) {
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

/** A step is coloured by its own reading, a line between two by the upper one. */
const colouredBy = ([upper, lower]: Stretch) => (isRange(lower) ? lower : upper)

/** Width of a line, px. */
const LINE = 1.5

/** Stretches of one colour are one path. */
function drawTraces(
  context: CanvasRenderingContext2D,
  stretches: readonly Stretch[],
  { frame, signOf }: Drawing,
  paint: Paint,
) {
  context.lineCap = 'round'
  const ink = context.strokeStyle
  const signs = new Map<string, Sign>()
  const groups = Map.groupBy(stretches, (stretch) => {
    const sign = signOf(colouredBy(stretch))
    const id = `${sign.fill} ${sign.variant ?? 0}`
    signs.set(id, sign)
    return id
  })
  for (const [id, group] of groups) {
    const sign = signs.get(id) ?? { fill: 'none', shape: 'circle' }
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
      // A reading alone is a dot.
      context.lineTo(to.x, upper === lower ? to.y + 0.01 : to.y)
    }
    context.setLineDash([...dashOf(sign)])
    if (FAINT_COLOURS.includes(sign.fill)) {
      context.strokeStyle = ink
      context.lineWidth = LINE + 1.5
      context.stroke()
    }
    context.strokeStyle = sign.fill === 'none' ? paint('var(--ink-soft)') : paint(sign.fill)
    context.lineWidth = LINE
    context.stroke()
  }
  context.setLineDash([])
}

/** An arrow at a value that is a bound. */
function drawBound(context: CanvasRenderingContext2D, placed: PlacedPoint, frame: PlotFrame, radius: number) {
  const { bound } = placed.point
  if (!bound) return
  const { x, y } = spotOf(frame, placed)
  drawArrow(context, x, y, radius, bound === 'least' ? 1 : -1)
}

const ARROW = { gap: 1.5, length: 7, head: 2.6 } as const

/** Towards where a bounded value, or one that the scale does not hold, may be. */
function drawArrow(context: CanvasRenderingContext2D, x: number, y: number, radius: number, way: 1 | -1) {
  const start = x + way * (radius + ARROW.gap)
  const end = start + way * ARROW.length
  context.lineWidth = 1.2
  context.beginPath()
  context.moveTo(start, y)
  context.lineTo(end, y)
  context.moveTo(end - way * ARROW.head, y - ARROW.head)
  context.lineTo(end, y)
  context.lineTo(end - way * ARROW.head, y + ARROW.head)
  context.stroke()
}

/** Each sign is drawn once and then copied: thousands of outlines would be slow. */
function makeStamps(radius: number, ratio: number, paint: Paint, edge: string) {
  const known = new Map<string, { image: HTMLCanvasElement; half: number }>()
  const half = Math.ceil(radius * 1.3 + 2)
  return ({ shape, fill, variant = 0 }: Sign) => {
    const id = `${shape} ${fill} ${variant}`
    const made = known.get(id)
    if (made) return made
    const image = document.createElement('canvas')
    image.width = image.height = Math.round(2 * half * ratio)
    const context = image.getContext('2d')
    const path = new Path2D(outline(shape, radius, half, half))
    context?.scale(image.width / (2 * half), image.width / (2 * half))
    if (context && fill !== 'none') {
      context.fillStyle = paint(fill)
      context.fill(path)
    }
    if (context && (radius > 2 || fill === 'none')) {
      context.strokeStyle = edge
      context.lineWidth = 1
      context.stroke(path)
    }
    if (context && variant > 0) {
      const inside = new Path2D(outline(shape, radius * OPEN, half, half))
      context.fillStyle = paint('var(--sheet)')
      context.fill(inside)
      context.stroke(inside)
      if (variant === DOTTED) {
        context.fillStyle = edge
        context.fill(new Path2D(outline('circle', radius * DOT, half, half)))
      }
    }
    const stamp = { image, half }
    known.set(id, stamp)
    return stamp
  }
}

const CROWD = [
  { more: 4000, radius: 2 },
  { more: 800, radius: 3.2 },
  { more: 0, radius: 4.5 },
] as const

/** The more points, the smaller. */
export const radiusFor = (count: number): number => CROWD.find(({ more }) => count > more)?.radius ?? 4.5
