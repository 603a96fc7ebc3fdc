import { MarkerImage } from '../../../ui/marker-image.tsx'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import type { UnlabelledHole } from './unlabelled-holes.ts'

interface Props {
  readonly columns: readonly (readonly UnlabelledHole[])[]
  /** Custom artwork of markers, by id of the icon. */
  readonly artwork: ReadonlyMap<string, string>
}

const words = printStrings.unlabelled

/** Holes without a label on the plan: symbol, name and coordinates. */
export const UnlabelledList = ({ columns, artwork }: Props) => (
  <div className="unlabelled-holes">
    <h3>{words.title}</h3>
    <div>
      {columns.map((holes, column) => (
        <ul key={column}>
          {holes.map(({ id, name, position, style }) => (
            <li key={id}>
              {style.showMarker && (
                <MarkerImage
                  symbol={style.markerSymbol}
                  colour={style.markerColor}
                  artwork={style.markerIconId === null ? undefined : artwork.get(style.markerIconId)}
                />
              )}
              <b>{name}</b>
              <span>{position}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  </div>
)
