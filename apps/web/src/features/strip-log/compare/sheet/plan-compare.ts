import type { DepthWindow } from '@groundsheet/logs'
import { COMPARE_SCALES } from './compare-scales.ts'
import { pxPerMetre } from '../../sheet/log-scale.ts'
import type { CommonAxis, ComparedHole } from '../compared-hole.ts'
import { commonLimits, layOutHoles, type HoleSizes, type PlacedHole } from '../lay-out-holes.ts'

/** What one sheet shows: some of the holes, over some of the common axis. */
export interface CompareSheetPlan {
  readonly holes: readonly PlacedHole[]
  readonly window: DepthWindow
}

export interface ComparePlan {
  /** 50 is 1:50. */
  readonly scale: number
  /** Px of the names and column heads, the same on all sheets. */
  readonly head: number
  readonly sheets: readonly CompareSheetPlan[]
  /** Ids of the columns that the paper is too narrow for. */
  readonly omitted: readonly string[]
}

interface Subject {
  readonly holes: readonly ComparedHole[]
  readonly axis: CommonAxis
  /** Ids of the columns that the reader selected. */
  readonly shown: ReadonlySet<string>
  /** Px for the columns of all holes on a sheet, and for the depths. */
  readonly room: { readonly width: number; readonly height: number }
  /** Px of that height that the names and column heads of some holes need. */
  readonly headOf: (holes: readonly PlacedHole[]) => number
  /** Null: the largest at which all depths are on one sheet. */
  readonly scale: number | null
}

/** Px above and below what is drawn, as `depthScale` keeps them. */
export const EDGES = 18
/** A hole has room for its name and level. */
const ON_PAPER: HoleSizes = { minWidth: 110, text: 96, share: 0.72 }

/** The holes on as few sheets as hold them side by side, at one scale of depth. */
export function planCompare(subject: Subject): ComparePlan {
  const { holes, axis, room } = subject
  const { groups, omitted } = groupHoles(subject)
  const head = Math.max(...groups.map(subject.headOf))
  const height = room.height - head
  const { fit } = commonLimits(holes, axis)
  const scale = subject.scale ?? fittingScale(fit, height)
  const metres = (height - EDGES) / pxPerMetre(scale)
  const windows = windowsOf(fit, metres)
  return {
    scale,
    head,
    omitted,
    sheets: groups.flatMap((group) => windows.map((window) => ({ holes: group, window }))),
  }
}

function fittingScale({ from, to }: DepthWindow, height: number): number {
  const fits = (scale: number) => (to - from) * pxPerMetre(scale) + EDGES <= height
  return COMPARE_SCALES.find(fits) ?? 1000
}

function windowsOf({ from, to }: DepthWindow, metres: number): DepthWindow[] {
  const count = Math.max(1, Math.ceil((to - from) / metres - 1e-6))
  return Array.from({ length: count }, (_, index) => ({
    from: from + index * metres,
    to: Math.min(to, from + (index + 1) * metres),
  }))
}

/** As many holes to a sheet as have room; where not even one has, its last columns are left out. */
function groupHoles({ holes, axis, shown, room }: Subject) {
  const omitted: string[] = []
  let columns = [...shown]
  for (;;) {
    for (let sheets = 1; sheets <= holes.length; sheets += 1) {
      const each = Math.ceil(holes.length / sheets)
      const available = (room.width / each) * holes.length
      const groups = chunk(layOutHoles(holes, axis, new Set(columns), available, ON_PAPER), each)
      const fits = groups.every((group) => widthOf(group) <= room.width)
      if (fits) return { groups: groups.map(alignLeft), omitted }
    }
    omitted.unshift(...columns.slice(-1))
    columns = columns.slice(0, -1)
  }
}

const widthOf = (group: readonly PlacedHole[]) => group.reduce((sum, { width }) => sum + width, 0)

const alignLeft = (group: readonly PlacedHole[]): PlacedHole[] =>
  group.map((hole) => ({ ...hole, x: hole.x - (group[0]?.x ?? 0) }))

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
