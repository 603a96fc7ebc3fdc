import type { Paper, Turn } from '../../url-state/print-search.ts'

/** Millimetres. */
export interface SheetSize {
  readonly width: number
  readonly height: number
}

/** CSS px in a millimetre: an inch is 96 px and 25.4 mm, on screen as on paper. */
export const MM = 96 / 25.4

/** White around everything, mm: what office printers need. */
export const MARGIN = 10

/** Short and long side, mm (ISO 216). */
const SIDES: Readonly<Record<Paper, readonly [number, number]>> = { A4: [210, 297], A3: [297, 420] }

export function sheetSize(paper: Paper, turn: Turn): SheetSize {
  const [short, long] = SIDES[paper]
  return turn === 'portrait' ? { width: short, height: long } : { width: long, height: short }
}

export const turnOf = ({ width, height }: SheetSize): Turn => (height > width ? 'portrait' : 'landscape')

/** What is left inside the margins, CSS px. */
export const innerSize = ({ width, height }: SheetSize): SheetSize => ({
  width: (width - 2 * MARGIN) * MM,
  height: (height - 2 * MARGIN) * MM,
})
