import { useMemo } from 'react'
import { printedLegend } from '../../features/legend/printed-legend.tsx'
import MapSheets from '../../features/map/sheet/map-sheets.tsx'
import { parseCamera } from '../../url-state/camera.ts'
import { parseRing } from '../../url-state/ring.ts'
import { useHoleColours } from '../state/use-hole-colours.ts'
import { countTypes, placedGroups, useLayerSwitches } from '../views/use-layer-switches.ts'
import type { PrintProps } from './print-sheet.ts'
import { useMeasure, useSectionLine } from '../state/use-map-lines.ts'
import { useOverlays } from '../state/use-overlays.ts'

/** Print of the map in the address. */
export default function PrintMap({ data, filtered, selection, search, ...sheet }: PrintProps) {
  const { name, list, shapes, complete, artwork, basemaps, loadArtwork } = data
  const switches = useLayerSwitches(search)
  const camera = useMemo(() => parseCamera(search.at), [search.at])
  const area = useMemo(() => parseRing(search.inside), [search.inside])
  const groups = useMemo(() => placedGroups(shapes.groups, list.holes), [shapes.groups, list.holes])
  const { holes, kept, types, own, key } = useHoleColours(list.holes, filtered.holes, data.types, search)
  const legend = printedLegend({
    types,
    own,
    labelOf: list.labelOf,
    colourLegend: key,
    shown: countTypes(kept.filter(({ position }) => position)),
    pinned: kept.filter(({ position }) => position?.pinned),
    boundaries: shapes.boundaries,
    groups,
    switches,
    artwork,
  })
  return (
    <MapSheets
      name={name}
      project={data.project}
      holes={holes}
      kept={kept}
      boundaries={shapes.boundaries}
      groups={shapes.groups}
      switches={switches}
      area={area}
      section={useSectionLine(search, selection)}
      measure={useMeasure(search)}
      complete={complete}
      selectedIds={selection.ids}
      camera={camera}
      overlays={useOverlays(search).shown}
      basemap={basemaps.find(({ id }) => id === search.base) ?? basemaps[0]}
      loadArtwork={loadArtwork}
      artwork={artwork}
      legend={legend}
      paper={sheet.paper}
      turn={sheet.orientation}
      scale={sheet.scale}
      texts={sheet.texts}
      onTurn={sheet.onOrientation}
      onReady={sheet.onReady}
    />
  )
}
