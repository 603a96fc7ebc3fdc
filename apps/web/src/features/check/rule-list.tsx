import { findingTitle, type CheckedFile } from '@groundsheet/rules'
import { useState } from 'react'
import { checkStrings as words } from '../../ui/strings/check-strings.ts'
import type { MarkedFinding } from './mark-line.ts'
import { RawLineView } from './raw-line-view.tsx'
import type { RequestResult, FindingsRequest } from './checked-file-requests.ts'
import { FINDINGS_PER_PAGE, type ShownFinding, type ShownRule } from './summarise-check.ts'
import type { RawLine } from './worker-messages.ts'

interface Props {
  readonly rules: readonly ShownRule[]
  readonly edition: CheckedFile['edition']
  readonly readFindings: (rule: FindingsRequest) => Promise<RequestResult<readonly ShownFinding[]>>
  readonly readLine: (line: number) => Promise<RequestResult<RawLine>>
}

/** The findings of a level by rule, each rule closed until it is requested. */
export const RuleList = ({ rules, ...props }: Props) =>
  rules.map((rule) => <Rule key={rule.rule} rule={rule} {...props} />)

type RuleProps = Omit<Props, 'rules'> & { readonly rule: ShownRule }

function Rule({ rule, edition, readFindings, readLine }: RuleProps) {
  const [open, setOpen] = useState(false)
  const { further, problem, readMore } = useFurtherFindings(rule, readFindings)
  const { level, rule: id } = rule
  const shown = [...rule.findings, ...further]
  const hidden = rule.total - shown.length
  return (
    <details
      className="check-rule"
      data-severity={rule.severity}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <b>{findingTitle(rule.rule, edition)}</b> {rule.times}{' '}
        <span className="check-severity">{words.severity[rule.severity]}</span>{' '}
        <span className="soft">{rule.groups}</span>
      </summary>
      {open && (
        <ul>
          {shown.map((finding, index) => (
            <FindingRow key={index} finding={finding} of={{ level, rule: id, edition }} readLine={readLine} />
          ))}
        </ul>
      )}
      {open && problem !== null && <p className="notice">{problem}</p>}
      {open && hidden > 0 && (
        <button type="button" className="button" onClick={() => void readMore()}>
          {words.more(Math.min(hidden, FINDINGS_PER_PAGE), hidden)}
        </button>
      )}
      {open && rule.unlisted !== '' && <p className="soft">{rule.unlisted}</p>}
    </details>
  )
}

/** Findings of a rule beyond the first ones, which stay with the worker until they are requested. */
function useFurtherFindings(
  { level, rule, total, findings }: ShownRule,
  readFindings: Props['readFindings'],
) {
  const [read, setRead] = useState<{ of: number; list: readonly ShownFinding[] }>({ of: total, list: [] })
  const [problem, setProblem] = useState<string | null>(null)
  // Findings about positions come later: then those of this rule that were read may be other ones.
  const further = read.of === total ? read.list : []
  const readMore = async () => {
    const answer = await readFindings({ level, rule, from: findings.length + further.length })
    setProblem('reason' in answer ? answer.reason : null)
    if ('found' in answer) setRead({ of: total, list: [...further, ...answer.found] })
  }
  return { further, problem, readMore }
}

interface RowProps extends Pick<Props, 'readLine'> {
  /** Its rule. */
  readonly of: Pick<MarkedFinding, 'level' | 'rule' | 'edition'>
  readonly finding: ShownFinding
}

function FindingRow({ finding, of, readLine }: RowProps) {
  const { message, advice, lines, isOneLine, firstLine, group, heading, severity } = finding
  return (
    <li data-severity={severity}>
      <p>
        <span className="check-severity">{words.severity[severity]}</span> <bdi>{message}</bdi>
      </p>
      <p className="soft">
        {[heading ?? group, lines === '' ? '' : words.lines(lines, isOneLine)].filter(Boolean).join(' · ')}
      </p>
      {advice !== '' && (
        <p className="soft">
          {words.advice} {advice}
        </p>
      )}
      {firstLine !== null && (
        <RawLineView line={firstLine} finding={{ heading, message, ...of }} readLine={readLine} />
      )}
    </li>
  )
}
