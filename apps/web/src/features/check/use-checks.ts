import type { Ags4Version } from '@groundsheet/ags'
import { useEffect, useMemo, useRef, useState } from 'react'
import { checkStrings } from '../../ui/strings/check-strings.ts'
import { openChecks, type Check, type Checks } from './checks.ts'
import type { FindingsRequest } from './checked-file-requests.ts'
import type { ReportKind } from './write-report.ts'

const STOPPED_RESULT = { reason: checkStrings.stopped }

/** The checks of the files of this page, and requests about those files. */
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
      requests: {
        readLine: async (check: number, file: File, line: number) =>
          (await opened.current?.requests.readLine(check, file, line)) ?? STOPPED_RESULT,
        readFindings: async (check: number, rule: FindingsRequest) =>
          (await opened.current?.requests.readFindings(check, rule)) ?? STOPPED_RESULT,
        writeReport: async (check: number, kind: ReportKind) =>
          (await opened.current?.requests.writeReport(check, kind)) ?? STOPPED_RESULT,
        readHole: async (file: File, hole: string) =>
          (await opened.current?.requests.readHole(file, hole)) ?? STOPPED_RESULT,
      },
    }),
    [],
  )
  return { checks, ...actions }
}
