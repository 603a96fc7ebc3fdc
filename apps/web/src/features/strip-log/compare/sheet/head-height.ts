import { countLines } from '../../../../ui/text-width.ts'
import type { ComparedHole } from '../compared-hole.ts'
import { describeHole } from '../describe-hole.ts'
import type { PlacedHole } from '../lay-out-holes.ts'

const FACTS_PX = { size: 9, line: 11, padding: 14, maxLines: 5 } as const
const NAME_HEIGHT_PX = 18
const COLUMN_HEADS_HEIGHT_PX = 37

/** Height of the heads of some holes, px: their facts fit, up to `maxLines` lines. */
export const headHeight = (all: readonly ComparedHole[]) => (holes: readonly PlacedHole[]) => {
  const lines = holes.map((hole) =>
    countLines(describeHole(hole, previousName(all, hole)), FACTS_PX.size, hole.width - FACTS_PX.padding),
  )
  return (
    NAME_HEIGHT_PX + COLUMN_HEADS_HEIGHT_PX + FACTS_PX.line * Math.min(FACTS_PX.maxLines, Math.max(...lines))
  )
}

/** Name of the previous hole, which may be on another sheet. */
export const previousName = (all: readonly ComparedHole[], { hole }: ComparedHole) =>
  all[all.findIndex((one) => one.hole.id === hole.id) - 1]?.hole.name
