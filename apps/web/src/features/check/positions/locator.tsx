import { checkStrings as words } from '../../../ui/strings/check-strings.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { SURROUNDINGS_VIEW } from './surroundings-view.ts'
import type { Surroundings } from './surroundings.ts'

const { width, height } = SURROUNDINGS_VIEW

/** Where in the country the site is: coasts around it, and the nearest towns in words. */
export const Locator = ({ land, towns }: Surroundings) => (
  <div className="check-locator">
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.locator}>
      <path className="check-land" d={land} />
      <circle className="check-site" cx={width / 2} cy={height / 2} r={5} />
    </svg>
    {towns.length > 0 && (
      <>
        <ul aria-label={mapStrings.nearestTowns.label}>
          {towns.map((town) => (
            <li key={`${town.name} ${town.metres}`}>{mapStrings.nearestTowns.town(town)}</li>
          ))}
        </ul>
        <span className="soft">{words.mapSources}</span>
      </>
    )}
  </div>
)
