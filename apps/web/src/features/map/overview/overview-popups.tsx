import type { Place } from '@groundsheet/sections'
import { useState, type RefObject } from 'react'
import type { CompanyHole } from '../../../data/holes/company-holes.ts'
import { nameOf } from '../../../data/text/project-name.ts'
import { companyStrings } from '../../../ui/strings/company-strings.ts'
import { createPointedHole } from '../../../ui/pointed-hole.ts'
import { PlaceCard } from '../coordinates/place-card.tsx'
import { HoleChooser } from '../popups/hole-chooser.tsx'
import { HoverCard } from '../popups/hover-card.tsx'
import type { MapPoint } from '../view/map-point.ts'
import type { OverviewView } from './overview-view.ts'
import type { PlacedCompanyHole } from './use-overview-holes.ts'
import type { PressedPlace } from './use-overview-view.ts'

/** A choice between holes under one press, or a place that was held. */
export type OverviewPopup =
  | { readonly what: 'choice'; readonly holes: readonly PlacedCompanyHole[]; readonly at: MapPoint }
  | ({ readonly what: 'place' } & PressedPlace)

interface Props {
  readonly popup: OverviewPopup | null
  readonly view: RefObject<OverviewView | null>
  readonly holes: ReadonlyMap<string, PlacedCompanyHole>
  readonly openHole: string | null
  readonly isSelecting: boolean
  readonly selectedIds: ReadonlySet<string>
  readonly artwork: ReadonlyMap<string, string>
  readonly onOpen: (hole: CompanyHole) => void
  readonly onNear: (place: Place) => void
  readonly onClose: () => void
}

/** Cards at a point of the map of all projects. */
export function OverviewPopups({ popup, view, holes, openHole, artwork, onOpen, onNear, ...props }: Props) {
  const { isSelecting, selectedIds, onClose } = props
  const [untouched] = useState(createPointedHole)
  if (popup?.what === 'place')
    return (
      <PlaceCard {...popup} fit={null} crs={null} onClose={onClose}>
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose()
            onNear(popup.place)
          }}
        >
          {companyStrings.near.here}
        </button>
      </PlaceCard>
    )
  if (popup)
    return (
      <HoleChooser
        {...popup}
        artwork={artwork}
        onClose={onClose}
        onHole={(id) => {
          onClose()
          const hole = holes.get(id)
          if (hole) onOpen(hole)
        }}
      />
    )
  return (
    <HoverCard
      {...{ view, selectedIds, isSelecting, touched: untouched }}
      byId={holes}
      openId={openHole}
      moreOf={(id) => {
        const project = holes.get(id)?.project
        return project && nameOf(project)
      }}
    />
  )
}
