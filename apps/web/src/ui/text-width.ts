import { wrapText } from '@groundsheet/logs'

let canvas: CanvasRenderingContext2D | null | undefined
let family = 'sans-serif'
let font = ''
/** Widths of words in `font`, px; descriptions repeat few words. */
let words = new Map<string, number>()
const wordsByFont = new Map<string, Map<string, number>>()
/** Of each font; more are deleted together. */
const MAX_CACHED_WORDS = 20_000

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
    words = wordsByFont.get(font) ?? new Map<string, number>()
    wordsByFont.set(font, words)
  }
  return text.includes(' ') && text !== ' ' ? canvas.measureText(text).width : wordWidth(text, canvas)
}

function wordWidth(word: string, canvas: CanvasRenderingContext2D): number {
  const known = words.get(word)
  if (known !== undefined) return known
  if (words.size >= MAX_CACHED_WORDS) words.clear()
  const { width } = canvas.measureText(word)
  words.set(word, width)
  return width
}

/** Number of lines of a text in a width, px, broken between words as in CSS; longer words are broken. */
export function countLines(text: string, size: number, width: number, weight = 400): number {
  const measure = (part: string) => textWidth(part, size, weight)
  return measure(text) <= width ? 1 : wrapText(text, width, measure).length
}
