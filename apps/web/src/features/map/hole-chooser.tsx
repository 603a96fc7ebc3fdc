import { useEffect, useRef } from 'react'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { strings } from '../../ui/strings.ts'
import type { PlacedHole } from './markers/hole-features.ts'

interface Props {
  readonly holes: readonly PlacedHole[]
  readonly artwork: ReadonlyMap<string, string>
  /** CSS px from the map's top left corner. */
  readonly at: { readonly x: number; readonly y: number }
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

/** Several holes under one press: which one? */
export function HoleChooser({ holes, artwork, at, onChoose, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus(), [holes])
  return (
    <div
      ref={box}
      className="hole-chooser"
      role="dialog"
      aria-label={strings.map.chooser(holes.length)}
      style={{
        left: `min(${at.x}px, 100% - 220px)`,
        top: `min(${at.y}px, 100% - ${60 + holes.length * 30}px)`,
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose()
      }}
    >
      <p className="soft">{strings.map.chooser(holes.length)}</p>
      <ul>
        {holes.map(({ id, label, style, finalDepth }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <MarkerImage
                symbol={style.markerSymbol}
                colour={style.markerColor}
                artwork={style.markerIconId === null ? undefined : artwork.get(style.markerIconId)}
              />
              <span>{label}</span>
              <span className="soft">
                {style.locationType} {finalDepth === null ? '' : strings.hole.depthShort(finalDepth)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
