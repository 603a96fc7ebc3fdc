import type { ReactNode } from 'react'
import type { Hole, HoleStyle } from '../../data/hole.ts'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { strings } from '../../ui/strings.ts'
import type { LegendProps } from './legend-props.ts'

const words = strings.legend
const PIN_COLOUR = '#475569'

type Props = Pick<LegendProps, 'types' | 'shown' | 'own' | 'pinned' | 'labelOf' | 'artwork'>

interface Look {
  /** How many holes a row names before it counts the rest. */
  readonly maxNames: number
  readonly className?: string
}

/** A line for every marker on the map: those of the types, those of single holes, and the pin of a pinned hole. */
export function markerRows(
  { types, shown, own, pinned, labelOf, artwork }: Props,
  { maxNames, className }: Look,
): ReactNode[] {
  const namesOf = (holes: readonly Hole[]) => words.names(holes.map(labelOf), maxNames)
  const imageOf = ({ markerSymbol, markerColor, markerIconId }: HoleStyle) => (
    <MarkerImage
      symbol={markerSymbol}
      colour={markerColor}
      artwork={markerIconId === null ? undefined : artwork.get(markerIconId)}
    />
  )
  return [
    ...types.map(({ code, name, count, style }) => (
      <p key={`type ${code}`} className={className}>
        {imageOf(style)}
        <span>{[code === '' ? strings.holes.untyped : code, name].filter(Boolean).join(' · ')}</span>
        <span className="soft">{words.share(shown.get(code) ?? 0, count)}</span>
      </p>
    )),
    ...own.map(({ style, holes }) => (
      <p key={`own ${style.markerIconId ?? style.markerSymbol} ${style.markerColor}`} className={className}>
        {imageOf(style)}
        <span>{words.own(namesOf(holes))}</span>
      </p>
    )),
    pinned.length > 0 && (
      <p key="pinned" className={className}>
        <MarkerImage symbol="pin" colour={PIN_COLOUR} />
        <span>{words.pinned(namesOf(pinned))}</span>
      </p>
    ),
  ]
}
