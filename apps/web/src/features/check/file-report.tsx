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
import { useMemo } from 'react'
import { checkStrings as words } from '../../ui/check-strings.ts'
import { ReportDownloads } from './report-downloads.tsx'
import { RuleList } from './rule-list.tsx'
import type { Check, ReadLine } from './use-checks.ts'

const NO_COUNTS = { error: 0, warning: 0, note: 0 }
const NO_FINDINGS: readonly RuleFinding[] = []

declare const __GROUNDSHEET_VERSION__: string

interface Props {
  readonly check: Check
  readonly readLine: ReadLine
  readonly onRemove: () => void
}

/** A file with the verdict of each level and its findings, or how far its check is. */
export function FileReport({ check, readLine, onRemove }: Props) {
  const { file } = check
  return (
    <section className="check-file" aria-label={file.name}>
      <header>
        <h2>
          <bdi>{file.name}</bdi>
        </h2>
        <button
          type="button"
          className="button"
          data-quiet
          aria-label={words.remove(file.name)}
          onClick={onRemove}
        >
          ×
        </button>
      </header>
      {check.state !== 'failed' && (
        <p role="status">
          {check.state === 'checked'
            ? words.checked(countsText(countSeverities(check.result.findings)))
            : words.reading(file.name)}
        </p>
      )}
      {check.state === 'reading' && <progress value={check.share} aria-label={words.progress} />}
      {check.state === 'failed' && (
        <p className="notice" data-kind="error" role="alert">
          {words.failed(file.name, check.reason)}
        </p>
      )}
      {check.state === 'checked' && (
        <Result result={check.result} readLine={(line) => readLine(file, line)} />
      )}
    </section>
  )
}

interface ResultProps {
  readonly result: CheckedFile
  readonly readLine: (line: number) => ReturnType<ReadLine>
}

function Result({ result, readLine }: ResultProps) {
  const byLevel = useMemo(() => Object.groupBy(result.findings, ({ level }) => level), [result])
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
            <RuleList findings={findings} readLine={readLine} />
          </section>
        )
      })}
      {result.unlisted > 0 && <p className="soft">{words.unlisted(result.unlisted)}</p>}
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
