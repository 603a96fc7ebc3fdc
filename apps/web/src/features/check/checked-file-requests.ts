import type { Level } from '@groundsheet/rules'
import { checkStrings as words } from '../../ui/strings/check-strings.ts'
import type { HoleRows } from './holes/read-hole-rows.ts'
import type { ShownFinding } from './summarise-check.ts'
import type { CheckAnswer, CheckRequest, RawLine } from './worker-messages.ts'
import type { ReportKind } from './write-report.ts'

/** What was requested, or a sentence with the reason why there is none. */
export type RequestResult<Found> = { readonly found: Found } | { readonly reason: string }

export interface FindingsRequest {
  readonly level: Level
  readonly rule: string
  readonly from: number
}

/** CheckedFileRequests about files that are checked. */
export interface CheckedFileRequests {
  readLine(check: number, file: File, line: number): Promise<RequestResult<RawLine>>
  readHole(file: File, hole: string): Promise<RequestResult<HoleRows>>
  /** Findings of a rule of a checked file, from a number on. */
  readFindings(check: number, rule: FindingsRequest): Promise<RequestResult<readonly ShownFinding[]>>
  writeReport(check: number, kind: ReportKind): Promise<RequestResult<File>>
}

type Reply = Extract<CheckAnswer, { kind: 'line' | 'hole' | 'findings' | 'report' | 'failed' }>

export interface RequestQueue {
  readonly requests: CheckedFileRequests
  /** Returns whether the answer was one to a question. */
  take(answer: CheckAnswer): boolean
  /** Nothing is answered any more. */
  stop(): void
}

/** Sends requests to the worker; `nextId` numbers requests of all kinds. */
export function createCheckedFileRequests(
  send: (request: CheckRequest) => void,
  nextId: () => number,
): RequestQueue {
  const replies = new Map<number, (reply: Reply) => void>()
  let isStopped = false

  const request = (requestOf: (id: number) => CheckRequest) =>
    new Promise<Reply>((resolve) => {
      const id = nextId()
      replies.set(id, resolve)
      if (isStopped) stop()
      else send(requestOf(id))
    })

  function stop(): void {
    isStopped = true
    for (const [id, reply] of replies) reply({ kind: 'failed', id, reason: words.stopped })
    replies.clear()
  }

  return {
    stop,
    take(answer) {
      const reply = replies.get(answer.id)
      replies.delete(answer.id)
      reply?.(answer as Reply)
      return reply !== undefined
    },
    requests: {
      async readLine(check, file, line) {
        const reply = await request((id) => ({ kind: 'line', id, check, file, line }))
        return answered(reply, reply.kind === 'line' ? reply.found : null, words.lineNotFound)
      },
      async readHole(file, hole) {
        const reply = await request((id) => ({ kind: 'hole', id, file, hole }))
        return answered(reply, reply.kind === 'hole' ? reply.rows : null, words.holeNotFound)
      },
      async readFindings(check, rule) {
        const reply = await request((id) => ({ kind: 'findings', id, check, ...rule }))
        return answered(reply, reply.kind === 'findings' ? reply.findings : null, words.stopped)
      },
      async writeReport(check, report) {
        const reply = await request((id) => ({ kind: 'report', id, check, report }))
        return answered(reply, reply.kind === 'report' ? reply.file : null, words.stopped)
      },
    },
  }
}

function answered<Found>(reply: Reply, found: Found | null, missing: string): RequestResult<Found> {
  if (reply.kind === 'failed') return { reason: reply.reason }
  return found === null ? { reason: missing } : { found }
}
