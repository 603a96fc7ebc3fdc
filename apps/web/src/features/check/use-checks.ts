import type { Ags4Version } from '@groundsheet/ags'
import { useEffect, useMemo, useRef, useState } from 'react'
import { checkStrings } from '../../ui/strings/check-strings.ts'
import { openChecks, type Check, type Checks } from './checks.ts'
import type { FindingsOf } from './questions.ts'
import type { ReportKind } from './write-report.ts'

const STOPPED = { reason: checkStrings.stopped }

/** The checks of the files of this page, and questions about those files. */
export function useChecks() {
  const [checks, setChecks] = useState<readonly Check[]>([])
  const opened = useRef<Checks | null>(null)
  useEffect(() => {
    const all = openChecks(setChecks)
    opened.current = all
    return () => all.close()
  }, [])
  const actions = useMemo(
    () => ({
      add: (files: readonly File[], version: Ags4Version | null) => opened.current?.add(files, version),
      remove: (id: number) => opened.current?.remove(id),
      questions: {
        readLine: async (file: File, line: number) =>
          (await opened.current?.questions.readLine(file, line)) ?? STOPPED,
        readFindings: async (check: number, rule: FindingsOf) =>
          (await opened.current?.questions.readFindings(check, rule)) ?? STOPPED,
        writeReport: async (check: number, kind: ReportKind) =>
          (await opened.current?.questions.writeReport(check, kind)) ?? STOPPED,
        readHole: async (file: File, hole: string) =>
          (await opened.current?.questions.readHole(file, hole)) ?? STOPPED,
      },
    }),
    [],
  )
  return { checks, ...actions }
}
