import type { DepthWindow } from '@groundsheet/logs'
import { COMPARE_SCALES } from './compare-scales.ts'
import { findSoils } from '../../find-soils.ts'
import { LEADER_WIDTH_PX } from '../../lanes/text-lane.tsx'
import { measureText } from '../../measure-text.ts'
import { RIGHT_PADDING_PX } from '../../place-column-texts.ts'
import { DEPTH_WIDTH_PX } from '../../place-descriptions.ts'
import { pxPerMetre } from '../../sheet/log-scale.ts'
import type { ComparedColumn } from '../compared-columns.ts'
import type { CommonAxis, ComparedHole } from '../compared-hole.ts'
import { commonLimits, layOutHoles, type HoleSizes, type PlacedHole } from '../lay-out-holes.ts'

/** Holes and window of the common axis on one sheet. */
export interface CompareSheetPlan {
  readonly holes: readonly PlacedHole[]
  readonly window: DepthWindow
}

export interface ComparePlan {
  /** 50 is 1:50. */
  readonly scale: number
  /** Height of the names and column heads, the same on all sheets, px. */
  readonly head: number
  readonly sheets: readonly CompareSheetPlan[]
  /** Ids of the columns for which the paper is too narrow. */
  readonly omitted: readonly ComparedColumn[]
}

interface Subject {
  readonly holes: readonly ComparedHole[]
  readonly axis: CommonAxis
  /** Ids of the columns that the reader selected. */
  readonly shown: ReadonlySet<ComparedColumn>
  /** Space on a sheet for the columns of all holes and for their heads and depths, px. */
  readonly room: { readonly width: number; readonly height: number }
  /** Height of the names and column heads of some holes, px. */
  readonly headOf: (holes: readonly PlacedHole[]) => number
  /** Null: the largest scale at which all depths fit on one sheet. */
  readonly scale: number | null
}

/** Space above and below the drawing; must match `depthScale`. */
const EDGES_PX = 18
/** The minimum width fits a name and level. */
const PAPER_SIZES: HoleSizes = { minWidth: 110, minTextWidth: 96, laneShare: 0.72 }

/** Height of the drawing of a window at a scale, px. */
export const drawingHeight = ({ from, to }: DepthWindow, scale: number): number =>
  (to - from) * pxPerMetre(scale) + EDGES_PX

/** Holes on as few sheets as possible, at one depth scale. */
export function planCompare(subject: Subject): ComparePlan {
  const { holes, axis, room } = subject
  const { groups, omitted } = groupHoles(subject)
  const head = Math.max(...groups.map(subject.headOf))
  const height = room.height - head
  const { fit } = commonLimits(holes, axis)
  const scale = subject.scale ?? fittingScale(fit, height)
  const metres = (height - EDGES_PX) / pxPerMetre(scale)
  const windows = windowsOf(fit, metres)
  return {
    scale,
    head,
    omitted,
    sheets: groups.flatMap((group) => windows.map((window) => ({ holes: group, window }))),
  }
}

function fittingScale(window: DepthWindow, height: number): number {
  const fits = (scale: number) => drawingHeight(window, scale) <= height
  return COMPARE_SCALES.find(fits) ?? 1000
}

function windowsOf({ from, to }: DepthWindow, metres: number): DepthWindow[] {
  const count = Math.max(1, Math.ceil((to - from) / metres - 1e-6))
  return Array.from({ length: count }, (_, index) => ({
    from: from + index * metres,
    to: Math.min(to, from + (index + 1) * metres),
  }))
}

/** Width of descriptions, px, in which no name of a soil or rock is broken, also beside depths. */
function textWidthFor(holes: readonly ComparedHole[]): number {
  const strata = holes.flatMap(({ log }) => log.lanes.filter(({ kind }) => kind === 'strata'))
  const names = new Set(
    strata
      .flatMap(({ marks }) => marks.flatMap(({ label }) => findSoils(label)))
      .flatMap(({ name }) => name.split(/[\s/-]+/)),
  )
  const widest = [...names].reduce((most, name) => Math.max(most, measureText(name)), 0)
  const beside = LEADER_WIDTH_PX + DEPTH_WIDTH_PX + RIGHT_PADDING_PX
  return Math.max(PAPER_SIZES.minTextWidth, Math.ceil(beside + widest))
}

/** As many holes on a sheet as fit; if one hole does not fit, its last columns are omitted. */
function groupHoles({ holes, axis, shown, room }: Subject) {
  const sizes = { ...PAPER_SIZES, minTextWidth: textWidthFor(holes) }
  const omitted: ComparedColumn[] = []
  let columns = [...shown]
  for (;;) {
    for (let sheets = 1; sheets <= holes.length; sheets += 1) {
      const each = Math.ceil(holes.length / sheets)
      const available = (room.width / each) * holes.length
      const groups = chunk(layOutHoles(holes, axis, new Set(columns), available, sizes), each)
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
