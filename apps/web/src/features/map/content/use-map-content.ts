import type { Boundary, LocationGroup } from '@groundsheet/contract'
import type { FeatureCollection } from 'geojson'
import { useMemo } from 'react'
import { useHoleLabel } from '../../../data/holes/hole-label.ts'
import type { Hole } from '../../../data/holes/hole.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { isOn, type LayerSwitches } from '../../../url-state/layer-switches.ts'
import type { Ring } from '../../../url-state/ring.ts'
import { fitGrid } from '../coordinates/grid-fit.ts'
import { areaFeatures } from '../drawing/sketch.ts'
import { legsOf } from '../measure/geodesic.ts'
import { feature, toPosition } from '../view/geojson-feature.ts'
import { extentOf } from './extent.ts'
import { separateFarHoles } from './far-holes.ts'
import { groupMarkerFeatures } from '../markers/group-markers.ts'
import { havePlacedLabels, holeFeatures, isPlaced, placedInDoubt } from '../markers/hole-features.ts'
import type { Measure } from '../measure/measure.ts'
import { sectionFeatures, type SectionLine } from '../section/section-features.ts'
import {
  boundaryShapes,
  groupShapes,
  shapeFeatures,
  shapeLabelFeatures,
  shownGroups,
} from '../shapes/shape-features.ts'

export interface MapContent {
  /**
   * All holes that have come, also those without position or filtered out: groups are made of all their
   * members.
   */
  readonly holes: readonly Hole[]
  /** Those that pass the filters. */
  readonly kept: readonly Hole[]
  readonly boundaries: readonly Boundary[]
  readonly groups: readonly LocationGroup[]
  readonly switches: LayerSwitches
  /** Drawn by hand, to limit the holes. */
  readonly area: Ring | null
  /** The section that is open. */
  readonly section: SectionLine | null
  readonly measure: Measure | null
}

/** Switch of the holes whose position is in doubt; off unless requested. */
export const DOUBTFUL = 'doubtful'

/** Change of bearing after which labels are placed again. */
const LABEL_BEARING_STEP_DEG = 5

const DEFAULT_SWITCHES: LayerSwitches = { on: [], off: [] }

/**
 * Everything to be drawn; each part is rebuilt only when its inputs have changed. `turned`: degrees clockwise
 * from north that the top of the map points to.
 */
export function useMapContent(
  { holes, kept, boundaries, groups, switches, area, section, measure }: MapContent,
  turned: number,
) {
  const labelOf = useHoleLabel()
  const placed = useMemo(() => holes.filter(isPlaced), [holes])
  const doubtful = useMemo(() => holes.flatMap(placedInDoubt), [holes])
  const showsDoubtful = doubtful.length > 0 && isOn(switches, DOUBTFUL, false)
  const shown = useMemo(
    () => (showsDoubtful ? [...placed, ...doubtful] : placed),
    [placed, doubtful, showsDoubtful],
  )
  const isFaint = isOn(switches, 'faint', false)
  const [drawn, faint] = useMemo(() => {
    const keptIds = kept === holes ? null : new Set(kept.map(({ id }) => id))
    if (!keptIds) return [shown, []]
    return [
      shown.filter(({ id }) => keptIds.has(id)),
      isFaint ? shown.filter(({ id }) => !keptIds.has(id)) : [],
    ]
  }, [shown, kept, holes, isFaint])
  const labelsPlaced = useMemo(() => havePlacedLabels(drawn), [drawn])
  const labelsTurned = labelsPlaced ? Math.round(turned / LABEL_BEARING_STEP_DEG) * LABEL_BEARING_STEP_DEG : 0
  const byId = useMemo(() => new Map([...drawn, ...faint].map((hole) => [hole.id, hole])), [drawn, faint])
  const drawnById = useMemo(
    () => (faint.length === 0 ? byId : new Map(drawn.map((hole) => [hole.id, hole]))),
    [drawn, faint, byId],
  )
  const outlines = useMemo(() => boundaryShapes(boundaries, switches), [boundaries, switches])
  const { near, far } = useMemo(() => separateFarHoles(placed), [placed])
  const hulls = useMemo(() => groupShapes(groups, placed, switches), [groups, placed, switches])
  return {
    placed,
    drawn,
    /** Holes on the map, by id. */
    byId,
    /** Of the site, without holes far from it. Switching layers off does not change where the project is. */
    extent: useMemo(() => extentOf(near, boundaryShapes(boundaries, DEFAULT_SWITCHES)), [near, boundaries]),
    far,
    /** Holes whose position is in doubt, at that position. They enter neither extent nor outlines. */
    doubtful,
    showsDoubtful,
    grid: useMemo(() => fitGrid(placed), [placed]),
    labels: isOn(switches, 'labels'),
    collections: {
      boundaries: useMemo(() => shapeFeatures(outlines), [outlines]),
      groups: useMemo(() => shapeFeatures(hulls), [hulls]),
      'shape-labels': useMemo(() => shapeLabelFeatures([...outlines, ...hulls]), [outlines, hulls]),
      'group-markers': useMemo(
        () => groupMarkerFeatures(shownGroups(groups, switches), drawnById),
        [groups, switches, drawnById],
      ),
      holes: useMemo(
        () => holeFeatures(drawn, faint, labelsTurned, labelOf),
        [drawn, faint, labelsTurned, labelOf],
      ),
      area: useMemo(() => areaFeatures(area), [area]),
      section: useMemo(() => sectionFeatures(section, turned), [section, turned]),
      measure: useMemo(() => measureFeatures(measure), [measure]),
    } satisfies Record<string, FeatureCollection>,
  }
}

/** What was measured as it stays on the map: each leg with its length, and the points. */
function measureFeatures(measure: Measure | null): FeatureCollection {
  if (!measure) return { type: 'FeatureCollection', features: [] }
  const { path, closed } = measure
  const legs = legsOf(path, closed)
  const outline = legs.flatMap((leg) => leg.path.slice(0, -1)).map(toPosition)
  return {
    type: 'FeatureCollection',
    features: [
      ...(closed ? [feature({ type: 'Polygon', coordinates: [[...outline, ...outline.slice(0, 1)]] })] : []),
      ...legs.map(({ path, length }) =>
        feature(
          { type: 'LineString', coordinates: path.map(toPosition) },
          { label: mapStrings.measure.length(length) },
        ),
      ),
      ...path.map((point) => feature({ type: 'Point', coordinates: toPosition(point) })),
    ],
  }
}
