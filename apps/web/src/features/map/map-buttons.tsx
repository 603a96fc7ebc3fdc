import { strings } from '../../ui/strings.ts'

interface Props {
  readonly onZoom: (steps: number) => void
  readonly onFit: (() => void) | undefined
  /** What `onFit` shows. */
  readonly fit?: string
}

export function MapButtons({ onZoom, onFit, fit = strings.map.fit }: Props) {
  const { zoomIn, zoomOut } = strings.map
  return (
    <div className="map-buttons">
      <MapButton label={zoomIn} path="M8 3v10M3 8h10" onPress={() => onZoom(1)} />
      <MapButton label={zoomOut} path="M3 8h10" onPress={() => onZoom(-1)} />
      {onFit && <MapButton label={fit} path="M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3" onPress={onFit} />}
    </div>
  )
}

const MapButton = ({ label, path, onPress }: { label: string; path: string; onPress: () => void }) => (
  <button type="button" aria-label={label} title={label} onClick={onPress}>
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </button>
)
