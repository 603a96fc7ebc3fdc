import { useMemo } from 'react'
import { canColourBy, colourHoles, paintHoles, UNSTATED } from '../../data/holes/colour-holes.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { ownMarkersOf, type HoleType, type OwnMarker } from '../../data/holes/hole-types.ts'
import type { ColourKey } from '../../features/legend/legend-props.ts'
import { MEASURES, type ProjectSearch } from '../../url-state/project-search.ts'

/** Of types while colour says something else. */
const PLAIN = '#5b6670'

/** Holes as they are coloured, and what that means. */
export interface PaintedHoles {
  /** As the map is to show them. */
  readonly holes: readonly Hole[]
  readonly kept: readonly Hole[]
  readonly types: readonly HoleType[]
  /** Markers on the map that are not those of a type. */
  readonly own: readonly OwnMarker[]
  /** What the colours mean; null: the type. */
  readonly key: ColourKey | null
}

/** Holes in the colours that the address asks for. */
export function useHoleColours(
  holes: readonly Hole[],
  kept: readonly Hole[],
  types: readonly HoleType[],
  { colour }: ProjectSearch,
): PaintedHoles {
  return useMemo(() => {
    const placed = kept.filter(({ position }) => position)
    if (colour === undefined) return { holes, kept, types, own: ownMarkersOf(placed, types, null), key: null }
    const colours = colourHoles(holes, colour)
    const painted = paintHoles(holes, colours)
    const keptIds = new Set(kept.map(({ id }) => id))
    const paintedKept = kept === holes ? painted : painted.filter(({ id }) => keptIds.has(id))
    const seen = Map.groupBy(
      paintedKept.filter(({ position }) => position),
      ({ style }) => style.markerColor,
    )
    const countOf = (tint: string) => seen.get(tint)?.length ?? 0
    return {
      holes: painted,
      kept: paintedKept,
      types: types.map((type) => ({ ...type, style: { ...type.style, markerColor: PLAIN } })),
      own: ownMarkersOf(placed, types, PLAIN),
      key: {
        by: colour,
        classes: colours.classes.map((range) => ({ ...range, count: countOf(range.colour) })),
        unstated: { colour: UNSTATED, count: countOf(UNSTATED) },
      },
    }
  }, [holes, kept, types, colour])
}

/** What the holes of a project can be coloured by. */
export const useColourChoices = (holes: readonly Hole[]) =>
  useMemo(() => MEASURES.filter((by) => canColourBy(holes, by)), [holes])
