type Point = readonly [number, number]

/** One line of a path: its points, y up; closed where the path says so. */
export interface FlatLine {
  readonly points: readonly Point[]
  readonly isClosed: boolean
}

/** A whole circle has this many sides. */
const CIRCLE_SIDES = 48
const CURVE_SIDES = 12

/**
 * An SVG path of moves, lines, circular arcs and cubic curves as lines, with y up instead of down. Source:
 * SVG 2, 9.3.
 */
export function flattenPath(path: string): FlatLine[] {
  const lines: { points: Point[]; isClosed: boolean }[] = []
  let [x, y] = [0, 0]
  const go = (points: readonly Point[]) => {
    lines.at(-1)?.points.push(...points)
    ;[x, y] = points.at(-1) ?? [x, y]
  }
  for (const [command, values] of readSegments(path)) {
    const isRelative = command === command.toLowerCase()
    const [left, top] = isRelative ? [x, y] : [0, 0]
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values
    switch (command.toUpperCase()) {
      case 'M':
        lines.push({ points: [], isClosed: false })
        go([[left + a, top + b]])
        break
      case 'L':
        go([[left + a, top + b]])
        break
      case 'H':
        go([[left + a, y]])
        break
      case 'V':
        go([[x, top + a]])
        break
      case 'C':
        go(flattenCurve([x, y], [left + a, top + b], [left + c, top + d], [left + e, top + f]))
        break
      case 'A':
        go(flattenArc([x, y], [left + f, top + g], { radius: a, isLarge: d === 1, isClockwise: e === 1 }))
        break
      default:
        ;[x, y] = closeLine(lines.at(-1)) ?? [x, y]
    }
  }
  return lines.map(({ points, isClosed }) => ({
    isClosed,
    points: points.map(([right, down]): Point => [right, down === 0 ? 0 : -down]),
  }))
}

/** Its first point, where the path continues. */
function closeLine(line: { points: Point[]; isClosed: boolean } | undefined): Point | undefined {
  if (line !== undefined) line.isClosed = true
  return line?.points[0]
}

const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7, Z: 0 }

/** Commands with their numbers; numbers beyond those of a command repeat it, after a move as lines. */
function* readSegments(path: string): Generator<readonly [string, readonly number[]]> {
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const size = NUMBERS[letter.toUpperCase()]
    if (size === undefined || (size > 0 && values.length % size !== 0))
      throw new Error(`${letter}${text}: such segments are not drawn`)
    const after = { M: 'L', m: 'l' }[letter] ?? letter
    if (size === 0) yield [letter, []]
    else
      for (let at = 0; at < values.length; at += size)
        yield [at === 0 ? letter : after, values.slice(at, at + size)]
  }
}

function flattenCurve([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): Point[] {
  return Array.from({ length: CURVE_SIDES }, (_, step): Point => {
    const t = (step + 1) / CURVE_SIDES
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3]
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]
  })
}

interface ArcForm {
  readonly radius: number
  readonly isLarge: boolean
  /** As seen with y down. */
  readonly isClockwise: boolean
}

/** SVG 2, implementation notes B.2.4, for equal radii. */
function flattenArc([x, y]: Point, [endX, endY]: Point, { radius, isLarge, isClockwise }: ArcForm): Point[] {
  const half = Math.hypot(endX - x, endY - y) / 2
  if (half === 0) return []
  const size = Math.max(radius, half)
  const height = Math.sqrt(size ** 2 - half ** 2) * (isLarge === isClockwise ? -1 : 1)
  const centreX = (x + endX) / 2 - (height * (endY - y)) / (2 * half)
  const centreY = (y + endY) / 2 + (height * (endX - x)) / (2 * half)
  const from = Math.atan2(y - centreY, x - centreX)
  const turn = Math.atan2(endY - centreY, endX - centreX) - from
  const whole = 2 * Math.PI
  const sweep = isClockwise ? (turn + whole) % whole : -((whole - turn) % whole)
  const sides = Math.max(1, Math.ceil((Math.abs(sweep) / whole) * CIRCLE_SIDES))
  return Array.from({ length: sides }, (_, step): Point => {
    if (step === sides - 1) return [endX, endY]
    const angle = from + (sweep * (step + 1)) / sides
    return [centreX + size * Math.cos(angle), centreY + size * Math.sin(angle)]
  })
}
