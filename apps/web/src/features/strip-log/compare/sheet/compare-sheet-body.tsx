import { displayName } from '../../../../data/text/display-name.ts'
import type { Glossary } from '../../../../data/tables/glossary.ts'
import { compareStrings } from '../../../../ui/compare-strings.ts'
import { logStrings } from '../../../../ui/log-strings.ts'
import { countLines } from '../../../../ui/text-width.ts'
import { ColumnHeads } from '../../column-heads.tsx'
import { depthScale } from '../../depth-scale.ts'
import { pxPerMetre } from '../../sheet/log-scale.ts'
import { CommonAxisDrawing, commonTicks } from '../common-axis.tsx'
import type { CommonAxis, ComparedHole } from '../compared-hole.ts'
import { describeHole } from '../hole-head.tsx'
import { HolesDrawing, widthOf } from '../holes-drawing.tsx'
import type { PlacedHole } from '../lay-out-holes.ts'
import { EDGES, type CompareSheetPlan } from './plan-compare.ts'

interface Props extends CompareSheetPlan {
  /** Also those of other sheets. */
  readonly all: readonly ComparedHole[]
  readonly axis: CommonAxis
  readonly datum: string | null
  /** 50 is 1:50. */
  readonly scale: number
  readonly glossary: Glossary
  /** Px. */
  readonly head: number
}

/** Width of the common axis, px. */
export const AXIS = 46
/** Px: the name of a hole, a line of what is said of it, and the heads of its columns. */
const NAME = 18
const FACTS = { size: 9, line: 11, padding: 14, maxLines: 5 } as const
const COLUMN_HEADS = 37

/** Px above the columns of some holes: what is said of a hole has room, up to a number of lines. */
export const headHeight = (all: readonly ComparedHole[]) => (holes: readonly PlacedHole[]) => {
  const lines = holes.map((hole) =>
    countLines(describeHole(hole, nameBefore(all, hole)), FACTS.size, hole.width - FACTS.padding),
  )
  return NAME + COLUMN_HEADS + FACTS.line * Math.min(FACTS.maxLines, Math.max(...lines))
}

/** Name of the hole before, also where that is on another sheet. */
const nameBefore = (all: readonly ComparedHole[], { hole }: ComparedHole) =>
  all[all.findIndex((one) => one.hole.id === hole.id) - 1]?.hole.name

/** The heads and the columns of the holes of one sheet. */
export function CompareSheetBody({ holes, window, all, axis, datum, scale, glossary, head }: Props) {
  const { from, to } = window
  const height = (to - from) * pxPerMetre(scale) + EDGES
  const ticks = commonTicks(depthScale(window, height), axis)
  const width = widthOf(holes)
  return (
    <div className="compare-sheet" data-scale={scale} style={{ width: AXIS + width + 2 }}>
      <div className="compare-heads" style={{ height: head }}>
        <div className="compare-corner" style={{ width: AXIS }}>
          <span>{compareStrings.axes[axis]}</span>
          <span className="soft">
            {axis === 'level' ? logStrings.levelUnit(datum) : logStrings.depthUnit}
          </span>
        </div>
        {holes.map((placed) => (
          <div key={placed.hole.id} className="compare-head" style={{ width: placed.width }}>
            <h3>{displayName(placed.hole.name)}</h3>
            <p className="compare-facts soft">{describeHole(placed, nameBefore(all, placed))}</p>
            <ColumnHeads {...placed.layout} datum={placed.log.datum} />
          </div>
        ))}
      </div>
      <div className="compare-body">
        <CommonAxisDrawing ticks={ticks} width={AXIS} height={height} />
        <HolesDrawing holes={holes} ticks={ticks} window={window} height={height} glossary={glossary} loose />
      </div>
    </div>
  )
}
