import { measureText, TEXT_SIZE_PX } from '../measure-text.ts'

/** A text size on printed logs, px; 8.7 px are 6.5 pt, the smallest legible size on paper. */
export interface TextSize {
  readonly size: number
  readonly lineHeight: number
}

export const DESCRIPTION_TEXT: TextSize = { size: 10, lineHeight: 12 }
/** Text sizes of descriptions: the standard one, then smaller ones for descriptions that do not fit. */
export const DESCRIPTION_TEXTS: readonly TextSize[] = [
  DESCRIPTION_TEXT,
  { size: 9.3, lineHeight: 11 },
  { size: 8.7, lineHeight: 10.2 },
]
/** Long values in the head of a sheet. */
export const LONG_FACT_TEXT: TextSize = { size: 9.5, lineHeight: 10.5 }
export const FIGURE_TEXT: TextSize = { size: 9, lineHeight: 11 }

/** Returns a function for the width of a text in this size, px. */
export const measureIn =
  ({ size }: TextSize) =>
  (text: string): number =>
    (measureText(text) * size) / TEXT_SIZE_PX
