import {
  countSeverities,
  countsText,
  describeFile,
  LEVEL_NAMES,
  LEVELS,
  SEVERITIES,
  verdict,
  type CheckedFile,
  type Level,
  type RuleFinding,
} from '@groundsheet/rules'
import { memo, useCallback, useMemo, useState, type ComponentType } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { checkStrings as words } from '../../ui/check-strings.ts'
import type { Check, CheckedState, Checks } from './checks.ts'
import type { HoleLogProps } from './hole-log-props.ts'
import { LogPreview } from './holes/log-preview.tsx'
import { Positions } from './positions/positions.tsx'
import { ReportDownloads } from './report-downloads.tsx'
import { RuleList } from './rule-list.tsx'

const NO_COUNTS = { error: 0, warning: 0, note: 0 }
const NO_FINDINGS: readonly RuleFinding[] = []

declare const __GROUNDSHEET_VERSION__: string

/** Questions about a file that is checked. */
export type Questions = Pick<Checks, 'readLine' | 'readHole'>

interface Props {
  readonly check: Check
  readonly questions: Questions
  /** False: its findings, positions and logs are drawn when asked for. */
  readonly startsOpen: boolean
  readonly onRemove: (id: number) => void
  readonly HoleLog: ComponentType<HoleLogProps>
}

/** A file with the verdict of each level and its findings, or how far its check is. */
export const FileReport = memo(function FileReport({
  check,
  questions,
  startsOpen,
  onRemove,
  HoleLog,
}: Props) {
  const [opened, setOpened] = useState(false)
  const name = displayName(check.name)
  const isEmpty = check.state === 'unpacked' && check.files === 0
  const refusal = refusalOf(check)
  return (
    <section className="check-file" aria-label={name}>
      <header>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <button
          type="button"
          className="button"
          data-quiet
          aria-label={words.remove(name)}
          onClick={() => onRemove(check.id)}
        >
          ×
        </button>
      </header>
      {check.state !== 'failed' && refusal === null && !isEmpty && <p role="status">{statusOf(check)}</p>}
      {isEmpty && <ErrorNotice>{words.noAgs}</ErrorNotice>}
      {check.state === 'reading' && <progress value={check.share} aria-label={words.progress} />}
      {check.state === 'unpacked' && check.nested.length > 0 && (
        <p className="notice">{words.nested(check.nested.map(displayName))}</p>
      )}
      {refusal !== null && <ErrorNotice>{words.failed(name, refusal)}</ErrorNotice>}
      {check.state === 'checked' &&
        check.result.encoding !== null &&
        (startsOpen || opened ? (
          <Result {...check} {...{ questions, HoleLog }} />
        ) : (
          <button type="button" className="button" onClick={() => setOpened(true)}>
            {words.showReport}
          </button>
        ))}
    </section>
  )
})

/** Why a file could not be checked at all, else null. */
function refusalOf(check: Check): string | null {
  if (check.state === 'failed') return check.reason
  if (check.state !== 'checked' || check.result.encoding !== null) return null
  return check.result.findings[0]?.message ?? ''
}

const ErrorNotice = ({ children }: { readonly children: string }) => (
  <p className="notice" data-kind="error" role="alert">
    {children}
  </p>
)

function statusOf(check: Exclude<Check, { readonly state: 'failed' }>): string {
  switch (check.state) {
    case 'reading':
      return words.reading(displayName(check.name))
    case 'unpacked':
      return words.unpacked(check.files)
    case 'checked':
      return words.checked(countsText(countSeverities(check.result.findings)))
  }
}

interface ResultProps extends CheckedState, Pick<Props, 'questions' | 'HoleLog'> {
  readonly file: File
}

function Result({ file, result, holes, site, questions, HoleLog }: ResultProps) {
  const byLevel = useMemo(() => Object.groupBy(result.findings, ({ level }) => level), [result])
  const [chosen, setChosen] = useState<string | null>(null)
  const readHole = useCallback((hole: string) => questions.readHole(file, hole), [questions, file])
  return (
    <>
      <Facts result={result} />
      <ReportDownloads result={result} />
      {LEVELS.map((level) => {
        const findings = byLevel[level] ?? NO_FINDINGS
        return (
          <section key={level} className="check-level" aria-label={LEVEL_NAMES[level]}>
            <h3>
              {LEVEL_NAMES[level]} <Verdict result={result} level={level} findings={findings} />
            </h3>
            <RuleList
              findings={findings}
              edition={result.edition}
              readLine={(line) => questions.readLine(file, line)}
            />
          </section>
        )
      })}
      {result.unlisted > 0 && <p className="soft">{words.unlisted(result.unlisted)}</p>}
      {site === null && <p className="notice">{words.noPositions}</p>}
      {site && holes.length > 0 && <Positions site={site} chosen={chosen} onHole={setChosen} />}
      {holes.length > 0 && (
        <LogPreview
          {...{ holes, chosen, readHole, HoleLog }}
          onHole={setChosen}
          crs={site?.crs.code ?? null}
        />
      )}
    </>
  )
}

function Facts({ result }: { readonly result: CheckedFile }) {
  const facts = describeFile(result, __GROUNDSHEET_VERSION__).filter(([name]) => name !== 'File')
  return (
    <dl className="check-facts">
      {facts.map(([name, value]) => {
        const text = name === 'SHA-256' && value === '' ? words.noSha : value
        return (
          text !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

interface VerdictProps {
  readonly result: CheckedFile
  readonly level: Level
  readonly findings: readonly RuleFinding[]
}

function Verdict({ result, level, findings }: VerdictProps) {
  const counts = countSeverities(findings)
  const found = SEVERITIES.filter((severity) => counts[severity] > 0)
  if (found.length === 0) return <span data-severity="clean">{verdict(result, level)}</span>
  return found.map((severity) => (
    <span key={severity} data-severity={severity}>
      {countsText({ ...NO_COUNTS, [severity]: counts[severity] })}
    </span>
  ))
}
