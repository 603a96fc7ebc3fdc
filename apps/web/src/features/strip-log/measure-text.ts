let canvas: CanvasRenderingContext2D | null = null

/** Width of a letter to its size where nothing can measure it. */
const LETTER = 0.55

/** Size of the text of descriptions, px; the style sheet says the same. */
export const TEXT_SIZE = 11
/** From one line to the next, px. */
export const LINE = 14

/** Width in px of a text as descriptions are written. */
export function measureText(text: string): number {
  if (!canvas && typeof document !== 'undefined') {
    canvas = document.createElement('canvas').getContext('2d')
    const family = getComputedStyle(document.body).fontFamily
    if (canvas) canvas.font = `${TEXT_SIZE}px ${family}`
  }
  return canvas?.measureText(text).width ?? text.length * TEXT_SIZE * LETTER
}
