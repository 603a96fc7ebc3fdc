import type { Hole } from '../../../data/holes/hole.ts'
import { strings } from '../../../ui/strings/strings.ts'
import { countLines } from '../../../ui/text-width.ts'
import type { GridFit } from '../coordinates/grid-fit.ts'
import { flowColumns } from './plan-layout.ts'

/** A hole without a label on the plan, with what finds it there. */
export interface UnlabelledHole {
  readonly id: string
  readonly name: string
  /** In the grid of the plan's frame; without one, latitude and longitude. */
  readonly position: string
  readonly style: Hole['style']
}

/** Px; the same in the style sheet. */
const LIST_COLUMN_PX = 340
const NAME_PX = { width: 150, size: 10, line: 12 } as const
const MIN_ROW_HEIGHT_PX = 18
const ROW_GAP_PX = 4
/** Browsers differ a little in the width of letters. */
const TEXT_WIDTH_SAFETY_RATIO = 0.95

/** The holes of these ids, in their order; undefined: not known yet. */
export const readUnlabelled = (
  ids: readonly string[] | undefined,
  byId: ReadonlyMap<string, Hole>,
  labelOf: (hole: Hole) => string,
  fit: GridFit | null,
): UnlabelledHole[] =>
  (ids ?? []).flatMap((id) => {
    const hole = byId.get(id)
    return hole ? [{ id, name: labelOf(hole), position: positionText(hole, fit), style: hole.style }] : []
  })

function positionText({ grid, position }: Hole, fit: GridFit | null): string {
  const metres = grid ?? (position && fit?.toGrid(position))
  if (metres) return strings.hole.gridValue(metres.easting, metres.northing)
  return position ? strings.hole.positionValue(position.latitude, position.longitude) : ''
}

/** Sheets, columns and holes in them. `room`: px on a sheet. */
export function layOutUnlabelled(
  holes: readonly UnlabelledHole[],
  room: { readonly width: number; readonly height: number },
): UnlabelledHole[][][] {
  const items = holes.map(({ name }) => {
    const lines = countLines(name, NAME_PX.size, NAME_PX.width * TEXT_WIDTH_SAFETY_RATIO)
    return { height: Math.max(MIN_ROW_HEIGHT_PX, lines * NAME_PX.line + ROW_GAP_PX), isHeading: false }
  })
  const columns = flowColumns(items, room.height).map((indexes) => indexes.flatMap((at) => holes[at] ?? []))
  const perSheet = Math.max(1, Math.floor(room.width / LIST_COLUMN_PX))
  return Array.from({ length: Math.ceil(columns.length / perSheet) }, (_, sheet) =>
    columns.slice(sheet * perSheet, (sheet + 1) * perSheet),
  )
}
