import type { PlotPoint } from '@groundsheet/plots'

/** How points of one kind are drawn. */
export interface PlotSymbol {
  readonly shape: Shape
  /** A CSS colour, or `var()` of one. */
  readonly fill: string
  /**
   * Distinguishes symbols of equal shape and colour: interior of a point, dashes of a line. Absent: 0, filled
   * and solid.
   */
  readonly variant?: number
}

/** Outlines in a square from -1 to 1, each a list of corner coordinates; a circle has none. */
export const SHAPES = {
  circle: [],
  square: [-0.85, -0.85, 0.85, -0.85, 0.85, 0.85, -0.85, 0.85],
  triangle: [0, -1.1, 1, 0.75, -1, 0.75],
  diamond: [0, -1.2, 1.05, 0, 0, 1.2, -1.05, 0],
  'triangle-down': [0, 1.1, 1, -0.75, -1, -0.75],
  plus: [
    -0.38, -1.1, 0.38, -1.1, 0.38, -0.38, 1.1, -0.38, 1.1, 0.38, 0.38, 0.38, 0.38, 1.1, -0.38, 1.1, -0.38,
    0.38, -1.1, 0.38, -1.1, -0.38, -0.38, -0.38,
  ],
  bar: [-0.4, -1.15, 0.4, -1.15, 0.4, 1.15, -0.4, 1.15],
  hexagon: [1, 0, 0.5, 0.92, -0.5, 0.92, -1, 0, -0.5, -0.92, 0.5, -0.92],
} as const satisfies Record<string, readonly number[]>

export type Shape = keyof typeof SHAPES

const shapes = Object.keys(SHAPES) as Shape[]
/**
 * Categorical colours for any colour vision: Okabe and Ito (2008), `Color Universal Design`. Dark grey
 * replaces black, which a dark sheet would hide. Defined in tokens.css, the same in light and dark.
 */
export const COLOUR_COUNT = 8
/** Points of one shape: filled, open, open with a dot. Lines: solid, dashed, dotted. */
const VARIANT_COUNT = 3
/** By variant of a line, px. */
const DASHES_PX: readonly (readonly number[])[] = [[], [7, 4], [2, 3]]

/** Relative to the radius: the open interior of a point, and the dot in it. */
export const OPEN_RADIUS_RATIO = 0.62
export const DOT_RADIUS_RATIO = 0.34
/** The variant of an open point with a dot. */
export const DOTTED_VARIANT = 2

export const dashOf = ({ variant = 0 }: PlotSymbol): readonly number[] => DASHES_PX[variant] ?? []

/** Colours with less than 3:1 contrast on a light sheet: lines in them need an edge. WCAG 2.2, 1.4.11. */
export const FAINT_COLOURS: readonly string[] = [5, 6, 8].map((number) => `var(--series-${number})`)

export const shapeOf = (index: number): Shape => shapes[index % shapes.length] ?? 'circle'

/** Colours first, then shapes. */
export const symbolOf = (index: number): PlotSymbol => ({
  fill: `var(--series-${(index % COLOUR_COUNT) + 1})`,
  shape: shapeOf(Math.floor(index / COLOUR_COUNT)),
})

/** Symbols without shapes, for lines or where shapes have another meaning. */
export const shapelessSymbolOf = (index: number): PlotSymbol => ({
  fill: `var(--series-${(index % COLOUR_COUNT) + 1})`,
  shape: 'circle',
  variant: Math.floor(index / COLOUR_COUNT) % VARIANT_COUNT,
})

/** Shapes of readings on lines; excludes those of dry visits and visits without a reading. */
const LINE_SHAPES: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond', 'bar', 'hexagon']

/** Symbols of lines with marked readings: after all colours, the next mark shape and the next dashes. */
export function markedLineSymbolOf(index: number): PlotSymbol {
  const cycle = Math.floor(index / COLOUR_COUNT)
  const shape = LINE_SHAPES[cycle % LINE_SHAPES.length] ?? 'circle'
  // Dashes advance by one after all shapes, so no combination repeats early.
  const variant = (cycle + Math.floor(cycle / LINE_SHAPES.length)) % VARIANT_COUNT
  return { ...shapelessSymbolOf(index), shape, variant }
}

/** A line without a colour of its own, thin and behind the others. */
export const BACKGROUND_LINE: PlotSymbol = { fill: 'var(--line-strong)', shape: 'circle' }
export const isBackgroundLine = ({ fill }: PlotSymbol): boolean => fill === BACKGROUND_LINE.fill

/** A mark on its line. Only the line has dashes; a mark this small shows its colour as filled. */
export const markOnLine = (symbol: PlotSymbol): PlotSymbol => ({ ...symbol, variant: 0 })

/**
 * PlotSymbol of a visit without a depth: an open downward triangle for a dry installation, a plus for no
 * reading.
 */
export const symbolWithNote = (symbol: PlotSymbol, { note }: Pick<PlotPoint, 'note'>): PlotSymbol => {
  if (note === undefined) return symbol
  return note === 'dry'
    ? { ...symbol, shape: 'triangle-down', variant: 1 }
    : { ...symbol, shape: 'plus', variant: 0 }
}

/** Entries beyond this number share symbols. */
export const SYMBOL_COUNT = COLOUR_COUNT * shapes.length
export const SHAPELESS_SYMBOL_COUNT = COLOUR_COUNT * VARIANT_COUNT

/** Outline of a shape as SVG path data, centred at (x, y); `radius` in px. */
export function outline(shape: Shape, radius: number, x = 0, y = 0): string {
  const corners = SHAPES[shape]
  if (corners.length === 0)
    return (
      `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ` +
      `${radius} 0 1 0 ${-2 * radius} 0Z`
    )
  const steps = corners.flatMap((_, at) =>
    at % 2 === 0
      ? [
          `${(x + (corners[at] ?? 0) * radius).toFixed(2)} ` +
            (y + (corners[at + 1] ?? 0) * radius).toFixed(2),
        ]
      : [],
  )
  return `M${steps.join('L')}Z`
}
