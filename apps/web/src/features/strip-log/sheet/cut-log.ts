import type { DepthWindow, Finding, Lane, Log, Mark } from '@groundsheet/logs'

/** Curve values within this distance outside the sheet are included, so that lines continue to its edge. */
const CURVE_OVERLAP_M = 2

/** The part of a log on one sheet. A mark at the depth between two sheets is drawn on the lower one only. */
export function cutLog(log: Log, window: DepthWindow, last: boolean): Log {
  const lanes = log.lanes.map((lane): Lane => ({ ...lane, marks: cutLane(lane, window, last) }))
  return {
    ...log,
    lanes,
    findings: log.findings.flatMap((finding) => cutFinding(finding, window)),
    extent: window,
  }
}

const cutLane = ({ kind, marks }: Lane, window: DepthWindow, last: boolean): Mark[] =>
  kind === 'curves'
    ? marks.filter(({ top }) => top >= window.from - CURVE_OVERLAP_M && top <= window.to + CURVE_OVERLAP_M)
    : marks.filter((mark) => isOnSheet(mark, window, last)).map((mark) => cutMark(mark, window))

function isOnSheet({ top, base }: Mark, { from, to }: DepthWindow, last: boolean): boolean {
  const isPoint = base <= top
  return (isPoint ? top >= from : base > from) && (top < to || (last && top <= to))
}

const cutMark = (mark: Mark, { from, to }: DepthWindow): Mark =>
  mark.top >= from && mark.base <= to
    ? mark
    : { ...mark, top: Math.max(mark.top, from), base: Math.min(mark.base, to) }

function cutFinding(finding: Finding, { from, to }: DepthWindow): Finding[] {
  const { top, base } = finding
  if (top === null || base === null || top >= to || base <= from) return []
  return [{ ...finding, top: Math.max(top, from), base: Math.min(base, to) }]
}
