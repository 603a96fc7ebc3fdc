import { isDepthHeading, isTopHeading } from '@groundsheet/readings'
import type { ExportHeading, ExportTable } from '../source.ts'

/** A heading that states depths, and its place in the rows. */
export interface DepthColumn {
  readonly place: number
  readonly heading: string
  /** As the file states it; '' if not stated. */
  readonly unit: string
}

/** Where a row is in its hole: between two depths, or at one. */
export interface DepthColumns {
  /** Place of the name of the hole. */
  readonly hole: number
  readonly from: DepthColumn
  /** Null: the rows are points. */
  readonly to: DepthColumn | null
}

const HOLE_HEADINGS: readonly string[] = ['LOCA_ID', 'HOLE_ID']
/** Depth of a specimen; it is more exact than the depth of the sample that it was taken from. */
const SPECIMEN_DEPTH = 'SPEC_DPTH'

export const namesHoles = ({ headings }: ExportTable): boolean =>
  headings.some(({ heading }) => HOLE_HEADINGS.includes(heading))

/** The depths of a table; null if it has no holes or no depths. */
export function findDepthColumns({ group, headings }: ExportTable): DepthColumns | null {
  const hole = headings.findIndex(({ heading }) => HOLE_HEADINGS.includes(heading))
  const columns = headings.map(toColumn)
  const tops = columns.filter(({ heading }) => isTopHeading(heading))
  const from =
    tops.find(({ heading }) => prefixOf(heading) === group) ??
    tops.find(({ heading }) => heading === SPECIMEN_DEPTH) ??
    tops[0]
  if (hole === -1 || from === undefined) return null
  return { hole, from, to: findBase(columns, from) }
}

/** The base that belongs to the top: `GEOL_BASE` to `GEOL_TOP`. */
function findBase(columns: readonly DepthColumn[], { heading: top }: DepthColumn): DepthColumn | null {
  const isBase = ({ heading }: DepthColumn) =>
    prefixOf(heading) === prefixOf(top) && isDepthHeading(heading) && !isTopHeading(heading)
  return columns.find(isBase) ?? null
}

const toColumn = ({ heading, unit }: ExportHeading, place: number): DepthColumn => ({ place, heading, unit })

const prefixOf = (heading: string): string => heading.split('_')[0] ?? ''
