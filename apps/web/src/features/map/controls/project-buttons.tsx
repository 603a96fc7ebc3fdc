import { useState, type RefObject } from 'react'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import type { Bounds } from '../basemap/graticule.ts'
import { canReadDevicePosition } from '../coordinates/use-device-position.ts'
import { DRAWING_KINDS, type Drawing } from '../drawing/use-drawing.ts'
import { MapButton, MapButtons } from './map-buttons.tsx'
import type { MapView } from '../view/map-view.ts'
import type { PlacedHole } from '../markers/hole-features.ts'

interface Props {
  readonly view: RefObject<MapView | null>
  readonly extent: Bounds | null
  readonly open: PlacedHole | undefined
  /** Degrees clockwise from north that the top of the map points to. */
  readonly bearing: number
  readonly drawing: Drawing
  /** Where the person is, is shown. */
  readonly watching: boolean
  readonly onWatch: (watching: boolean) => void
}

const BUTTON_SIGNS = {
  near: 'M8 1v4M8 11v4M1 8h4M11 8h4M5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  own: 'M14 2L2 7.2l5.2 1.6L8.8 14z',
  tools: 'M2 8h.01M8 8h.01M14 8h.01',
  needle: { filled: 'M8 1l3 7H5z', path: 'M8 1l3 7-3 7-3-7z' },
}

const TOOLS = {
  inside: 'M3 5l6-3 5 5-3 7-7-2zM1.5 5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  line: 'M1 3.5h4M11 12.5h4M4.5 5l7 6M2 8.5v6M2 14.5h5',
  measure: 'M1.5 11l9.5-9.5 3.5 3.5L5 14.5zM4 8.5l1.5 1.5M6.5 6l2 2M9 3.5l1.5 1.5',
}

/**
 * Moves the map of a project, and draws on it. On a phone the tools cover the map only while they are open.
 */
export function ProjectButtons({ view, extent, open, bearing, drawing, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const camera = () => view.current?.camera
  const { near, north } = mapStrings
  return (
    <div className="map-controls">
      <MapButtons
        onZoom={(steps) => camera()?.zoomBy(steps)}
        onFit={extent ? () => camera()?.fit(extent, true) : undefined}
      >
        {open && (
          <MapButton
            label={near}
            path={BUTTON_SIGNS.near}
            onPress={() => camera()?.zoomToHole([open.position.longitude, open.position.latitude])}
          />
        )}
        {Math.abs(bearing) >= 0.5 && (
          <MapButton
            label={north}
            {...BUTTON_SIGNS.needle}
            turned={-bearing}
            onPress={() => camera()?.turnNorth()}
          />
        )}
        <MapButton
          label={mapStrings.tools}
          path={BUTTON_SIGNS.tools}
          expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      </MapButtons>
      <Tools {...props} drawing={drawing} isOpen={isOpen} onPress={() => setOpen(false)} />
    </div>
  )
}

interface ToolsProps extends Pick<Props, 'drawing' | 'watching' | 'onWatch'> {
  readonly isOpen: boolean
  /** One of them was pressed. */
  readonly onPress: () => void
}

const Tools = ({ drawing, watching, onWatch, isOpen, onPress }: ToolsProps) => (
  <div
    className="map-buttons map-tools"
    data-covers-map=""
    role="group"
    aria-label={mapStrings.tools}
    data-open={isOpen || undefined}
    onClick={onPress}
  >
    {canReadDevicePosition() && (
      <MapButton
        label={mapStrings.devicePosition}
        path={BUTTON_SIGNS.own}
        pressed={watching}
        onPress={() => onWatch(!watching)}
      />
    )}
    {DRAWING_KINDS.map((kind) => (
      <MapButton
        key={kind}
        label={mapStrings.drawing.tools[kind]}
        path={TOOLS[kind]}
        pressed={drawing.kind === kind}
        onPress={() => (drawing.kind === kind ? drawing.cancel() : drawing.start(kind))}
      />
    ))}
  </div>
)
