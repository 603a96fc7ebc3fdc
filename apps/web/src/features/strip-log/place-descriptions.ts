import { fitLines, placeLabels, wrapText, type DepthWindow, type Mark } from '@groundsheet/logs'
import type { DepthScale } from './depth-scale.ts'
import { LINE, measureText } from './measure-text.ts'
import { shortenLines } from './shorten-lines.ts'

export interface Description {
  readonly mark: Mark
  /** Px from the top of the drawing. */
  readonly y: number
  readonly height: number
  /** The first is the depths where they are written apart. */
  readonly lines: readonly string[]
}

const GAP = 4

/**
 * Texts beside their marks: none overlaps another, all are inside the drawing, and the longest give way first. Where
 * `beside` is given they also keep to those depths, as far as each can have one line.
 */
export function placeDescriptions(
  marks: readonly Mark[],
  scale: DepthScale,
  width: number,
  beside?: DepthWindow,
): Description[] {
  const seen = marks.filter(({ top, base, label }) => label !== '' && scale.sees(top, base))
  const chosen = chooseThickest(seen, Math.floor(scale.height / (LINE + GAP)))
  const texts = chosen.map((mark) => wrapText(mark.label, width, measureText))
  const [from, to] = spanOf(scale, chosen.length * (LINE + GAP), beside)
  const fitted = fitLines(
    texts.map(({ length }) => length),
    Math.floor((to - from - GAP * chosen.length) / LINE),
  )
  const sizes = fitted.map((lines) => lines * LINE + GAP)
  const starts = placeLabels(
    chosen.map(({ top }, index) => ({ at: Math.max(from, scale.y(top)), size: sizes[index] ?? 0 })),
    from,
    to,
  )
  return chosen.map((mark, index) => ({
    mark,
    y: starts[index] ?? 0,
    height: sizes[index] ?? 0,
    lines: shortenLines(texts[index] ?? [], fitted[index] ?? 1, width, measureText),
  }))
}

/** Where texts may stand, px: `least` high at least, if the drawing is. */
function spanOf({ height, y }: DepthScale, least: number, beside: DepthWindow | undefined): [number, number] {
  if (!beside) return [0, height]
  const from = Math.max(0, y(beside.from))
  const to = Math.min(height, Math.max(y(beside.to), from + least))
  return [Math.max(0, Math.min(from, to - least)), to]
}

/** Where not even one line each has room, thin ones go unwritten until they are zoomed to. */
function chooseThickest(marks: readonly Mark[], most: number): readonly Mark[] {
  if (marks.length <= most) return marks
  const kept = new Set(
    [...marks].sort((a, b) => b.base - b.top - (a.base - a.top)).slice(0, Math.max(most, 0)),
  )
  return marks.filter((mark) => kept.has(mark))
}
