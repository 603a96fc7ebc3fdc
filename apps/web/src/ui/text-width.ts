import { wrapText } from '@groundsheet/logs'

let canvas: CanvasRenderingContext2D | null | undefined
let family = 'sans-serif'
let font = ''

/** Average width of a letter relative to the font size, used where texts cannot be measured. */
const LETTER_RATIO = 0.55

/** Width of a text in the page font, px; `size` in px. */
export function textWidth(text: string, size: number, weight = 400): number {
  if (canvas === undefined && typeof document !== 'undefined') {
    canvas = document.createElement('canvas').getContext('2d')
    family = getComputedStyle(document.body).fontFamily
  }
  if (!canvas) return text.length * size * LETTER_RATIO
  const nextFont = `${weight} ${size}px ${family}`
  if (nextFont !== font) {
    canvas.font = nextFont
    font = nextFont
  }
  return canvas.measureText(text).width
}

/** Number of lines of a text in a width, px, broken between words as in CSS; longer words are broken. */
export function countLines(text: string, size: number, width: number, weight = 400): number {
  const measure = (part: string) => textWidth(part, size, weight)
  return measure(text) <= width ? 1 : wrapText(text, width, measure).length
}
