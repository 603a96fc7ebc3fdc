import type { Finding } from '@groundsheet/contract'
import { findingTitle } from '@groundsheet/rules/titles'
import { useMemo, useState } from 'react'
import { countFindings, countKinds } from '../../data/count-findings.ts'
import { isolateText } from '../../data/text/isolate-value.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { findingsStrings as words } from '../../ui/strings/findings-strings.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { groupFindings, matchesFinding, type EqualFindings, type FindingGroup } from './group-findings.ts'
import './findings.css'

/** Minimum number of findings that have a search field. */
const MIN_FINDINGS_FOR_SEARCH = 15
/** Findings of a severity shown until all are requested. */
const MAX_FINDINGS_SHOWN_INITIALLY = 100
/** Places named for findings with the same text. */
const MAX_LISTED_PLACES = 20

interface Props {
  readonly findings: readonly Finding[]
  readonly onClose: () => void
}

/** What the import found in the files of a project, positions first, then the most severe. */
export default function FindingsDialog({ findings, onClose }: Props) {
  const [search, setSearch] = useState('')
  const groups = useMemo(
    () => groupFindings(findings.filter((finding) => matchesFinding(finding, search))),
    [findings, search],
  )
  return (
    <Dialog title={words.title} hasAddress onClose={onClose}>
      <div className="findings" tabIndex={0} role="region" aria-label={words.title}>
        <p className="soft">{words.intro}</p>
        {findings.some(({ count = 1 }) => count > 1) && (
          <p className="soft">
            {words.all.before}
            <code>{words.all.command}</code>
            {words.all.between}
            <a href="/check">{words.all.page}</a>
            {words.all.after}
          </p>
        )}
        {findings.length > MIN_FINDINGS_FOR_SEARCH && (
          <SearchField label={words.find} value={search} pause={0} onChange={setSearch} />
        )}
        {groups.map((group) => (
          <Group key={group.topic} {...group} />
        ))}
        {groups.length === 0 && <p>{words.none}</p>}
      </div>
    </Dialog>
  )
}

function Group({ topic, findings, equal }: FindingGroup) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? equal : equal.slice(0, MAX_FINDINGS_SHOWN_INITIALLY)
  return (
    <section data-severity={topic}>
      <h3>{words.topic[topic](countKinds(findings), countFindings(findings))}</h3>
      <ul>
        {shown.map((same) => (
          <Item key={same[0].id} same={same} />
        ))}
      </ul>
      {shown.length < equal.length && (
        <button type="button" className="button" onClick={() => setShowsAll(true)}>
          {words.showAll(equal.length)}
        </button>
      )}
    </section>
  )
}

function Item({ same }: { readonly same: EqualFindings }) {
  const [{ rule, message, advice }] = same
  return (
    <li>
      <b>{findingTitle(rule)}</b> <bdi>{message}</bdi>
      {advice !== undefined && (
        <span className="soft">
          {words.advice} {advice}
        </span>
      )}
      <span className="soft">{placesOf(same)}</span>
    </li>
  )
}

/** `site.ags, line 120; more.ags, line 7 · GEOL_DESC`. */
function placesOf(same: EqualFindings): string {
  const [{ group, heading }] = same
  const places = same
    .map(({ file, line }) =>
      [file && isolateText(file), line === null ? null : words.line(line)].filter(Boolean).join(', '),
    )
    .filter((place) => place !== '')
  const shown = places.slice(0, MAX_LISTED_PLACES)
  const more = places.length - shown.length
  const where = [...shown, ...(more > 0 ? [words.morePlaces(more)] : [])].join('; ')
  const of = heading ?? group
  return [where, of && isolateText(of)].filter(Boolean).join(' · ')
}
