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
  if (textWidth(text, size, weight) <= width) return 1
  const space = textWidth(' ', size, weight)
  let [lines, used] = [1, 0]
  for (const word of text.split(/\s+/)) {
    const length = textWidth(word, size, weight)
    if (used > 0 && used + space + length > width) [lines, used] = [lines + 1, 0]
    const whole = Math.floor(length / width)
    lines += whole
    used = (used > 0 && whole === 0 ? used + space : 0) + length - whole * width
  }
  return lines
}
