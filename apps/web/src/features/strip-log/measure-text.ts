let canvas: CanvasRenderingContext2D | null = null

/** Size of the text of descriptions, px; the style sheet says the same. */
const TEXT_SIZE = 11
/** From one line to the next, px. */
export const LINE = 14

/** Width in px of a text as descriptions are written. */
export function measureText(text: string): number {
  if (!canvas) {
    canvas = document.createElement('canvas').getContext('2d')
    const family = getComputedStyle(document.body).fontFamily
    if (canvas) canvas.font = `${TEXT_SIZE}px ${family}`
  }
  return canvas?.measureText(text).width ?? text.length * TEXT_SIZE * 0.55
}
