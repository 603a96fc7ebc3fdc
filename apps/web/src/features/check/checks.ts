import type { Ags4Version } from '@groundsheet/ags'
import { checkStrings as words } from '../../ui/strings/check-strings.ts'
import { openWorker } from './open-worker.ts'
import type { SiteSummary } from './positions/summarise-site.ts'
import { createCheckedFileRequests, type CheckedFileRequests } from './checked-file-requests.ts'
import type { CheckSummary } from './summarise-check.ts'
import type { ArchivePlace, CheckAnswer } from './worker-messages.ts'

/** A selected file, and how far its check is. `name` has that of its archive. */
export type Check = { readonly id: number; readonly file: File; readonly name: string } &
  /** `share`: 0 to 1 of the file. */
  (
    | { readonly state: 'checking'; readonly share: number }
    | ({ readonly state: 'checked' } & CheckedState)
    /** An archive, with the names of archives in it, which are not read. Its files follow it. */
    | { readonly state: 'unpacked'; readonly files: number; readonly nested: readonly string[] }
    | { readonly state: 'failed'; readonly reason: string }
  )

export interface CheckedState {
  readonly summary: CheckSummary
  /** Names, in the order of the file. */
  readonly holes: readonly string[]
  /** Undefined until it is worked out; null where that cannot be done. */
  readonly site?: SiteSummary | null
}

export interface Checks {
  add(files: readonly File[], version: Ags4Version | null): void
  remove(id: number): void
  readonly requests: CheckedFileRequests
  close(): void
}

type Progress = Extract<CheckAnswer, { kind: 'progress' | 'checked' | 'placed' | 'failed' }>

/** Checks files one after the other in a worker; `onChange` gets all files after each step. */
export function openChecks(onChange: (checks: readonly Check[]) => void): Checks {
  const worker = openWorker(take, stop)
  const sent = createCheckedFileRequests(
    (question) => worker.send(question),
    () => nextId++,
  )
  const versions = new Map<number, Ags4Version | null>()
  let checks: readonly Check[] = []
  let nextId = 0
  let isStopped = false

  function update(next: readonly Check[]): void {
    checks = next
    onChange(next)
  }

  function take(answer: CheckAnswer): void {
    if (sent.take(answer)) return
    if (answer.kind === 'unpacked') {
      const version = versions.get(answer.id) ?? null
      const files = answer.archive.files.map(({ file, name, place }) => start(file, name, version, place))
      const { nested } = answer.archive
      const unpacked = { state: 'unpacked', files: files.length, nested } as const
      update(
        checks.flatMap((check) =>
          check.id === answer.id ? [{ ...idOf(check), ...unpacked }, ...files] : [check],
        ),
      )
    } else if (isProgress(answer))
      update(checks.map((check) => (check.id === answer.id ? advance(check, answer) : check)))
  }

  function stop(): void {
    isStopped = true
    sent.stop()
    update(checks.map(endUnfinished))
  }

  function start(file: File, name: string, version: Ags4Version | null, archive: ArchivePlace | null): Check {
    const id = nextId++
    worker.send({ kind: 'check', id, file, name, version, archive })
    return { id, file, name, state: 'checking', share: 0 }
  }

  function startArchive(file: File, version: Ags4Version | null): Check {
    const id = nextId++
    versions.set(id, version)
    worker.send({ kind: 'unpack', id, file })
    return { id, file, name: file.name, state: 'checking', share: 0 }
  }

  return {
    add(files, version) {
      const started = files.map((file) =>
        /\.zip$/i.test(file.name) ? startArchive(file, version) : start(file, file.name, version, null),
      )
      update([...checks, ...(isStopped ? started.map(endUnfinished) : started)])
    },
    remove(id) {
      if (!isStopped) worker.send({ kind: 'release', id: nextId++, check: id })
      update(checks.filter((check) => check.id !== id))
    },
    requests: sent.requests,
    close: () => worker.close(),
  }
}

const isProgress = (answer: CheckAnswer): answer is Progress =>
  answer.kind === 'progress' ||
  answer.kind === 'checked' ||
  answer.kind === 'placed' ||
  answer.kind === 'failed'

const idOf = ({ id, file, name }: Check) => ({ id, file, name })

/** Whether findings may still come: those of the rules are complete, those of positions are worked out. */
export const isPlacing = ({
  site,
  summary,
}: {
  readonly site?: SiteSummary | null | undefined
  readonly summary: CheckSummary
}): boolean => site === undefined && summary.file.edition !== null

/** Of a check that can no longer go on. */
function endUnfinished(check: Check): Check {
  if (check.state === 'checked' && isPlacing(check)) return { ...check, site: null }
  return check.state === 'checking' ? { ...idOf(check), state: 'failed', reason: words.stopped } : check
}

function advance(check: Check, answer: Progress): Check {
  switch (answer.kind) {
    case 'progress':
      return { ...idOf(check), state: 'checking', share: answer.share }
    case 'checked':
      return { ...idOf(check), state: 'checked', summary: answer.summary, holes: answer.holes }
    case 'placed':
      return check.state === 'checked' ? { ...check, site: answer.site, summary: answer.summary } : check
    case 'failed':
      return { ...idOf(check), state: 'failed', reason: answer.reason }
  }
}
