import type { Basemap, Overlay } from '@groundsheet/contract'
import type { Place } from '@groundsheet/sections'
import type { BasemapProgress } from '../../data/map/basemap-rows.ts'
import type { Camera } from '../../url-state/camera.ts'
import type { Path } from '../../url-state/path.ts'
import type { Ring } from '../../url-state/ring.ts'
import type { GridName } from './coordinates/describe-place.ts'
import type { LoadArtwork } from './markers/draw-marker.ts'
import type { Measure } from './measure/measure.ts'
import type { MapContent } from './content/use-map-content.ts'

export interface ProjectMapProps extends MapContent {
  readonly name: string
  /** The grid of the project; null: not known. */
  readonly crs: GridName | null
  /** The service has no grid of the project. */
  readonly isGridUnknown: boolean
  /** Grid that is assumed in this browser, `EPSG:27700`. */
  readonly assumedGrid: string | null
  /** Its conversion could not be loaded. */
  readonly gridError: Error | null
  readonly onAssumeGrid: (code: string | null) => void
  /** All data of the project is loaded. */
  readonly complete: boolean
  /** Id of the open hole. */
  readonly openId: string | null
  /** Ids of holes whose rows are selected in a table. */
  readonly highlightedIds: ReadonlySet<string>
  /** Ids of the holes selected together. */
  readonly selectedIds: ReadonlySet<string>
  /** A section, comparison or plot of them is open: when it opens, the map keeps them in view. */
  readonly showsSelection: boolean
  /** A plain click selects holes, as one with Shift, Ctrl or Meta always does. */
  readonly isSelecting: boolean
  readonly maxSelected: number
  /** A place that was searched for; null: none. */
  readonly place: Place | null
  /** The line of the section was drawn by hand. */
  readonly lineDrawn: boolean
  /** First camera; null: fitted to the holes. */
  readonly camera: Camera | null
  readonly basemap: Basemap | undefined
  readonly onBasemapProgress: (progress: BasemapProgress) => void
  /** Overlays that are switched on, the uppermost last. */
  readonly overlays: readonly Overlay[]
  readonly artwork: ReadonlyMap<string, string>
  readonly loadArtwork: LoadArtwork
  /** Called when the complete map is drawn, or when the browser cannot draw it. */
  readonly onDrawn: () => void
  readonly onOpenHole: (id: string | null) => void
  /** Adds a hole to the selection, or removes it from there. */
  readonly onToggleHole: (id: string) => void
  /** Adds all these to the selection. */
  readonly onSelectAll: (ids: readonly string[]) => void
  readonly onCamera: (camera: Camera) => void
  /** An area was drawn; null: removed. */
  readonly onArea: (area: Ring | null) => void
  /** The line of a section was drawn; null: removed. */
  readonly onLine: (line: Path | null) => void
  /** Switches a layer that is off unless requested. */
  readonly onSwitch: (layer: string) => void
  readonly onMeasure: (measure: Measure | null) => void
  /** The position of the device is shown, or no longer. */
  readonly onLocating?: (isLocating: boolean) => void
  /** Removes the marked place. */
  readonly onPlace: (place: null) => void
}
