import { useCallback, useEffect, useMemo, useState } from 'react'
import { useGlossary } from '../../data/glossary.ts'
import { Notice } from '../../ui/notice.tsx'
import { strings } from '../../ui/strings.ts'
import { PrintedHole } from './printed-hole.tsx'
import type { PrintProps } from './print-sheet.ts'

const words = strings.print

/** The logs of the open hole or of the chosen ones; each begins on a new sheet. */
export default function PrintLog({ projectId, data, search, onReady, size, scale, texts }: PrintProps) {
  const glossary = useGlossary(projectId)
  const { hole, of, pick } = search
  const ids = useMemo(() => (hole !== undefined && of !== 'chosen' ? [hole] : (pick ?? [])), [hole, of, pick])
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const tell = useCallback((id: string) => setDone((before) => new Set(before).add(id)), [])
  const finished = ids.filter((id) => done.has(id)).length
  const ready = ids.length > 0 && finished === ids.length
  useEffect(() => onReady(ready), [ready, onReady])
  if (ids.length === 0) return <Notice>{words.noHole}</Notice>
  return (
    <>
      {!ready && (
        <p className="notice" role="status">
          {words.reading(finished, ids.length)}
        </p>
      )}
      {ids.map((id) => (
        <PrintedHole
          key={id}
          holeId={id}
          project={data.project}
          glossary={glossary}
          onDone={tell}
          {...{ size, scale, texts }}
        />
      ))}
    </>
  )
}
