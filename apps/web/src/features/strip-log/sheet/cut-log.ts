import type { DepthWindow, Finding, Lane, Log, Mark } from '@groundsheet/logs'

/** Metres of a curve beyond the cut, so that it runs into it. */
const RUN_ON = 2

/** The part of a log that stands on one sheet. What is at a cut is drawn once: on the sheet that it begins. */
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
    ? marks.filter(({ top }) => top >= window.from - RUN_ON && top <= window.to + RUN_ON)
    : marks.filter((mark) => standsOn(mark, window, last)).map((mark) => cutMark(mark, window))

/** Whether a mark is on the sheet of these depths. */
function standsOn({ top, base }: Mark, { from, to }: DepthWindow, last: boolean): boolean {
  const point = base <= top
  return (point ? top >= from : base > from) && (top < to || (last && top <= to))
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
