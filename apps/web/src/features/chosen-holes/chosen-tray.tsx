import type { ReactNode } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { useHoleLabel } from '../../data/holes/hole-label.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { useIsPointed, usePointHole } from '../../ui/pointed-hole.ts'
import { strings } from '../../ui/strings.ts'
import './chosen-tray.css'

/** Something to be done with the chosen holes. */
export interface TrayAction {
  readonly name: string
  /** Its view is open. */
  readonly pressed: boolean
  /** Why it cannot be done with these holes. */
  readonly refusal: string | undefined
  readonly onPress: () => void
}

interface Props {
  readonly holes: readonly Hole[]
  readonly artwork: ReadonlyMap<string, string>
  readonly actions: readonly TrayAction[]
  readonly onOpen: (id: string) => void
  readonly onRemove: (id: string) => void
  readonly onClear: () => void
  /** More to be done with them. */
  readonly children?: ReactNode
}

const words = strings.tray

/** The holes that are to be looked at together, and what can be done with them. */
export function ChosenTray({ holes, actions, onClear, children, ...chip }: Props) {
  return (
    <section className="chosen-tray" aria-label={words.label}>
      <div className="chosen-parts">
        <p role="status">{holes.length === 0 ? words.none : words.count(holes.length)}</p>
        <ul className="chosen-chips">
          {holes.map((hole) => (
            <HoleChip key={hole.id} {...chip} hole={hole} />
          ))}
        </ul>
        {holes.length > 0 && (
          <div className="chosen-actions">
            {actions.map(({ name, pressed, refusal, onPress }) => (
              <button
                key={name}
                type="button"
                className="button"
                aria-pressed={pressed}
                disabled={refusal !== undefined}
                title={refusal}
                onClick={onPress}
              >
                {name}
              </button>
            ))}
            {children}
          </div>
        )}
        <button type="button" className="button" data-quiet onClick={onClear}>
          {words.clear}
        </button>
      </div>
    </section>
  )
}

interface ChipProps extends Pick<Props, 'artwork' | 'onOpen' | 'onRemove'> {
  readonly hole: Hole
}

function HoleChip({ hole, artwork, onOpen, onRemove }: ChipProps) {
  const point = usePointHole()
  const labelOf = useHoleLabel()
  const hovered = useIsPointed(hole.id)
  const { markerIconId, markerSymbol, markerColor } = hole.style
  return (
    <li
      className="chosen-chip"
      data-hovered={hovered || undefined}
      onMouseEnter={() => point(hole.id)}
      onMouseLeave={() => point(null)}
    >
      <button type="button" title={displayName(hole.name)} onClick={() => onOpen(hole.id)}>
        <MarkerImage
          symbol={markerSymbol}
          colour={markerColor}
          artwork={markerIconId === null ? undefined : artwork.get(markerIconId)}
        />
        {labelOf(hole)}
      </button>
      <button
        type="button"
        aria-label={words.remove(displayName(hole.name))}
        onClick={() => onRemove(hole.id)}
      >
        ✕
      </button>
    </li>
  )
}
