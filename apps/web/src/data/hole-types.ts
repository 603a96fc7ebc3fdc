import { compareNaturally } from './natural-order.ts'
import type { Hole, HoleStyle } from './hole.ts'

/** One kind of hole of a project, with the style most of its holes have. */
export interface HoleType {
  /** Code of the location type; empty where a hole states none. */
  readonly code: string
  readonly name: string
  readonly count: number
  readonly style: HoleStyle
}

/** The kinds of hole there are, in order of code. The legend is made of these. */
export function holeTypesOf(holes: readonly Hole[]): HoleType[] {
  const groups = Map.groupBy(holes, (hole) => hole.style.locationType)
  return [...groups]
    .map(([code, members]) => ({ code, count: members.length, ...commonStyle(members) }))
    .sort((a, b) => compareNaturally(a.code, b.code))
}

function commonStyle(members: readonly Hole[]): { name: string; style: HoleStyle } {
  const looks = Map.groupBy(members, ({ style }) =>
    [style.markerSymbol, style.markerColor, style.markerIconId].join(' '),
  )
  const [most] = [...looks.values()].sort((a, b) => b.length - a.length)
  const style = most?.[0]?.style
  if (!style) throw new Error('a type of hole has no holes')
  return { name: style.locationTypeName, style }
}
