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
import type { RawLine } from './worker-messages.ts'

/** Findings of a rule that are shown at first, and runs of lines that are written. */
const FIRST_SHOWN = 50
const MAX_RUNS = 12

interface Props {
  readonly findings: readonly RuleFinding[]
  readonly edition: CheckedFile['edition']
  readonly readLine: (line: number) => Promise<RawLine | null>
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
  const [all, setAll] = useState(false)
  const shown = all ? rule.findings : rule.findings.slice(0, FIRST_SHOWN)
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
      {open && shown.length < rule.findings.length && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {words.more(rule.findings.length - shown.length)}
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
