import { fitLines, placeLabels, wrapText, type DepthWindow, type Mark } from '@groundsheet/logs'
import type { DepthScale } from './depth-scale.ts'
import { LINE_HEIGHT_PX, measureText } from './measure-text.ts'
import { countLeastLines, shortenLines } from './shorten-lines.ts'

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
  const chosen = chooseThickest(
    visible.map((mark) => readText(mark, width)),
    scale.height,
  )
  const [from, to] = textSpan(scale, heightOf(chosen), limits)
  const fitted = fitTexts(chosen, to - from)
  const sizes = fitted.map((lines) => lines * LINE_HEIGHT_PX + GAP_PX)
  const starts = placeLabels(
    chosen.map(({ mark: { top } }, index) => ({
      at: Math.max(from, scale.y(top)),
      size: sizes[index] ?? 0,
    })),
    from,
    to,
  )
  return chosen.flatMap(({ mark, lines: all }, index) => {
    const lines = shortenLines(all, fitted[index] ?? 1, width, measureText)
    return lines.length === 0 ? [] : [{ mark, y: starts[index] ?? 0, height: sizes[index] ?? 0, lines }]
  })
}

interface WrappedText {
  readonly mark: Mark
  readonly lines: readonly string[]
  /** Lines that its consistency or strength and its main soil or rock need. */
  readonly leastLines: number
}

function readText(mark: Mark, width: number): WrappedText {
  const lines = wrapText(mark.label, width, measureText)
  return { mark, lines, leastLines: countLeastLines(lines, width, measureText) }
}

const leastHeightOf = ({ leastLines }: WrappedText) => leastLines * LINE_HEIGHT_PX + GAP_PX

/** Height of texts with their least lines, px. */
const heightOf = (texts: readonly WrappedText[]) => texts.reduce((sum, text) => sum + leastHeightOf(text), 0)

/** Numbers of lines of texts in a height, px: at least those that they need. */
function fitTexts(texts: readonly WrappedText[], height: number): number[] {
  const needed = texts.reduce((sum, { leastLines }) => sum + leastLines - 1, 0)
  const lines = fitLines(
    texts.map((text) => text.lines.length - text.leastLines + 1),
    Math.floor((height - GAP_PX * texts.length) / LINE_HEIGHT_PX) - needed,
  )
  return texts.map(({ leastLines }, index) => (lines[index] ?? 1) + leastLines - 1)
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
