import { DEPTH_TOLERANCE_M as TOLERANCE, mayBeginAboveGround } from '@groundsheet/readings'
import type { Finding, Lane } from './log.ts'
import { isProfileKind, loggedDepth, loggedMarks, probedDepth } from './reached-depth.ts'

/**
 * Rows below the final depth. A row is reported once for all its marks. Rows of a cone or probe are reported
 * together, and separately if driven below the base of the strata. So is ground that was logged below the
 * end.
 */
export function findBelowFinalDepth(lanes: readonly Lane[], finalDepth: number | null): Finding[] {
  if (finalDepth === null) return []
  const deeper = lanes.flatMap(({ kind, marks }) =>
    marks
      .filter(({ base }) => base > finalDepth + TOLERANCE)
      // A row of a profile without a reading does not count as reached.
      .filter(({ value }) => !isProfileKind(kind) || value !== undefined)
      .map((mark) => ({ kind, mark })),
  )
  const rows = new Map(deeper.map((one) => [one.mark.row, one.mark]))
  const isProfile = new Set(deeper.flatMap(({ kind, mark }) => (isProfileKind(kind) ? [mark.row] : [])))
  const isDrilled = lanes.some(({ kind }) => kind === 'strata')
  const drivenTo = isDrilled ? probedDepth(lanes, finalDepth) : finalDepth
  const isLogged = new Set(loggedMarks(lanes).map(({ row }) => row))
  const loggedTo = loggedDepth(lanes, finalDepth)
  const groups = Map.groupBy(rows.values(), ({ row, base }) => {
    if (isLogged.has(row) && base <= loggedTo + TOLERANCE) return `${row.table} logged-on`
    if (!isProfile.has(row)) return row.id
    return `${row.table} ${base <= drivenTo + TOLERANCE ? 'driven-on' : 'deeper'}`
  })
  return [...groups].map(([group, marks]): Finding => {
    const row = marks[0]?.row ?? null
    const kind = (['driven-on', 'logged-on'] as const).find((one) => group.endsWith(one)) ?? 'deeper'
    return {
      kind,
      table: row?.table ?? '',
      top:
        kind === 'logged-on' ? finalDepth : marks.reduce((least, { top }) => Math.min(least, top), Infinity),
      base: marks.reduce((most, { base }) => Math.max(most, base), -Infinity),
      row,
      ...(marks.length > 1 && { count: marks.length }),
    }
  })
}

export function findAboveGround(lanes: readonly Lane[]): Finding[] {
  const marks = lanes.flatMap((lane) => lane.marks)
  const above = marks.filter(({ row, top }) => top < -TOLERANCE && !mayBeginAboveGround(row.table))
  return [...new Map(above.map((mark) => [mark.row, mark])).values()].map(({ row, top, base }) => ({
    kind: 'above-ground',
    table: row.table,
    top,
    base,
    row,
  }))
}
