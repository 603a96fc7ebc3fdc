/** How points of one kind are drawn. */
export interface Sign {
  readonly shape: Shape
  /** A CSS colour, or a custom property of one. */
  readonly fill: string
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
/** Told apart by people of any colour vision, after Okabe and Ito (2008); they stand in tokens.css. */
const COLOURS = 8

export const shapeOf = (index: number): Shape => shapes[index % shapes.length] ?? 'circle'

/** Colours first; when these are used up, the next shape. */
export const signOf = (index: number): Sign => ({
  fill: `var(--series-${(index % COLOURS) + 1})`,
  shape: shapeOf(Math.floor(index / COLOURS)),
})

/** More kinds than this share signs. */
export const SIGNS = COLOURS * shapes.length

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
