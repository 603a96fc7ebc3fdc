import type { Condition } from './conditions.ts'
import { TILE } from './tile.ts'

type Point = readonly [x: number, y: number]

/** Outlines 6 to 8 px high, from their upper left corner: the viewer allows no text in its artwork. */
const LETTER_PATHS = {
  V: 'm0 0l2 6l2-6',
  O: 'm2 0c-1.2 0-2 1.2-2 3s.8 3 2 3s2-1.2 2-3s-.8-3-2-3z',
  I: 'm2 0v6',
  D: 'm0 0v6h1.3q2.6 0 2.6-3t-2.6-3z',
  N: 'm0 6v-6l4 6v-6',
  R: 'm0 6v-6h2.3q1.6 0 1.6 1.6t-1.6 1.6h-2.3m2 0l2 2.8',
  '?': 'm0 1.9q0-1.9 2.2-1.9t2.2 1.9q0 1.1-1.1 1.9t-1.1 2v.4m0 1.2v1',
} as const
/** Px from one letter to the next. */
const LETTER_PITCH_PX = 5

const path = (d: string, attributes = '') => `<path d="${d}"${attributes}/>`

const write = (word: readonly (keyof typeof LETTER_PATHS)[], ...places: readonly Point[]) =>
  path(
    places
      .flatMap(([x, y]) => word.map((sign, at) => `M${x + at * LETTER_PITCH_PX} ${y}${LETTER_PATHS[sign]}`))
      .join(''),
    ' stroke-width="1.15"',
  )

/** Rows of signs; more than two, so that a thin stratum on a section shows a part of one. */
const SIGN_ROWS = 3

/**
 * So many signs in each row, one row set off from the next; those that cross the right edge begin on the left
 * too.
 */
function stagger(columns: number, top: number): Point[] {
  const [width, height] = [TILE.width / columns, TILE.height / SIGN_ROWS]
  return Array.from({ length: SIGN_ROWS }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column): Point => [
      round((column - 1 + (row + 0.5) / SIGN_ROWS) * width),
      round(top + row * height),
    ]),
  ).flat()
}

const round = (px: number) => Math.round(px * 10) / 10

/** Angular blocks that lie close together; the dark ones distinguish them from breccia and from bricks. */
const OPEN_BLOCKS = 'M2 3l9-2 4 6-7 5-6-3zM29 4l8-3 1 8-6 4-4-4zM11 14l9-1 3 7-8 4-4-5zM21 24h8l3 6-9 1z'
const DARK_BLOCKS =
  'M18 2l8 1 1 7-8 1-3-5zM1 14h6l4 6-6 5-4-4zM24 14l6-1 7 4-4 7-8-3zM8 26l8-1 3 5-10 1zM34 25l5-3v8l-4 1z'

/** Artwork of the four, each unlike the others where a thin stick or a legend shows a part of a tile. */
export const CONDITION_TILES: Readonly<Record<Condition, string>> = {
  'broken-ground': path(OPEN_BLOCKS) + path(DARK_BLOCKS, ' fill="currentColor" fill-opacity="0.55"'),
  undetermined: write(['?'], ...stagger(3, 1.2)),
  'no-recovery': write(['N', 'R'], ...stagger(2, 2.3)),
  void:
    path('M0 32 40 0M-4 3.2 4 -3.2M36 35.2 44 28.8', ' stroke-width="2.2"') +
    write(['V', 'O', 'I', 'D'], [2, 4], [19, 22]),
}

/** A void described beside a code for no recovery: both are written, so that neither is hidden. */
export const UNRECOVERED_VOID_TILE =
  write(['N', 'R'], [2, 2.3], [27, 13], [2, 23.6]) +
  write(['V', 'O', 'I', 'D'], [17, 2.3], [2, 13], [17, 23.6]) +
  path('M15 .8h23v9h-23zM.5 11.5h23v9h-23zM15 22.1h23v9h-23z')
