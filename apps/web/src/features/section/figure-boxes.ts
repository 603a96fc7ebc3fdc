import { type StickFigures, HALF_HEIGHT } from './place-beside-stick.ts'
import type { TextBox } from './place-names.ts'
import { FIGURE_MARGIN, figureWidth } from './share-gaps.ts'

/** What the figures of a hole cover, px; `y`: of the datum of their scale. */
export const figureBoxes = (
  { side, placed }: StickFigures,
  left: number,
  right: number,
  y: number,
): TextBox[] =>
  placed.map(({ from, mark, y: middle }) => {
    const start = from + FIGURE_MARGIN
    const end = from + figureWidth(mark)
    return {
      ...(side === 'left'
        ? { left: left - end, right: left - start }
        : { left: right + start, right: right + end }),
      top: middle + y - HALF_HEIGHT,
      foot: middle + y + HALF_HEIGHT,
    }
  })
