import { textWidth } from '../../ui/text-width.ts'

/** Font size of descriptions; must match strip-log.css. */
export const TEXT_SIZE_PX = 11
export const LINE_HEIGHT_PX = 14

/** Width of a text in the font of descriptions, px. */
export const measureText = (text: string): number => textWidth(text, TEXT_SIZE_PX)
