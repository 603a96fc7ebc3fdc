import type { Basemap, Overlay, ProjectItem } from '@groundsheet/contract'
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react'
import type { Place } from '@groundsheet/sections'
import type { CompanyColour } from '../../../data/holes/company-colours.ts'
import type { CompanyHole } from '../../../data/holes/company-holes.ts'
import type { LoadHoleTile } from '../../../data/holes/hole-tiles.ts'
import type { DrawnSelection } from '../../../data/holes/holes-near-path.ts'
import { usePointHole } from '../../../ui/pointed-hole.ts'
import { projectListStrings } from '../../../ui/strings/project-list-strings.ts'
import type { Camera } from '../../../url-state/camera.ts'
import type { MapContext } from '../../../url-state/projects-search.ts'
import type { Bounds } from '../basemap/graticule.ts'
import type { LoadArtwork } from '../markers/draw-marker.ts'
import type { MapPoint } from '../view/map-point.ts'
import { useMapView } from '../use-map-view.ts'
import { useTileOverlays } from '../use-tile-overlays.ts'
import { sectionFeatures, type SectionLine } from '../section/section-features.ts'
import { OverviewView, type Corner, type OverviewEvent } from './overview-view.ts'
import type { HoleTileStyle } from './hole-tile-style.ts'
import { useOverviewHoles, type OverviewHoles } from './use-overview-holes.ts'
import { projectFeatures, type extentOfProjects, type PlacedProject } from './project-features.ts'

export interface OverviewProps extends OverviewHoles {
  readonly projects: readonly ProjectItem[]
  /** Nothing more is on its way. */
  readonly complete: boolean
  /** Id of the project whose card is open. */
  readonly openId: string | null
  readonly hovered: string | null
  readonly camera: Camera | null
  readonly basemaps: readonly Basemap[]
  readonly basemap: Basemap | undefined
  /** Those that are switched on, the uppermost last. */
  readonly overlays: readonly Overlay[]
  /** The switches of all overlays; null: none is configured. */
  readonly overlayChoice: ReactNode
  /** Basemap and overlays that a project's own map begins with. */
  readonly mapContext: MapContext
  readonly onOpenProject: (id: string | null) => void
  readonly onHover: (id: string | null) => void
  readonly onCamera: (camera: Camera) => void
  readonly onView: (bounds: Bounds, zoom: number) => void
  /** SVG text of the artwork of markers, as far as loaded, by id. */
  readonly artwork: ReadonlyMap<string, string>
  readonly loadArtwork: LoadArtwork
  /** How holes are coloured, and those of tiles are drawn. */
  readonly tileStyle: HoleTileStyle
  readonly onColour: (by: CompanyColour) => void
  /** Tiles of holes far out, in place of the dots of projects; null: none. */
  readonly tiles: LoadHoleTile | null
  /** Too many descriptions have the words of the filter: not all of their holes are shown. */
  readonly isCutShort: boolean
  readonly onTileHole: (hole: { readonly id: string; readonly project: { readonly id: string } }) => void
  /** A press on a hole selects it; tools for an area and a line are shown. */
  readonly isSelecting: boolean
  /** The line of the open section; null: none is open. */
  readonly section: SectionLine | null
  /** Ends the drawn line of the section; null: it goes through the selected holes. */
  readonly onRemoveLine: (() => void) | null
  /** Whether sections can be drawn with this key. */
  readonly hasSections: boolean
  /** Called with an area or a line whose holes are to be selected. */
  readonly onDrawn: (drawn: DrawnSelection) => void
  readonly onOpenHole: (hole: CompanyHole) => void
  /** Requests the holes near a place. */
  readonly onNear: (place: Place) => void
  readonly onBasemap: (id: string) => void
}

interface Content {
  readonly placed: readonly PlacedProject[]
  readonly extent: ReturnType<typeof extentOfProjects>
  /** The project whose card is open. */
  readonly open: PlacedProject | undefined
  /** The project under the pointer. */
  readonly pointed: PlacedProject | undefined
  /** The first project of the card. */
  readonly first: PlacedProject | undefined
  readonly onPress: (ids: readonly string[]) => void
  readonly onHoles: (ids: readonly string[], at: MapPoint) => void
  readonly onHold: (held: PressedPlace) => void
}

/** A place of the map that was held or pressed with the second button. */
export type PressedPlace = Pick<Extract<OverviewEvent, { type: 'hold' }>, 'place' | 'at' | 'by'>

/** The MapLibre map of all projects with its content, and the state that its events change. */
export function useOverviewView(props: OverviewProps, { placed, extent, open, pointed, ...rest }: Content) {
  const pointAt = usePointHole()
  const [corner, setCorner] = useState<Corner>('bottom-left')
  const [tilesFailed, setTilesFailed] = useState(false)
  const map = useMapView<OverviewView, OverviewEvent>({
    basemap: props.basemap,
    camera: props.camera,
    make: (container, scheme, emit) =>
      new OverviewView({
        ...{ container, scheme, emit, label: projectListStrings.map },
        camera: props.camera,
        loadArtwork: props.loadArtwork,
      }),
    onEvent(event) {
      switch (event.type) {
        case 'press':
          rest.onPress(event.ids)
          return
        case 'holes':
          rest.onHoles(event.ids, event.at)
          return
        case 'hole':
          pointAt(event.id)
          return
        case 'hold':
          rest.onHold(event)
          return
        case 'point':
          props.onHover(event.id)
          return
        case 'camera':
          props.onCamera(event.camera)
          return
        case 'view':
          props.onView(event.bounds, event.zoom)
          moveCard()
          return
        case 'tile-hole':
          props.onTileHole({ id: event.id, project: { id: event.project } })
          return
        case 'tiles':
          setTilesFailed(event.failed)
          return
        case 'overlay':
          overlays.onEvent(event)
          return
      }
    },
  })
  const { view } = map
  const overlays = useTileOverlays(view, props.overlays)
  const holes = useOverviewHoles(view, props, {
    isCameraGiven: props.camera !== null,
    hasTiles: props.tiles !== null,
  })
  useShownContent(view, props)
  const first = rest.first?.location
  /** Keeps the card away from its project. */
  function moveCard() {
    if (first && view.current) setCorner(view.current.cornerAwayFrom([first.longitude, first.latitude]))
  }
  const moveCardNow = useEffectEvent(moveCard)

  useEffect(() => view.current?.setData('projects', projectFeatures(placed)), [view, placed])
  useEffect(() => {
    view.current?.mark([
      ...(open ? [{ project: open, mark: 'open' as const }] : []),
      ...(pointed ? [{ project: pointed, mark: 'hovered' as const }] : []),
    ])
  }, [view, open, pointed])
  useEffect(() => moveCardNow(), [first])
  useEffect(() => {
    if (props.camera) view.current?.camera.go(props.camera)
  }, [view, props.camera])
  useEffect(() => {
    if (extent) view.current?.camera.fit(extent)
  }, [view, extent])
  return { ...map, overlays, corner, holes, tilesFailed }
}

function useShownContent(
  view: RefObject<OverviewView | null>,
  { tiles, tileStyle, section }: Pick<OverviewProps, 'tiles' | 'tileStyle' | 'section'>,
) {
  useEffect(() => view.current?.showTiles(tiles), [view, tiles])
  useEffect(() => view.current?.setTileStyle(tileStyle), [view, tileStyle])
  useEffect(() => view.current?.setData('section', sectionFeatures(section, 0)), [view, section])
}
