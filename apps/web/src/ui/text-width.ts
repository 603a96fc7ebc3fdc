import { wrapText } from '@groundsheet/logs'

let canvas: CanvasRenderingContext2D | null | undefined
let family = 'sans-serif'
let font = ''

/** Average width of a letter as a share of the font size, where nothing can measure it. */
const LETTER = 0.55

/** Width in px of a text in the font of the page at a size in px. */
export function textWidth(text: string, size: number, weight = 400): number {
  if (canvas === undefined && typeof document !== 'undefined') {
    canvas = document.createElement('canvas').getContext('2d')
    family = getComputedStyle(document.body).fontFamily
  }
  if (!canvas) return text.length * size * LETTER
  const wanted = `${weight} ${size}px ${family}`
  if (wanted !== font) {
    canvas.font = wanted
    font = wanted
  }
  return canvas.measureText(text).width
}

/** Lines that a text takes in a width, broken between words as CSS does; a word longer than a line is broken. */
export function countLines(text: string, size: number, width: number, weight = 400): number {
  const measure = (part: string) => textWidth(part, size, weight)
  return measure(text) <= width ? 1 : wrapText(text, width, measure).length
}
