import type { Ags4Version } from '@groundsheet/ags'
import type { CheckedFile } from '@groundsheet/rules'
import type { HoleRows } from './holes/read-hole-rows.ts'
import { checkStrings as words } from '../../ui/check-strings.ts'
import { openWorker } from './open-worker.ts'
import type { SiteSummary } from './positions/summarise-site.ts'
import type { ArchivePlace, CheckAnswer, CheckRequest, RawLine } from './worker-messages.ts'

/** A file that was chosen, and how far its check is. `name` has that of its archive. */
export type Check = { readonly id: number; readonly file: File; readonly name: string } &
  /** `share`: 0 to 1 of the file. */
  (
    | { readonly state: 'reading'; readonly share: number }
    | ({ readonly state: 'checked' } & CheckedState)
    /** An archive, with the names of archives in it, which are not read. Its files follow it. */
    | { readonly state: 'unpacked'; readonly files: number; readonly nested: readonly string[] }
    | { readonly state: 'failed'; readonly reason: string }
  )

export interface CheckedState {
  readonly result: CheckedFile
  /** Names, in the order of the file. */
  readonly holes: readonly string[]
  /** Undefined until it is worked out; null where that cannot be done. */
  readonly site?: SiteSummary | null
}

export interface Checks {
  add(files: readonly File[], version: Ags4Version | null): void
  remove(id: number): void
  readLine(file: File, line: number): Promise<Answered<RawLine>>
  readHole(file: File, hole: string): Promise<Answered<HoleRows>>
  close(): void
}

/** What was asked for, or a sentence that says why it cannot be had. */
export type Answered<Found> = { readonly found: Found } | { readonly reason: string }

/** An answer to a question about a file that is checked already. */
type Reply = Extract<CheckAnswer, { kind: 'line' | 'hole' | 'failed' }>
type Progress = Exclude<CheckAnswer, { kind: 'line' | 'hole' | 'unpacked' }>

/** Checks files one after the other in a worker; `onChange` gets all files after each step. */
export function openChecks(onChange: (checks: readonly Check[]) => void): Checks {
  const worker = openWorker(take, stop)
  const replies = new Map<number, (reply: Reply) => void>()
  const versions = new Map<number, Ags4Version | null>()
  let checks: readonly Check[] = []
  let nextId = 0
  let isStopped = false

  function update(next: readonly Check[]): void {
    checks = next
    onChange(next)
  }

  function take(answer: CheckAnswer): void {
    const reply = replies.get(answer.id)
    if (reply) {
      replies.delete(answer.id)
      reply(answer as Reply)
    } else if (answer.kind === 'unpacked') {
      const version = versions.get(answer.id) ?? null
      const files = answer.archive.files.map(({ file, name, place }) => start(file, name, version, place))
      const { nested } = answer.archive
      const unpacked = { state: 'unpacked', files: files.length, nested } as const
      update(
        checks.flatMap((check) =>
          check.id === answer.id ? [{ ...idOf(check), ...unpacked }, ...files] : [check],
        ),
      )
    } else if (answer.kind !== 'line' && answer.kind !== 'hole')
      update(checks.map((check) => (check.id === answer.id ? advance(check, answer) : check)))
  }

  function stop(): void {
    isStopped = true
    for (const [id, reply] of replies) reply({ kind: 'failed', id, reason: words.stopped })
    replies.clear()
    update(checks.map(failIfReading))
  }

  function start(file: File, name: string, version: Ags4Version | null, archive: ArchivePlace | null): Check {
    const id = nextId++
    worker.send({ kind: 'check', id, file, name, version, archive })
    return { id, file, name, state: 'reading', share: 0 }
  }

  function startArchive(file: File, version: Ags4Version | null): Check {
    const id = nextId++
    versions.set(id, version)
    worker.send({ kind: 'unpack', id, file })
    return { id, file, name: file.name, state: 'reading', share: 0 }
  }

  const ask = (question: (id: number) => CheckRequest) =>
    new Promise<Reply>((resolve) => {
      const id = nextId++
      replies.set(id, resolve)
      if (isStopped) stop()
      else worker.send(question(id))
    })

  return {
    add(files, version) {
      const started = files.map((file) =>
        /\.zip$/i.test(file.name) ? startArchive(file, version) : start(file, file.name, version, null),
      )
      update([...checks, ...(isStopped ? started.map(failIfReading) : started)])
    },
    remove: (id) => update(checks.filter((check) => check.id !== id)),
    async readLine(file, line) {
      const reply = await ask((id) => ({ kind: 'line', id, file, line }))
      return answered(reply, reply.kind === 'line' ? reply.found : null, words.lineNotFound)
    },
    async readHole(file, hole) {
      const reply = await ask((id) => ({ kind: 'hole', id, file, hole }))
      return answered(reply, reply.kind === 'hole' ? reply.rows : null, words.holeNotFound)
    },
    close: () => worker.close(),
  }
}

function answered<Found>(reply: Reply, found: Found | null, missing: string): Answered<Found> {
  if (reply.kind === 'failed') return { reason: reply.reason }
  return found === null ? { reason: missing } : { found }
}

const idOf = ({ id, file, name }: Check) => ({ id, file, name })

const failIfReading = (check: Check): Check =>
  check.state === 'reading' ? { ...idOf(check), state: 'failed', reason: words.stopped } : check

function advance(check: Check, answer: Progress): Check {
  switch (answer.kind) {
    case 'progress':
      return { ...idOf(check), state: 'reading', share: answer.share }
    case 'checked':
      return { ...idOf(check), state: 'checked', result: answer.result, holes: answer.holes }
    case 'placed':
      return check.state === 'checked' ? addPositions(check, answer) : check
    case 'failed':
      return { ...idOf(check), state: 'failed', reason: answer.reason }
  }
}

function addPositions(
  check: Extract<Check, { state: 'checked' }>,
  { site, findings }: Extract<Progress, { kind: 'placed' }>,
): Check {
  const { result } = check
  return { ...check, site, result: { ...result, findings: [...result.findings, ...findings] } }
}
