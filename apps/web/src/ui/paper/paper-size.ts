import type { Paper, Orientation } from '../../url-state/print-search.ts'

/** Millimetres. */
export interface SheetSize {
  readonly width: number
  readonly height: number
}

/** CSS px per millimetre: an inch is 96 px and 25.4 mm, on screen as in print. */
export const PX_PER_MM = 96 / 25.4

/** Margin around the sheet: office printers need it. */
export const MARGIN_MM = 10

/** Short and long side, mm (ISO 216). */
const SIDES_MM: Readonly<Record<Paper, readonly [number, number]>> = { A4: [210, 297], A3: [297, 420] }

export function sheetSize(paper: Paper, orientation: Orientation): SheetSize {
  const [short, long] = SIDES_MM[paper]
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short }
}

export const orientationOf = ({ width, height }: SheetSize): Orientation =>
  height > width ? 'portrait' : 'landscape'

/** Size inside the margins, CSS px. */
export const innerSize = ({ width, height }: SheetSize): SheetSize => ({
  width: (width - 2 * MARGIN_MM) * PX_PER_MM,
  height: (height - 2 * MARGIN_MM) * PX_PER_MM,
})
