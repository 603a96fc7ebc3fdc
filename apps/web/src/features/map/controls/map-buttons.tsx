import type { ReactNode } from 'react'
import { mapStrings } from '../../../ui/strings/map-strings.ts'

interface Props {
  readonly onZoom: (steps: number) => void
  readonly onFit: (() => void) | undefined
  /** What `onFit` shows. */
  readonly fit?: string
  /** Buttons that only some maps have. */
  readonly children?: ReactNode
}

export function MapButtons({ onZoom, onFit, fit = mapStrings.fit, children }: Props) {
  const { zoomIn, zoomOut } = mapStrings
  return (
    <div className="map-buttons" data-covers-map="">
      <MapButton label={zoomIn} path="M8 3v10M3 8h10" onPress={() => onZoom(1)} />
      <MapButton label={zoomOut} path="M3 8h10" onPress={() => onZoom(-1)} />
      {onFit && <MapButton label={fit} path="M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3" onPress={onFit} />}
      {children}
    </div>
  )
}

interface ButtonProps {
  readonly label: string
  readonly path: string
  /** What of the sign is filled. */
  readonly filled?: string
  readonly pressed?: boolean
  /** It shows other buttons, or hides them. */
  readonly expanded?: boolean
  /** Degrees that the sign is turned by, clockwise. */
  readonly turned?: number
  readonly onPress: () => void
}

export const MapButton = ({ label, path, filled, pressed, expanded, turned = 0, onPress }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    aria-expanded={expanded}
    onClick={onPress}
  >
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <g transform={`rotate(${turned} 8 8)`}>
        {filled !== undefined && <path d={filled} fill="currentColor" />}
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </g>
    </svg>
  </button>
)
