import { countsText, describeFile, LEVEL_NAMES, SEVERITIES, unlistedInFile } from '@groundsheet/rules'
import { memo, useCallback, useState, type ComponentType } from 'react'
import { displayName } from '../../data/text/display-name.ts'
import { checkStrings as words } from '../../ui/strings/check-strings.ts'
import { checkStatus } from './check-status.ts'
import { isPlacing, type Check, type CheckedState } from './checks.ts'
import type { HoleLogProps } from './hole-log-props.ts'
import { LogPreview } from './holes/log-preview.tsx'
import { Positions } from './positions/positions.tsx'
import type { CheckedFileRequests } from './checked-file-requests.ts'
import { ReportDownloads } from './report-downloads.tsx'
import { RuleList } from './rule-list.tsx'
import type { CheckSummary, LevelSummary } from './summarise-check.ts'

const NO_COUNTS = { error: 0, warning: 0, note: 0 }

declare const GROUNDSHEET_VERSION: string

interface Props {
  readonly check: Check
  readonly requests: CheckedFileRequests
  /** False: its findings, positions and logs are drawn when requested. */
  readonly startsOpen: boolean
  readonly onRemove: (id: number) => void
  readonly HoleLog: ComponentType<HoleLogProps>
}

/** A file with the verdict of each level and its findings, or how far its check is. */
export const FileReport = memo(function FileReport({
  check,
  requests,
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
      {check.state !== 'failed' && refusal === null && !isEmpty && <p role="status">{checkStatus(check)}</p>}
      {isEmpty && <ErrorNotice>{words.noAgs}</ErrorNotice>}
      {check.state === 'checking' && <progress value={check.share} aria-label={words.progress} />}
      {check.state === 'unpacked' && check.nested.length > 0 && (
        <p className="notice">{words.nested(check.nested.map(displayName))}</p>
      )}
      {refusal !== null && <ErrorNotice>{words.failed(name, refusal)}</ErrorNotice>}
      {check.state === 'checked' &&
        check.summary.refusal === null &&
        (startsOpen || opened ? (
          <Result {...check} {...{ requests, HoleLog }} />
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
  return check.state === 'checked' ? check.summary.refusal : null
}

const ErrorNotice = ({ children }: { readonly children: string }) => (
  <p className="notice" data-kind="error" role="alert">
    {children}
  </p>
)

interface ResultProps extends CheckedState, Pick<Props, 'requests' | 'HoleLog'> {
  readonly id: number
  readonly file: File
}

function Result({ id, file, summary, holes, site, requests, HoleLog }: ResultProps) {
  const [selected, setSelected] = useState<string | null>(null)
  const placing = isPlacing({ site, summary })
  const readHole = useCallback((hole: string) => requests.readHole(file, hole), [requests, file])
  return (
    <>
      <Facts file={summary.file} />
      <ReportDownloads isComplete={!placing} writeReport={(kind) => requests.writeReport(id, kind)} />
      {summary.levels.map((level) => (
        <section key={level.level} className="check-level" aria-label={LEVEL_NAMES[level.level]}>
          <h3>
            {LEVEL_NAMES[level.level]}{' '}
            <Verdict {...level} isComplete={level.level !== 'import' || !placing} />
          </h3>
          <RuleList
            rules={level.rules}
            edition={summary.file.edition}
            readFindings={(rule) => requests.readFindings(id, rule)}
            readLine={(line) => requests.readLine(id, file, line)}
          />
        </section>
      ))}
      {summary.file.unlisted > 0 && <p className="soft">{unlistedInFile(summary.file)}</p>}
      {site === null && <p className="notice">{words.noPositions}</p>}
      {site && holes.length > 0 && <Positions site={site} selected={selected} onHole={setSelected} />}
      {holes.length > 0 && (
        <LogPreview
          {...{ holes, selected, readHole, HoleLog }}
          onHole={setSelected}
          crs={site?.crs ?? null}
        />
      )}
    </>
  )
}

function Facts({ file }: Pick<CheckSummary, 'file'>) {
  const facts = describeFile(file, GROUNDSHEET_VERSION).filter(([name]) => name !== 'File')
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

interface VerdictProps extends Pick<LevelSummary, 'counts' | 'kinds' | 'verdict'> {
  /** False: findings of positions may still come. */
  readonly isComplete: boolean
}

function Verdict({ counts, kinds, verdict, isComplete }: VerdictProps) {
  const found = SEVERITIES.filter((severity) => counts[severity] > 0)
  return (
    <>
      {found.map((severity) => (
        <span key={severity} data-severity={severity}>
          {countsText({ ...NO_COUNTS, [severity]: counts[severity] }, kinds)}
        </span>
      ))}
      {!isComplete && <span>{words.checkingPositions}</span>}
      {isComplete && found.length === 0 && <span data-severity="clean">{verdict}</span>}
    </>
  )
}
