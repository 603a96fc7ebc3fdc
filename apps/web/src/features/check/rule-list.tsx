import {
  groupsText,
  isOneLine,
  LEVELS,
  lineText,
  findingTitle,
  summariseRules,
  type CheckedFile,
  type RuleFinding,
  type RuleSummary,
} from '@groundsheet/rules'
import { useMemo, useState } from 'react'
import { checkStrings as words } from '../../ui/check-strings.ts'
import { RawLineView } from './raw-line-view.tsx'
import type { Answered } from './checks.ts'
import type { RawLine } from './worker-messages.ts'

/**
 * Findings of a rule that are shown at first, and further ones at a time: thousands at once would block the
 * page.
 */
const SHOWN_AT_ONCE = 50
/** Runs of lines that are written. */
const MAX_RUNS = 12

interface Props {
  readonly findings: readonly RuleFinding[]
  readonly edition: CheckedFile['edition']
  readonly readLine: (line: number) => Promise<Answered<RawLine>>
}

/** The findings of a level by rule, each rule closed until it is asked for. */
export function RuleList({ findings, edition, readLine }: Props) {
  const rules = useMemo(() => summariseRules(findings, LEVELS), [findings])
  return rules.map((rule) => <Rule key={rule.rule} rule={rule} edition={edition} readLine={readLine} />)
}

function Rule({
  rule,
  edition,
  readLine,
}: { readonly rule: RuleSummary } & Pick<Props, 'edition' | 'readLine'>) {
  const [open, setOpen] = useState(false)
  const [limit, setLimit] = useState(SHOWN_AT_ONCE)
  const shown = rule.findings.slice(0, limit)
  const hidden = rule.findings.length - shown.length
  return (
    <details
      className="check-rule"
      data-severity={rule.severity}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <b>{findingTitle(rule.rule, edition)}</b> {words.times(rule.count)}{' '}
        <span className="soft">{groupsText(rule)}</span>
      </summary>
      {open && (
        <ul>
          {shown.map((finding, index) => (
            <FindingRow key={index} finding={finding} readLine={readLine} />
          ))}
        </ul>
      )}
      {open && hidden > 0 && (
        <button type="button" className="button" onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>
          {words.more(Math.min(hidden, SHOWN_AT_ONCE), hidden)}
        </button>
      )}
    </details>
  )
}

function FindingRow({ finding, readLine }: { readonly finding: RuleFinding } & Pick<Props, 'readLine'>) {
  const { message, mend, lines, group, heading, severity } = finding
  const [first] = lines
  return (
    <li data-severity={severity}>
      <p>
        <bdi>{message}</bdi>
      </p>
      <p className="soft">
        {[heading ?? group, first && words.lines(lineText(finding, MAX_RUNS), isOneLine(finding))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {mend !== '' && (
        <p className="soft">
          {words.mend} {mend}
        </p>
      )}
      {first && <RawLineView line={first[0]} heading={heading} readLine={readLine} />}
    </li>
  )
}
