import { strings } from '../ui/strings.ts'

const HEIGHTS = ['peek', 'half', 'full'] as const
export type SheetHeight = (typeof HEIGHTS)[number]

interface Props {
  readonly height: SheetHeight
  readonly onHeight: (height: SheetHeight) => void
}

/** On a phone the lists lie in a sheet over the map; each press makes it taller, and the last one low again. */
export function SheetHandle({ height, onHeight }: Props) {
  const next = HEIGHTS[(HEIGHTS.indexOf(height) + 1) % HEIGHTS.length] ?? 'half'
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label={strings.project.sheet[height]}
      onClick={() => onHeight(next)}
    />
  )
}
