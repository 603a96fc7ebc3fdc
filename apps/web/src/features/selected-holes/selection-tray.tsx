import type { ReactNode } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { useHoleLabel } from '../../data/holes/hole-label.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { useIsPointed, usePointHole } from '../../ui/pointed-hole.ts'
import { strings } from '../../ui/strings/strings.ts'
import './selection-tray.css'

/** An action for the selected holes. */
export interface TrayAction {
  readonly name: string
  /** Reason why the action is disabled for these holes. */
  readonly refusal: string | undefined
  readonly onPress: () => void
}

interface Props {
  readonly holes: readonly Hole[]
  readonly artwork: ReadonlyMap<string, string>
  readonly actions: readonly TrayAction[]
  /** More of a hole than its name: its project, where they are of several. */
  readonly noteOf?: (hole: Hole) => string
  readonly onOpen: (id: string) => void
  readonly onRemove: (id: string) => void
  readonly onClear: () => void
  /** More actions. */
  readonly children?: ReactNode
}

const words = strings.tray

/** Tray of the selected holes, with actions for them. */
export default function SelectionTray({ holes, actions, onClear, children, ...chip }: Props) {
  return (
    <section className="selection-tray" aria-label={words.label}>
      <div className="selection-parts">
        <p role="status">{holes.length === 0 ? words.none : words.count(holes.length)}</p>
        <ul className="selection-chips">
          {holes.map((hole) => (
            <HoleChip key={hole.id} {...chip} hole={hole} />
          ))}
        </ul>
        {holes.length > 0 && (
          <div className="selection-actions">
            {actions.map(({ name, refusal, onPress }) => (
              <button
                key={name}
                type="button"
                className="button"
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

interface ChipProps extends Pick<Props, 'artwork' | 'noteOf' | 'onOpen' | 'onRemove'> {
  readonly hole: Hole
}

function HoleChip({ hole, artwork, noteOf, onOpen, onRemove }: ChipProps) {
  const highlight = usePointHole()
  const labelOf = useHoleLabel()
  const hovered = useIsPointed(hole.id)
  const { markerIconId, markerSymbol, markerColor } = hole.style
  return (
    <li
      className="selection-chip"
      data-hovered={hovered || undefined}
      onMouseEnter={() => highlight(hole.id)}
      onMouseLeave={() => highlight(null)}
    >
      <button type="button" title={displayName(hole.name)} onClick={() => onOpen(hole.id)}>
        <MarkerImage
          symbol={markerSymbol}
          colour={markerColor}
          artwork={markerIconId === null ? undefined : artwork.get(markerIconId)}
        />
        {labelOf(hole)}
        {noteOf && <span className="soft selection-note">{noteOf(hole)}</span>}
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
