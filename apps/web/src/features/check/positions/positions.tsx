import { displayName } from '../../../data/text/display-name.ts'
import { isolateName } from '../../../data/text/isolate-value.ts'
import { checkStrings as words } from '../../../ui/strings/check-strings.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { SitePlan } from './site-plan.tsx'
import type { NameList, SiteSummary } from './summarise-site.ts'
import { SURROUNDINGS_VIEW } from './surroundings-view.ts'
import type { Surroundings } from './surroundings.ts'

const { width, height } = SURROUNDINGS_VIEW

/** Where in the country the site is: coasts around it, and the nearest towns in words. */
const Locator = ({ land, towns }: Surroundings) => (
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

interface Props {
  readonly site: SiteSummary
  readonly selected: string | null
  readonly onHole: (id: string) => void
}

/** Where the holes are, and how that is known. */
export function Positions({ site, selected, onHole }: Props) {
  const { holes, count } = site.plan
  return (
    <section className="check-level" aria-label={words.positions}>
      <h3>{words.positions}</h3>
      <div className="check-positions">
        {holes.length > 0 && <SitePlan {...{ holes, count, selected, onHole }} />}
        <div className="check-evidence">
          <Evidence {...site} />
          {site.surroundings && <Locator {...site.surroundings} />}
        </div>
      </div>
    </section>
  )
}

function Evidence({ crs, crsName, plan, placed, total, ...site }: SiteSummary) {
  return (
    <>
      <p>
        <b>{crs.code === null ? words.noCrs : words.crs(crsName ?? crs.code, crs.code)}</b>
        {crs.source === 'guessed' && ` ${words.guessed}`}
      </p>
      <p>{crs.reason}.</p>
      {crs.warnings.map((warning) => (
        <p key={warning} className="notice">
          {displayName(warning)}.
        </p>
      ))}
      <p>{words.placed(placed, total)}</p>
      {plan.count < placed && <p>{words.notInPlan(placed - plan.count)}</p>}
      {plan.holes.length < plan.count && (
        <p className="soft">{words.thinned(plan.holes.length, plan.count)}</p>
      )}
      <Listed title={words.withoutPosition(site.unplaced.count)} {...site.unplaced} />
      <Listed title={words.contradictory(site.contradictory.count)} {...site.contradictory} />
      <Listed title={words.inDoubt(site.inDoubt.count)} {...site.inDoubt} />
      {site.findings.map(({ about, message }) => (
        <p key={`${about.names.join()} ${message}`} className="notice">
          {about.count > 0 && <b>{namesText(about)}:</b>} {displayName(message)}.
        </p>
      ))}
      {site.furtherFindings > 0 && <p className="soft">{words.furtherPositions(site.furtherFindings)}</p>}
    </>
  )
}

const Listed = ({ title, ...list }: NameList & { readonly title: string }) =>
  list.count > 0 && (
    <p>
      {title} {namesText(list)}
    </p>
  )

function namesText({ names, count }: NameList): string {
  const shown = names.map(isolateName).join(', ')
  return names.length < count ? `${shown} ${words.andMore(count - names.length)}` : shown
}
