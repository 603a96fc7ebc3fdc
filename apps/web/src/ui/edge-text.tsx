import { textWidth } from './text-width.ts'

interface Props {
  /** Its right end and its baseline, px. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly text: string
}

/** Height of figures, relative to the font size. */
const FIGURE_RATIO = 0.75

/** Figures on paper of their own: what is drawn beneath never reads as a part of them (14.15 as 14:15). */
export function EdgeText({ x, y, size, text }: Props) {
  const width = textWidth(text, size)
  return (
    <>
      <rect
        className="text-paper"
        x={x - width}
        y={y - size * FIGURE_RATIO}
        width={width}
        height={size * FIGURE_RATIO}
      />
      <text x={x} y={y} textAnchor="end">
        {text}
      </text>
    </>
  )
}
