import { fitLines, placeLabels, wrapText, type DepthWindow, type Mark } from '@groundsheet/logs'
import type { DepthScale } from './depth-scale.ts'
import { LINE_HEIGHT_PX, measureText } from './measure-text.ts'
import { shortenLines } from './shorten-lines.ts'

export interface Description {
  readonly mark: Mark
  /** Px from the top of the drawing. */
  readonly y: number
  readonly height: number
  /** The first line has the depths if they are written separately. */
  readonly lines: readonly string[]
}

const GAP_PX = 4

/**
 * Places texts beside their marks, inside the drawing and without overlap; the longest are shortened first.
 * They are also kept between the depths of `limits`, unless that leaves less than one line each.
 */
export function placeDescriptions(
  marks: readonly Mark[],
  scale: DepthScale,
  width: number,
  limits?: DepthWindow,
): Description[] {
  const visible = marks.filter(({ top, base, label }) => label !== '' && scale.isInView(top, base))
  const chosen = chooseThickest(visible, Math.floor(scale.height / (LINE_HEIGHT_PX + GAP_PX)))
  const texts = chosen.map((mark) => wrapText(mark.label, width, measureText))
  const [from, to] = textSpan(scale, chosen.length * (LINE_HEIGHT_PX + GAP_PX), limits)
  const fitted = fitLines(
    texts.map(({ length }) => length),
    Math.floor((to - from - GAP_PX * chosen.length) / LINE_HEIGHT_PX),
  )
  const sizes = fitted.map((lines) => lines * LINE_HEIGHT_PX + GAP_PX)
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

/** Vertical range for texts, px: at least `minHeight`, if the drawing is that high. */
function textSpan(
  { height, y }: DepthScale,
  minHeight: number,
  limits: DepthWindow | undefined,
): [number, number] {
  if (!limits) return [0, height]
  const from = Math.max(0, y(limits.from))
  const to = Math.min(height, Math.max(y(limits.to), from + minHeight))
  return [Math.max(0, Math.min(from, to - minHeight)), to]
}

/** If one line each does not fit, thin strata get no text until the user zooms in. */
function chooseThickest(marks: readonly Mark[], maxCount: number): readonly Mark[] {
  if (marks.length <= maxCount) return marks
  const kept = new Set(
    [...marks].sort((a, b) => b.base - b.top - (a.base - a.top)).slice(0, Math.max(maxCount, 0)),
  )
  return marks.filter((mark) => kept.has(mark))
}
