import { HoleChooser } from './hole-chooser.tsx'
import { HoverCard } from './hover-card.tsx'
import { PlaceCard } from '../coordinates/place-card.tsx'
import type { ProjectMapProps } from '../project-map-props.ts'
import type { useProjectMap } from '../use-project-map.ts'

interface Props extends Pick<ProjectMapProps, 'openId' | 'selectedIds' | 'isSelecting' | 'crs' | 'artwork'> {
  readonly map: ReturnType<typeof useProjectMap>
  readonly isDrawing: boolean
}

/** Cards at a point of the map: of the hole under the pointer, of a place, of a choice between holes. */
export function MapPopups({ map, isDrawing, openId, selectedIds, isSelecting, crs, artwork }: Props) {
  const { view, touched } = map
  const { byId, grid } = map.content
  const { popup, close, take } = map.popup
  if (popup?.what === 'place') return <PlaceCard {...popup} fit={grid} crs={crs} onClose={close} />
  if (popup)
    return (
      <HoleChooser
        {...popup}
        artwork={artwork}
        onClose={close}
        onHole={(id) => {
          close()
          take(id, popup.adding)
        }}
      />
    )
  return isDrawing ? null : <HoverCard {...{ byId, openId, view, touched, selectedIds, isSelecting }} />
}
