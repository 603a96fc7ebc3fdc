import { compareNaturally } from '@groundsheet/readings/natural-order'
import type { TileStyle } from '@groundsheet/contract'
import { plainStyle, type Hole, type HoleStyle } from './hole.ts'

/** One kind of hole of a project, with the style most of its holes have. */
export interface HoleType {
  /** Code of the location type; empty where a hole states none. */
  readonly code: string
  readonly count: number
  readonly style: HoleStyle
}

/** Holes that share a marker which is not that of their type. */
export interface OwnMarker {
  readonly style: HoleStyle
  readonly holes: readonly Hole[]
}

/** The types of hole in a list, sorted by name, for the legend. */
export function holeTypesOf(holes: readonly Hole[]): HoleType[] {
  const groups = Map.groupBy(holes, (hole) => hole.style.locationType)
  return [...groups]
    .map(([code, members]) => ({ code, count: members.length, style: commonStyle(members) }))
    .sort((a, b) => compareNaturally(sortName(a), sortName(b)))
}

const sortName = ({ code, style }: HoleType) => style.locationTypeName || code

/** The usual style of each type among all styles of a company, by its code. */
export const stylesOfTypes = (styles: readonly TileStyle[]): ReadonlyMap<string, HoleStyle> =>
  new Map(
    [...Map.groupBy(styles, ({ style }) => style.locationType)].map(([code, own]) => [
      code,
      usualStyle(code, own),
    ]),
  )

/** That of a single hole is not that of its type. */
function usualStyle(code: string, styles: readonly TileStyle[]): HoleStyle {
  const usual = styles.find(({ style }) => !style.source.startsWith('location:')) ?? styles[0]
  return usual?.style ?? plainStyle(code)
}

/**
 * Markers of holes styled individually, which no type in the legend explains. `plain`: the one colour of all
 * markers in a legend whose colours show a value; null where colours show the type.
 */
export function ownMarkersOf(
  holes: readonly Hole[],
  types: readonly HoleType[],
  plain: string | null,
): OwnMarker[] {
  const usual = new Map(types.map(({ code, style }) => [code, style]))
  const own = holes.filter(
    ({ style }) => style.showMarker && !looksLike(style, usual.get(style.locationType), plain),
  )
  return [...Map.groupBy(own, ({ style }) => markerKey(style, plain)).values()].flatMap((members) => {
    const style = members[0]?.style
    return style ? [{ style: { ...style, markerColor: plain ?? style.markerColor }, holes: members }] : []
  })
}

const looksLike = (style: HoleStyle, usual: HoleStyle | undefined, plain: string | null) =>
  style.markerIconId === usual?.markerIconId &&
  style.markerSymbol === usual.markerSymbol &&
  (plain !== null || style.markerColor === usual.markerColor)

/** Markers that look alike but for their size have the same key. */
const markerKey = ({ markerSymbol, markerColor, markerIconId }: HoleStyle, plain: string | null = null) =>
  [markerIconId ?? markerSymbol, plain ?? markerColor].join(' ')

function commonStyle(members: readonly Hole[]): HoleStyle {
  const shared = members.filter(({ style }) => !style.source.startsWith('location:'))
  const markers = Map.groupBy(shared.length > 0 ? shared : members, ({ style }) => markerKey(style))
  const [most] = [...markers.values()].sort((a, b) => b.length - a.length)
  const style = most?.[0]?.style
  if (!style) throw new Error('a type of hole has no holes')
  return style
}
