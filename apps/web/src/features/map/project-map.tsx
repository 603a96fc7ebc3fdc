import { useEffect, useImperativeHandle, type Ref } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { mapStrings } from '../../ui/strings/map-strings.ts'
import { DirectionLine } from './coordinates/direction-line.tsx'
import { MapReadout } from './coordinates/map-readout.tsx'
import { markedPlaceFeatures } from './coordinates/marked-place.ts'
import { devicePositionFeatures } from './coordinates/device-position.ts'
import type { Place } from '@groundsheet/sections'
import { useDevicePosition } from './coordinates/use-device-position.ts'
import { useDrawing, type DrawnShape, type DrawingKind } from './drawing/use-drawing.ts'
import { DOUBTFUL } from './content/use-map-content.ts'
import { extentOf } from './content/extent.ts'
import { MapBars } from './controls/map-bars.tsx'
import type { MapHandle } from './map-handle.ts'
import { MapNotes } from './controls/map-notes.tsx'
import { MapPopups } from './popups/map-popups.tsx'
import { ProjectButtons } from './controls/project-buttons.tsx'
import { doubtfulNotes, farNotes, projectMapNotes } from './controls/project-map-notes.ts'
import type { ProjectMapProps } from './project-map-props.ts'
import { NearestTownsLine } from './towns/nearest-towns-line.tsx'
import { useProjectMap } from './use-project-map.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import './project-map.css'
import './map-overlays.css'

const { Component: UnknownGridNote } = lazyComponent(() => import('./controls/unknown-grid-note.tsx'), null)

type Props = ProjectMapProps & { readonly ref: Ref<MapHandle> }

/** The map of a project with its buttons, bars, notes and cards. */
export default function ProjectMap({ ref, ...props }: Props) {
  const { openId, basemap, crs } = props
  const map = useProjectMap(props)
  const { container, view, progress, retry, idle } = map
  const { byId, drawn, placed, extent, grid } = map.content
  const { popup, close } = map.popup
  const drawing = useDrawing(view, takeDrawn)
  const open = openId === null ? undefined : byId.get(openId)
  const { markPlace, devicePosition } = usePlaces(map, props)
  useImperativeHandle(ref, () => ({
    drawLine: () => drawing.start('line'),
    markPlace,
    retryBasemap: retry,
  }))

  function takeDrawn(kind: DrawingKind, { points, closed }: DrawnShape) {
    if (kind === 'inside') props.onArea(points)
    if (kind === 'line') props.onLine(points)
    if (kind === 'measure') props.onMeasure({ path: points, closed })
  }

  if (map.broken) return <p className="notice">{mapStrings.noWebgl}</p>
  return (
    <div
      className="project-map"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !(drawing.kind || popup)) return
        event.preventDefault()
        if (drawing.kind) drawing.cancel()
        else close()
      }}
    >
      <div
        ref={container}
        className="project-map-canvas"
        data-map-state={idle ? 'idle' : 'loading'}
        data-hole-count={drawn.length}
      />
      <MapReadout places={map.places} fit={grid} crs={crs} />
      <div className="map-foot-room" data-covers-map="" />
      <NearestTownsLine from={map.isOffline && placed.length > 0 ? map.townless : null} />
      <MapNotes
        basemap={basemap}
        progress={progress}
        onRetry={retry}
        onChange={() => view.current?.camera.refit()}
        others={[
          ...map.overlays.notes,
          ...projectMapNotes(props, placed.length, devicePosition.failed),
          ...positionNotes(props, map),
        ]}
      />
      <ProjectButtons
        view={view}
        extent={extent}
        open={open}
        bearing={map.bearing}
        drawing={drawing}
        watching={devicePosition.watching}
        onWatch={devicePosition.setWatching}
      />
      <MapBars {...props} drawing={drawing} inside={drawn}>
        <DirectionLine own={devicePosition.place} hole={open} />
        {props.complete && props.isGridUnknown && <UnknownGridNote {...props} placed={placed.length} />}
      </MapBars>
      <MapPopups {...props} map={map} isDrawing={drawing.kind !== null} />
    </div>
  )
}

/** The device's own position, and the marked place: `place`, unless something else marks one for now. */
function usePlaces(
  { view }: Pick<ReturnType<typeof useProjectMap>, 'view'>,
  { place, onLocating }: Pick<ProjectMapProps, 'place' | 'onLocating'>,
) {
  const zoomToHole = ({ longitude, latitude }: Place) =>
    view.current?.camera.zoomToHole([longitude, latitude])
  const markPlace = (other: Place | null) =>
    view.current?.setData('marked-place', markedPlaceFeatures(other ?? place))
  useEffect(() => view.current?.setData('marked-place', markedPlaceFeatures(place)), [view, place])
  const devicePosition = useDevicePosition((place, first) => {
    view.current?.setData('device-position', devicePositionFeatures(place))
    if (place && first) zoomToHole(place)
  })
  const { watching } = devicePosition
  useEffect(() => onLocating?.(watching), [onLocating, watching])
  return { markPlace, devicePosition }
}

/** Notes on holes far from the site and on doubtful positions, with buttons that show them. */
function positionNotes(props: ProjectMapProps, { view, content }: ReturnType<typeof useProjectMap>) {
  const { placed, extent, far, doubtful, showsDoubtful } = content
  const fit = (seen: typeof extent) => {
    if (seen) view.current?.camera.fit(seen, true)
  }
  return [
    ...farNotes(far, () => fit(extentOf(placed, []))),
    ...doubtfulNotes(doubtful, showsDoubtful, () => {
      props.onSwitch(DOUBTFUL)
      fit(showsDoubtful ? extent : extentOf([...placed, ...doubtful], []))
    }),
  ]
}
