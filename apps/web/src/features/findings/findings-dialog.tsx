import type { Finding } from '@groundsheet/contract'
import { findingTitle } from '@groundsheet/rules/titles'
import { useMemo, useState } from 'react'
import { countFindings, countKinds } from '../../data/count-findings.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { findingsStrings as words } from '../../ui/strings/findings-strings.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { groupFindings, matchesFinding, type FindingGroup } from './group-findings.ts'
import './findings.css'

/** Minimum number of findings that have a search field. */
const MIN_FINDINGS_FOR_SEARCH = 15
/** Findings of a severity shown until all are requested. */
const MAX_SHOWN_INITIALLY = 100

interface Props {
  readonly findings: readonly Finding[]
  readonly onClose: () => void
}

/** What the import found in the files of a project, most severe first. */
export default function FindingsDialog({ findings, onClose }: Props) {
  const [search, setSearch] = useState('')
  const groups = useMemo(
    () => groupFindings(findings.filter((finding) => matchesFinding(finding, search))),
    [findings, search],
  )
  return (
    <Dialog title={words.title} onClose={onClose}>
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
          <Group key={group.severity} {...group} />
        ))}
        {groups.length === 0 && <p>{words.none}</p>}
      </div>
    </Dialog>
  )
}

function Group({ severity, findings }: FindingGroup) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? findings : findings.slice(0, MAX_SHOWN_INITIALLY)
  return (
    <section data-severity={severity}>
      <h3>{words.severity[severity](countKinds(findings), countFindings(findings))}</h3>
      <ul>
        {shown.map((finding) => (
          <li key={finding.id}>
            <b>{findingTitle(finding.rule)}</b> <bdi>{finding.message}</bdi>
            <span className="soft">{placeOf(finding)}</span>
          </li>
        ))}
      </ul>
      {shown.length < findings.length && (
        <button type="button" className="button" onClick={() => setShowsAll(true)}>
          {words.showAll(findings.length)}
        </button>
      )}
    </section>
  )
}

/** `site.ags, line 120 · GEOL_DESC`. */
function placeOf({ file, line, group, heading }: Finding): string {
  const where = [file, line === null ? null : words.line(line)].filter(Boolean).join(', ')
  return [where, heading ?? group].filter(Boolean).join(' · ')
}
