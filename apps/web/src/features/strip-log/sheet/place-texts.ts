import { fitLines, placeLabels, wrapText, type DepthWindow, type Mark } from '@groundsheet/logs'
import { strings } from '../../../ui/strings.ts'
import type { DepthScale } from '../depth-scale.ts'
import { LINE, measureText } from '../measure-text.ts'
import type { Description } from '../place-descriptions.ts'
import { cutMark, standsOn } from './cut-log.ts'

const words = strings.print
const GAP = 4
/** Between the line of the heads and the first text, px. */
const TOP = 4

/** A description that is written in full elsewhere. */
export interface Note {
  readonly number: number
  readonly mark: Mark
}

interface Text {
  /** The part of the mark that is on this sheet. */
  readonly mark: Mark
  /** The whole mark. */
  readonly whole: Mark
  readonly lines: readonly string[]
}

interface Options {
  readonly window: DepthWindow
  readonly last: boolean
  /** Width of a line, px. */
  readonly width: number
  readonly groundLevel: number | null
}

/** What is to be written beside the marks of one sheet: depths first, and the description where the mark begins. */
export const textsOf = (marks: readonly Mark[], { window, last, width, groundLevel }: Options): Text[] =>
  marks
    .filter((mark) => standsOn(mark, window, last))
    .map((mark) => {
      const range = words.range(mark.top, mark.open ? null : mark.base)
      const level = groundLevel === null ? null : groundLevel - mark.base
      const head = mark.top < window.from ? words.continued(range) : words.stratum(range, level)
      const text = mark.top < window.from ? '' : mark.label
      const lines = [...wrapText(head, width, measureText), ...wrapText(text, width, measureText)]
      return { mark: cutMark(mark, window), whole: mark, lines }
    })

/** Height that texts need when nothing is left out, px. */
export const heightOfTexts = (texts: readonly Text[]): number =>
  texts.reduce((sum, { lines }) => sum + lines.length * LINE + GAP, TOP)

/**
 * Texts beside their marks, none over another. What has no room is shortened, or left out where not even a line has
 * room, and is given a number by which it is found among the notes; numbers go on from `first`.
 */
export function placeTexts(
  texts: readonly Text[],
  scale: DepthScale,
  width: number,
  first: number,
): { descriptions: Description[]; notes: Note[] } {
  const height = scale.height - TOP
  const chosen = chooseThickest(texts, Math.floor(height / (LINE + GAP)))
  const room = Math.floor((height - GAP * chosen.size) / LINE)
  const fitted = fitLines(
    [...chosen].map(({ lines }) => lines.length),
    room,
  )
  const shown = [...chosen].map((text, index) => ({ text, count: fitted[index] ?? 1 }))
  const cut = new Set(shown.filter(({ text, count }) => count < text.lines.length).map(({ text }) => text))
  const notes = texts
    .filter((text) => (!chosen.has(text) || cut.has(text)) && text.mark.top === text.whole.top)
    .map((text, index) => ({ text, mark: text.whole, number: first + index }))
  const numbers = new Map(notes.map(({ text, number }) => [text, number]))
  const starts = placeLabels(
    shown.map(({ text, count }) => ({ at: scale.y(text.mark.top), size: count * LINE + GAP })),
    TOP,
    scale.height,
  )
  return {
    notes: notes.map(({ mark, number }) => ({ mark, number })),
    descriptions: shown.map(({ text, count }, index) => ({
      mark: text.mark,
      y: starts[index] ?? 0,
      height: count * LINE + GAP,
      lines: shorten(text.lines, count, numbers.get(text), width),
    })),
  }
}

function chooseThickest(texts: readonly Text[], most: number): ReadonlySet<Text> {
  if (texts.length <= most) return new Set(texts)
  const thickest = [...texts].sort((a, b) => thicknessOf(b) - thicknessOf(a)).slice(0, Math.max(0, most))
  const kept = new Set(thickest)
  return new Set(texts.filter((text) => kept.has(text)))
}

const thicknessOf = ({ mark }: Text) => mark.base - mark.top

/** The last line that has room ends in the number of the note. */
function shorten(
  lines: readonly string[],
  count: number,
  number: number | undefined,
  width: number,
): string[] {
  if (number === undefined) return [...lines]
  const end = words.seeNote(number)
  const kept = lines.slice(0, count)
  let last = kept.pop() ?? ''
  while (last !== '' && measureText(last + end) > width) last = last.slice(0, -1)
  return [...kept, last.trimEnd() + end]
}
