import type { PlotPoint } from '@groundsheet/plots'

/** How points of one kind are drawn. */
export interface Sign {
  readonly shape: Shape
  /** A CSS colour, or a custom property of one. */
  readonly fill: string
  /** Tells signs of one shape and colour apart: inside of a point, dashes of a line. Absent: 0, full and solid. */
  readonly variant?: number
}

/** Outlines about the middle in a square of two by two, each a list of corners; a circle has none. */
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
 * Categorical colours for any colour vision: Okabe and Ito (2008), `Color Universal Design`, with a dark grey in place
 * of black, which a dark sheet would hide. They stand in tokens.css, the same in light and dark.
 */
const COLOURS = 8
/** Points of one shape: full, open, open with a dot. Lines: solid, dashed, dotted. */
const VARIANTS = 3
/** Of each variant of a line, px. */
const DASHES: readonly (readonly number[])[] = [[], [7, 4], [2, 3]]

/** Of its radius: the open inside of a point, and the dot in it. */
export const OPEN = 0.62
export const DOT = 0.34
/** The variant of an open point with a dot. */
export const DOTTED = 2

export const dashOf = ({ variant = 0 }: Sign): readonly number[] => DASHES[variant] ?? []

/** Colours with less contrast than 3 to 1 against a light sheet: lines of them need an edge. WCAG 2.2, 1.4.11. */
export const FAINT_COLOURS: readonly string[] = [5, 6, 8].map((number) => `var(--series-${number})`)

export const shapeOf = (index: number): Shape => shapes[index % shapes.length] ?? 'circle'

/** Colours first; when these are used up, the next shape. */
export const signOf = (index: number): Sign => ({
  fill: `var(--series-${(index % COLOURS) + 1})`,
  shape: shapeOf(Math.floor(index / COLOURS)),
})

/** The same without shapes, which say something else or, of lines, do not exist. */
export const shapelessSignOf = (index: number): Sign => ({
  fill: `var(--series-${(index % COLOURS) + 1})`,
  shape: 'circle',
  variant: Math.floor(index / COLOURS) % VARIANTS,
})

/** Shapes of readings on their lines: without those of a dry visit and of one that was not read. */
const LINE_SHAPES: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond', 'bar', 'hexagon']

/** Of lines whose readings are marked: when colours are used up, the next shape of the marks and the next dashes. */
export function markedLineSignOf(index: number): Sign {
  const round = Math.floor(index / COLOURS)
  const shape = LINE_SHAPES[round % LINE_SHAPES.length] ?? 'circle'
  // Dashes move on by one when the shapes are used up, so that no pair of them comes twice.
  const variant = (round + Math.floor(round / LINE_SHAPES.length)) % VARIANTS
  return { ...shapelessSignOf(index), shape, variant }
}

/** A reading on its line. Only the line has dashes: the inside of so small a mark shows its colour. */
export const markOnLine = (sign: Sign): Sign => ({ ...sign, variant: 0 })

/** A visit without a depth: a triangle pointing down, open, for a dry installation; a plus for one that was not read. */
export const signWithNote = (sign: Sign, { note }: Pick<PlotPoint, 'note'>): Sign => {
  if (note === undefined) return sign
  return note === 'dry'
    ? { ...sign, shape: 'triangle-down', variant: 1 }
    : { ...sign, shape: 'plus', variant: 0 }
}

/** More kinds than this share signs. */
export const SIGNS = COLOURS * shapes.length
export const SHAPELESS_SIGNS = COLOURS * VARIANTS

/** The outline of a shape as SVG path data, `radius` px large about a point. */
export function outline(shape: Shape, radius: number, x = 0, y = 0): string {
  const corners = SHAPES[shape]
  if (corners.length === 0)
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
  const steps = corners.flatMap((_, at) =>
    at % 2 === 0
      ? [
          `${(x + (corners[at] ?? 0) * radius).toFixed(2)} ${(y + (corners[at + 1] ?? 0) * radius).toFixed(2)}`,
        ]
      : [],
  )
  return `M${steps.join('L')}Z`
}
