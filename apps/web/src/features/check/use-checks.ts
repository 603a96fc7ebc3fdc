import type { Ags4Version } from '@groundsheet/ags'
import type { CheckedFile } from '@groundsheet/rules'
import { useEffect, useRef, useState } from 'react'
import { openWorker, type CheckWorker } from './open-worker.ts'
import type { CheckAnswer, CheckRequest, RawLine } from './worker-messages.ts'

/** A file that was chosen, and how far its check is. `share`: 0 to 1 of the file. */
export type Check = { readonly id: number; readonly file: File } & (
  | { readonly state: 'reading'; readonly share: number }
  | { readonly state: 'checked'; readonly result: CheckedFile }
  | { readonly state: 'failed'; readonly reason: string }
)

export type ReadLine = (file: File, line: number) => Promise<RawLine | null>

type LineRequest = Extract<CheckRequest, { kind: 'line' }>

/** The checks of the files of this page, one after the other in a worker, and lines of those files. */
export function useChecks(version: Ags4Version | null) {
  const [checks, setChecks] = useState<readonly Check[]>([])
  const worker = useRef<CheckWorker | null>(null)
  const nextId = useRef(0)
  const lines = useRef(new Map<number, (found: RawLine | null) => void>())

  useEffect(() => {
    const waiting = lines.current
    const opened = openWorker((answer) => {
      if (answer.kind === 'line' || (answer.kind === 'failed' && waiting.has(answer.id))) {
        waiting.get(answer.id)?.(answer.kind === 'line' ? answer.found : null)
        waiting.delete(answer.id)
      } else
        setChecks((before) =>
          before.map((check) => (check.id === answer.id ? advance(check, answer) : check)),
        )
    })
    worker.current = opened
    return () => opened.close()
  }, [])

  const start = (file: File): Check => {
    const id = nextId.current++
    worker.current?.send({ kind: 'check', id, file, version })
    return { id, file, state: 'reading', share: 0 }
  }

  return {
    checks,
    add: (files: readonly File[]) => {
      const started = files.map(start)
      setChecks((before) => [...before, ...started])
    },
    remove: (id: number) => setChecks((before) => before.filter((check) => check.id !== id)),
    readLine: (file: File, line: number) =>
      new Promise<RawLine | null>((resolve) => {
        const request: LineRequest = { kind: 'line', id: nextId.current++, file, line }
        lines.current.set(request.id, resolve)
        worker.current?.send(request)
      }),
  }
}

function advance({ id, file }: Check, answer: Exclude<CheckAnswer, { kind: 'line' }>): Check {
  switch (answer.kind) {
    case 'progress':
      return { id, file, state: 'reading', share: answer.share }
    case 'checked':
      return { id, file, state: 'checked', result: answer.result }
    case 'failed':
      return { id, file, state: 'failed', reason: answer.reason }
  }
}
