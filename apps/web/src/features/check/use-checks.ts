import type { Ags4Version } from '@groundsheet/ags'
import { useEffect, useMemo, useRef, useState } from 'react'
import { checkStrings } from '../../ui/check-strings.ts'
import { openChecks, type Check, type Checks } from './checks.ts'

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
        readLine: async (file: File, line: number) => (await opened.current?.readLine(file, line)) ?? STOPPED,
        readHole: async (file: File, hole: string) => (await opened.current?.readHole(file, hole)) ?? STOPPED,
      },
    }),
    [],
  )
  return { checks, ...actions }
}
