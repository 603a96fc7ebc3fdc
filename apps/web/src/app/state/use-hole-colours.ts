import { commonDatum } from '@groundsheet/readings'
import { useMemo } from 'react'
import { canColourBy, colourHoles, paintHoles, UNSTATED_COLOUR } from '../../data/holes/colour-holes.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { ownMarkersOf, type HoleType, type OwnMarker } from '../../data/holes/hole-types.ts'
import type { ColourLegend } from '../../features/legend/legend-props.ts'
import { MEASURES, type ProjectSearch } from '../../url-state/project-search.ts'

/** Colour of type markers while colours represent a value. */
const PLAIN_COLOUR = '#5b6670'

/** Holes with their colours, and their legend. */
export interface PaintedHoles {
  /** All holes with their colours on the map. */
  readonly holes: readonly Hole[]
  readonly kept: readonly Hole[]
  readonly types: readonly HoleType[]
  /** Markers on the map set for single holes. */
  readonly own: readonly OwnMarker[]
  /** Key of the colours; null: colours represent types. */
  readonly key: ColourLegend | null
}

/** Holes in the colours selected in the address. */
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
    const byColour = Map.groupBy(
      paintedKept.filter(({ position }) => position),
      ({ style }) => style.markerColor,
    )
    const countOf = (tint: string) => byColour.get(tint)?.length ?? 0
    return {
      holes: painted,
      kept: paintedKept,
      types: types.map((type) => ({ ...type, style: { ...type.style, markerColor: PLAIN_COLOUR } })),
      own: ownMarkersOf(placed, types, PLAIN_COLOUR),
      key: {
        by: colour,
        datum: commonDatum(holes.flatMap(({ groundLevel, datum }) => (groundLevel === null ? [] : [datum]))),
        classes: colours.classes.map((range) => ({ ...range, count: countOf(range.colour) })),
        unstated: { colour: UNSTATED_COLOUR, count: countOf(UNSTATED_COLOUR) },
      },
    }
  }, [holes, kept, types, colour])
}

/** Values by which the holes of a project can be coloured. */
export const useColourChoices = (holes: readonly Hole[]) =>
  useMemo(() => MEASURES.filter((by) => canColourBy(holes, by)), [holes])
