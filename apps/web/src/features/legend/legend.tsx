import type { HoleType } from '../../data/hole-types.ts'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { strings } from '../../ui/strings.ts'
import { LegendToggle } from './legend-toggle.tsx'
import './legend.css'

/** Things on the map that are shown or hidden as a whole. */
export interface LayerToggle {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly shown: boolean
}

interface Props {
  readonly types: readonly HoleType[]
  readonly hiddenTypes: readonly string[]
  readonly layers: readonly LayerToggle[]
  readonly basemaps: readonly { readonly id: string; readonly name: string }[]
  readonly basemap: string
  readonly artwork: ReadonlyMap<string, string>
  readonly onToggleType: (code: string) => void
  readonly onToggleLayer: (id: string) => void
  readonly onBasemap: (id: string) => void
}

/** What is on the map and what it means; made of the same styles the markers are drawn in. */
export function Legend(props: Props) {
  const { types, hiddenTypes, layers, basemaps, basemap, artwork } = props
  return (
    <section className="legend" aria-labelledby="legend-title">
      <h2 id="legend-title" className="visually-hidden">
        {strings.legend.title}
      </h2>
      {types.length > 0 && (
        <fieldset>
          <legend>{strings.legend.types}</legend>
          {types.map(({ code, name, count, style }) => (
            <LegendToggle
              key={code}
              name={[code === '' ? strings.holes.untyped : code, name].filter(Boolean).join(' · ')}
              count={count}
              shown={!hiddenTypes.includes(code)}
              onToggle={() => props.onToggleType(code)}
            >
              <MarkerImage
                symbol={style.markerSymbol}
                colour={style.markerColor}
                artwork={style.markerIconId === null ? undefined : artwork.get(style.markerIconId)}
              />
            </LegendToggle>
          ))}
        </fieldset>
      )}
      {layers.length > 0 && (
        <fieldset>
          <legend>{strings.legend.shapes}</legend>
          {layers.map(({ id, ...layer }) => (
            <LegendToggle key={id} {...layer} onToggle={() => props.onToggleLayer(id)} />
          ))}
        </fieldset>
      )}
      {basemaps.length > 1 && (
        <fieldset className="legend-basemaps">
          <legend>{strings.legend.basemap}</legend>
          {basemaps.map(({ id, name }) => (
            <label key={id}>
              <input
                type="radio"
                name="basemap"
                checked={id === basemap}
                onChange={() => props.onBasemap(id)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </section>
  )
}
