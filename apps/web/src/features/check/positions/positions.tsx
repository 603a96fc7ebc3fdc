import { displayName } from '../../../data/text/display-name.ts'
import { checkStrings as words } from '../../../ui/check-strings.ts'
import { Locator } from './locator.tsx'
import type { PlacedSite, PlannedHole } from './place-site.ts'
import { SitePlan } from './site-plan.tsx'

/** Names that are listed of holes with the same fault. */
const MAX_NAMES = 8

interface Props {
  readonly site: PlacedSite
  readonly chosen: string | null
  readonly onHole: (id: string) => void
}

/** Where the holes are, and how that is known. */
export function Positions({ site, chosen, onHole }: Props) {
  const together = site.holes.filter(({ far }) => far === null)
  return (
    <section className="check-level" aria-label={words.positions}>
      <h3>{words.positions}</h3>
      <div className="check-positions">
        {together.length > 0 && <SitePlan holes={together} chosen={chosen} onHole={onHole} />}
        <div className="check-evidence">
          <Evidence {...site} />
          {site.surroundings && <Locator {...site.surroundings} />}
        </div>
      </div>
    </section>
  )
}

function Evidence({ crs, crsName, holes, unplaced }: PlacedSite) {
  const far = holes.flatMap(({ id, far }) => (far === null ? [] : [words.away(displayName(id), far)]))
  const contradictory = holes.flatMap(({ id, contradiction }: PlannedHole) =>
    contradiction === null ? [] : [words.away(displayName(id), contradiction)],
  )
  // Without a decision, the reason names those that fit.
  const others = crs.code === null ? [] : crs.candidates.filter((code) => code !== crs.code)
  return (
    <>
      <p>
        <b>{crs.code === null ? words.noCrs : words.crs(crsName ?? crs.code, crs.code)}</b>
        {crs.source === 'guessed' && ` ${words.guessed}`}
      </p>
      <p>{crs.reason}.</p>
      {others.length > 0 && <p className="soft">{words.otherFits(others)}</p>}
      {crs.warnings.map((warning) => (
        <p key={warning} className="notice">
          {warning}.
        </p>
      ))}
      <p>{words.placed(holes.length, holes.length + unplaced.length)}</p>
      <Listed title={words.withoutPosition(unplaced.length)} names={unplaced.map(displayName)} />
      <Listed title={words.far(far.length)} names={far} />
      <Listed title={words.contradictory(contradictory.length)} names={contradictory} />
    </>
  )
}

function Listed({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null
  const shown = names.slice(0, MAX_NAMES)
  return (
    <p>
      {title} {shown.join(', ')}
      {shown.length < names.length && ` ${words.andMore(names.length - shown.length)}`}
    </p>
  )
}
