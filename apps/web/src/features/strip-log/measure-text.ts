import { textWidth } from '../../ui/text-width.ts'

/** Size of the text of descriptions, px; the style sheet says the same. */
export const TEXT_SIZE = 11
/** From one line to the next, px. */
export const LINE = 14

/** Width in px of a text as descriptions are written. */
export const measureText = (text: string): number => textWidth(text, TEXT_SIZE)
