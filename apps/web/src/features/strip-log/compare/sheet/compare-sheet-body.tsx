import { fullName } from '../../../../data/holes/hole-label.ts'
import { compareStrings } from '../../../../ui/strings/compare-strings.ts'
import { logStrings } from '../../../../ui/strings/log-strings.ts'
import { ColumnHeads } from '../../column-heads.tsx'
import { depthScale } from '../../depth-scale.ts'
import { CommonAxisDrawing } from '../common-axis.tsx'
import { commonTicks } from '../common-ticks.ts'
import type { CommonAxis, ComparedHole } from '../compared-hole.ts'
import { describeHole } from '../describe-hole.ts'
import type { PrintedTexts } from '../drawn-hole.ts'
import { HolesDrawing } from '../holes-drawing.tsx'
import { widthOf } from '../comparison-width.ts'
import { drawingHeight, type CompareSheetPlan } from './plan-compare.ts'
import { previousName } from './head-height.ts'

interface Props extends CompareSheetPlan {
  /** Holes of all sheets. */
  readonly all: readonly ComparedHole[]
  readonly axis: CommonAxis
  readonly datum: string | null
  /** 50 is 1:50. */
  readonly scale: number
  /** Height of the heads, px. */
  readonly head: number
  readonly printed: PrintedTexts
}

/** Width of the common axis. */
export const AXIS_WIDTH_PX = 46

/** The heads and the columns of the holes of one sheet. */
export function CompareSheetBody({ holes, window, all, axis, datum, scale, head, printed }: Props) {
  const height = drawingHeight(window, scale)
  const ticks = commonTicks(depthScale(window, height), axis)
  const width = widthOf(holes)
  return (
    <div className="compare-sheet" data-scale={scale} style={{ width: AXIS_WIDTH_PX + width + 2 }}>
      <div className="compare-heads" style={{ height: head }}>
        <div className="compare-corner" style={{ width: AXIS_WIDTH_PX }}>
          <span>{compareStrings.axes[axis]}</span>
          <span className="soft">
            {axis === 'level' ? logStrings.levelUnit(datum) : logStrings.depthUnit}
          </span>
        </div>
        {holes.map((placed) => (
          <div key={placed.hole.id} className="compare-head" style={{ width: placed.width }}>
            <h3>{fullName(placed.hole)}</h3>
            <p className="compare-facts soft">{describeHole(placed, previousName(all, placed))}</p>
            <ColumnHeads {...placed.layout} datum={placed.log.datum} />
          </div>
        ))}
      </div>
      <div className="compare-body">
        <CommonAxisDrawing ticks={ticks} width={AXIS_WIDTH_PX} height={height} />
        <HolesDrawing holes={holes} ticks={ticks} {...{ window, height, printed }} />
      </div>
    </div>
  )
}
