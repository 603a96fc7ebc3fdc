import { useMemo } from 'react'
import { COMPANY_COLOURS } from '../../../data/holes/company-colours.ts'
import { companyStrings } from '../../../ui/strings/company-strings.ts'
import { MarkerImage } from '../../../ui/marker-image.tsx'
import { strings } from '../../../ui/strings/strings.ts'
import { legendEntries } from './legend-entries.tsx'
import type { OverviewProps } from './use-overview-view.ts'

type Props = Pick<OverviewProps, 'holes' | 'projects' | 'artwork' | 'tileStyle' | 'onColour'>

const words = companyStrings

/** Key of the holes on the map of all projects. Far out single holes are counted together. */
export function HolesLegend({ holes, projects, artwork, tileStyle, onColour }: Props) {
  const entries = useMemo(() => legendEntries(tileStyle, holes, projects), [tileStyle, holes, projects])
  return (
    <details className="overview-overlays holes-legend" aria-label={words.legend}>
      <summary>{words.legend}</summary>
      <select
        className="field"
        aria-label={words.colour}
        value={tileStyle.by}
        onChange={({ target }) =>
          onColour(COMPANY_COLOURS.find((choice) => choice === target.value) ?? 'type')
        }
      >
        {COMPANY_COLOURS.map((choice) => (
          <option key={choice} value={choice}>
            {words.colours[choice]}
          </option>
        ))}
      </select>
      <ul>
        {holes === null && (
          <li>
            <span className="cluster-swatch" aria-hidden="true">
              9
            </span>
            <span>{words.cluster}</span>
          </li>
        )}
        {entries.map(({ key, symbol = 'circle', colour, icon = null, name, count }) => (
          <li key={key}>
            <MarkerImage
              symbol={symbol}
              colour={colour}
              artwork={icon === null ? undefined : artwork.get(icon)}
            />
            <span>{name}</span>
            {count !== undefined && <span className="soft">{strings.number(count)}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
