import { measureText, TEXT_SIZE } from '../measure-text.ts'

/** A size of text on printed logs, px; 8.7 px are 6.5 pt, the smallest that is legible on paper. */
export interface TextSize {
  readonly size: number
  /** From one line to the next. */
  readonly line: number
}

export const DESCRIPTION_TEXT: TextSize = { size: 10, line: 12 }
/** Sizes of descriptions: the usual one, and those of logs whose descriptions have no room at their depths. */
export const DESCRIPTION_TEXTS: readonly TextSize[] = [
  DESCRIPTION_TEXT,
  { size: 9.3, line: 11 },
  { size: 8.7, line: 10.2 },
]
/** Long values in the head of a sheet. */
export const LONG_FACT_TEXT: TextSize = { size: 9.5, line: 10.5 }
export const FIGURE_TEXT: TextSize = { size: 9, line: 11 }

/** Width of a text in a size, px. */
export const measureIn =
  ({ size }: TextSize) =>
  (text: string): number =>
    (measureText(text) * size) / TEXT_SIZE
