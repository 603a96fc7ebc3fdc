import { countLines } from '../../../../ui/text-width.ts'
import type { ComparedHole } from '../compared-hole.ts'
import { describeHole } from '../describe-hole.ts'
import type { PlacedHole } from '../lay-out-holes.ts'

const FACTS = { size: 9, line: 11, padding: 14, maxLines: 5 } as const
/** Px: the name of a hole, a line of what is said of it, and the heads of its columns. */
const NAME = 18
const COLUMN_HEADS = 37

/** Px above the columns of some holes: what is said of a hole has room, up to a number of lines. */
export const headHeight = (all: readonly ComparedHole[]) => (holes: readonly PlacedHole[]) => {
  const lines = holes.map((hole) =>
    countLines(describeHole(hole, nameBefore(all, hole)), FACTS.size, hole.width - FACTS.padding),
  )
  return NAME + COLUMN_HEADS + FACTS.line * Math.min(FACTS.maxLines, Math.max(...lines))
}

/** Name of the hole before, also where that is on another sheet. */
export const nameBefore = (all: readonly ComparedHole[], { hole }: ComparedHole) =>
  all[all.findIndex((one) => one.hole.id === hole.id) - 1]?.hole.name
