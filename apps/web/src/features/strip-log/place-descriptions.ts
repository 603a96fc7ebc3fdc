import { fitLines, placeLabels, wrapText, type DepthWindow, type Mark } from '@groundsheet/logs'
import { formatDepth } from '@groundsheet/readings'
import type { DepthScale } from './depth-scale.ts'
import { LINE_HEIGHT_PX, measureText } from './measure-text.ts'
import { countMinLines, shortenLines } from './shorten-lines.ts'

export interface Description {
  readonly mark: Mark
  /** Px from the top of the drawing. */
  readonly y: number
  readonly height: number
  readonly lines: readonly string[]
  /** Depth of its top, m; stated where some text of the column stands beside another stratum. */
  readonly depth?: string
}

const GAP_PX = 4
/** Width of depths before texts, `25.00`, with the space after them. */
export const DEPTH_WIDTH_PX = 36
/** A text may move by this much to show one more line. */
const MAX_SHIFT_FOR_LINES_PX = LINE_HEIGHT_PX / 2

/**
 * Places texts beside their marks, inside the drawing and without overlap, with as many lines as leave each
 * beside its mark. Where thin marks push a text away, all of the column state their depths; with
 * `statesDepths`, they do so in any case. They are also kept between the depths of `limits`, unless that
 * leaves less than one line each.
 */
export function placeDescriptions(
  marks: readonly Mark[],
  scale: DepthScale,
  width: number,
  limits?: DepthWindow,
  statesDepths = false,
): Description[] {
  const visible = marks.filter(({ top, base, label }) => label !== '' && scale.isInView(top, base))
  if (!statesDepths) {
    const placed = placeTexts(visible, scale, width, limits)
    if (placed.every((text) => isNextToStratum(text, scale))) return placed
  }
  return placeTexts(visible, scale, width - DEPTH_WIDTH_PX, limits).map((text) => ({
    ...text,
    depth: formatDepth(text.mark.top),
  }))
}

/** Whether the first line of a text is within the depths of its mark, or the line of its top. */
function isNextToStratum({ mark: { top, base }, y }: Description, scale: DepthScale): boolean {
  const middle = y + LINE_HEIGHT_PX / 2
  const from = Math.max(0, scale.y(top))
  return middle >= from && middle <= Math.max(scale.y(base), from + LINE_HEIGHT_PX)
}

function placeTexts(
  visible: readonly Mark[],
  scale: DepthScale,
  width: number,
  limits: DepthWindow | undefined,
): Description[] {
  const drawnTexts = chooseThickest(
    visible.map((mark) => readText(mark, width)),
    scale.height,
  )
  const [from, to] = textSpan(scale, heightOf(drawnTexts), limits)
  const tops = drawnTexts.map(({ mark: { top } }) => Math.max(from, scale.y(top)))
  const place = (lines: readonly number[]) =>
    placeLabels(
      tops.map((at, index) => ({ at, size: textHeight(lines[index] ?? 0) })),
      from,
      to,
    )
  const shiftsOf = (lines: readonly number[]) =>
    place(lines).map((start, index) => Math.abs(start - (tops[index] ?? 0)))
  const fitted = growTexts(drawnTexts, fitTexts(drawnTexts, scale, to - from), to - from, shiftsOf)
  const starts = place(fitted)
  return drawnTexts.flatMap(({ mark, lines: all }, index) => {
    const lines = shortenLines(all, fitted[index] ?? 1, width, measureText)
    const height = textHeight(fitted[index] ?? 0)
    return lines.length === 0 ? [] : [{ mark, y: starts[index] ?? 0, height, lines }]
  })
}

const textHeight = (lines: number) => lines * LINE_HEIGHT_PX + GAP_PX

interface WrappedText {
  readonly mark: Mark
  readonly lines: readonly string[]
  /** Lines that its consistency or strength and its main soil or rock need. */
  readonly leastLines: number
}

function readText(mark: Mark, width: number): WrappedText {
  const lines = wrapText(mark.label, width, measureText)
  return { mark, lines, leastLines: countMinLines(lines, width, measureText) }
}

const leastHeightOf = ({ leastLines }: WrappedText) => textHeight(leastLines)

/** Height of texts with their least lines, px. */
const heightOf = (texts: readonly WrappedText[]) => texts.reduce((sum, text) => sum + leastHeightOf(text), 0)

/**
 * Numbers of lines of texts in a height, px. At least the lines that they need, otherwise no more than fit
 * between the top and base of their marks.
 */
function fitTexts(texts: readonly WrappedText[], { y }: DepthScale, height: number): number[] {
  const preferred = texts.map(({ mark: { top, base }, lines, leastLines }) => {
    const room = Math.floor((y(base) - Math.max(0, y(top)) - GAP_PX) / LINE_HEIGHT_PX)
    return Math.min(lines.length, Math.max(leastLines, room))
  })
  const needed = texts.reduce((sum, { leastLines }) => sum + leastLines - 1, 0)
  const fitted = fitLines(
    texts.map(({ leastLines }, index) => (preferred[index] ?? leastLines) - leastLines + 1),
    Math.floor((height - GAP_PX * texts.length) / LINE_HEIGHT_PX) - needed,
  )
  return texts.map(({ leastLines }, index) => (fitted[index] ?? 1) + leastLines - 1)
}

/** Adds lines to texts in turn, as long as none moves farther from its mark for them. */
function growTexts(
  texts: readonly WrappedText[],
  fitted: readonly number[],
  height: number,
  shiftsOf: (lines: readonly number[]) => number[],
): number[] {
  const lines = [...fitted]
  let shifts = shiftsOf(lines)
  let growing = texts.map((_, index) => index)
  while (growing.length > 0) {
    growing = growing.filter((index) => {
      const own = lines[index] ?? 0
      if (own >= (texts[index]?.lines.length ?? 0)) return false
      const grown = lines.with(index, own + 1)
      if (grown.reduce((sum, count) => sum + textHeight(count), 0) > height) return false
      const moved = shiftsOf(grown)
      const isNear = moved.every((shift, at) => shift <= Math.max(shifts[at] ?? 0, MAX_SHIFT_FOR_LINES_PX))
      if (!isNear) return false
      lines[index] = own + 1
      shifts = moved
      return true
    })
  }
  return lines
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

/** If the least lines of all do not fit, thin strata get no text until the user zooms in. */
function chooseThickest(texts: readonly WrappedText[], height: number): readonly WrappedText[] {
  const thickness = ({ mark: { top, base } }: WrappedText) => base - top
  let left = height
  const kept = new Set(
    texts
      .toSorted((a, b) => thickness(b) - thickness(a))
      .filter((text) => {
        if (leastHeightOf(text) > left) return false
        left -= leastHeightOf(text)
        return true
      }),
  )
  return texts.filter((text) => kept.has(text))
}
