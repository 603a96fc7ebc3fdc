import type { Hole, HoleStyle } from '../../data/holes/hole.ts'
import { holeTypeName } from '../../ui/hole-type-name.ts'
import { MarkerImage } from '../../ui/marker-image.tsx'
import type { PrintedEntry } from '../../ui/paper/legend-entry.ts'
import { legendStrings } from '../../ui/strings/legend-strings.ts'
import type { LegendProps } from './legend-props.ts'

const words = legendStrings
const PIN_COLOUR = '#475569'

type Props = Pick<LegendProps, 'types' | 'shown' | 'own' | 'pinned' | 'labelOf' | 'artwork'>

/**
 * An entry for every marker on the map: types, single holes, and the pin of pinned holes. Lists up to
 * `maxNames` holes, and counts the others.
 */
export function markerEntries(
  { types, shown, own, pinned, labelOf, artwork }: Props,
  maxNames: number,
): PrintedEntry[] {
  const namesOf = (holes: readonly Hole[]) => words.names(holes.map(labelOf), maxNames)
  const imageOf = ({ markerSymbol, markerColor, markerIconId }: HoleStyle) => (
    <MarkerImage
      symbol={markerSymbol}
      colour={markerColor}
      artwork={markerIconId === null ? undefined : artwork.get(markerIconId)}
    />
  )
  const ofTypes = types.map(({ code, style }) => {
    const type = holeTypeName(style)
    return {
      id: `type ${code}`,
      sign: imageOf(style),
      text: type.name,
      code: type.code,
      count: shown.get(code) ?? 0,
    }
  })
  const ofHoles = own.map(({ style, holes }) => ({
    id: `own ${style.markerIconId ?? style.markerSymbol} ${style.markerColor}`,
    sign: imageOf(style),
    text: words.own(namesOf(holes)),
  }))
  const pin = <MarkerImage symbol="pin" colour={PIN_COLOUR} />
  const ofPins = pinned.length === 0 ? [] : [{ id: 'pinned', sign: pin, text: words.pinned(namesOf(pinned)) }]
  return [...ofTypes, ...ofHoles, ...ofPins]
}
