import { type StickFigures, HALF_FIGURE_HEIGHT_PX } from './lay-out-sticks.ts'
import type { TextBox } from './place-names.ts'
import { FIGURE_MARGIN_PX, figureWidth } from './share-figure-space.ts'

/** Boxes covered by the figures of a hole, px; `y`: of the datum of their scale. */
export const figureBoxes = (
  { side, placed }: StickFigures,
  left: number,
  right: number,
  y: number,
): TextBox[] =>
  placed.map(({ distance, mark, y: middle }) => {
    const start = distance + FIGURE_MARGIN_PX
    const end = distance + figureWidth(mark)
    return {
      ...(side === 'left'
        ? { left: left - end, right: left - start }
        : { left: right + start, right: right + end }),
      top: middle + y - HALF_FIGURE_HEIGHT_PX,
      bottom: middle + y + HALF_FIGURE_HEIGHT_PX,
    }
  })
