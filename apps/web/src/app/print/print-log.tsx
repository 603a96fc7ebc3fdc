import { useCallback, useEffect, useMemo, useState } from 'react'
import { useGlossary } from '../../data/tables/glossary.ts'
import { LegendSheets } from '../../features/strip-log/sheet/legend-sheets.tsx'
import type { LegendLog } from '../../features/strip-log/sheet/log-foot.ts'
import { statedTypeName } from '../../ui/hole-type-name.ts'
import { Notice } from '../../ui/notice.tsx'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { PrintedHole } from './printed-hole.tsx'
import type { PrintProps } from './print-sheet.ts'
import { printedHoles } from './printed-holes.ts'

const words = printStrings

/**
 * Print of the log of the open hole, or of the selected holes. Each starts on a new sheet; several share one
 * legend.
 */
export default function PrintLog({ projectId, data, search, onReady, size, scale, texts }: PrintProps) {
  const glossary = useGlossary(projectId)
  const { layout, column, checked, status } = search
  const ids = useMemo(() => printedHoles(search), [search])
  const choice = useMemo(() => ({ layout, columns: column }), [layout, column])
  const typeNames = useMemo(
    () => new Map(data.list.holes.map(({ id, style }) => [id, statedTypeName(style)?.name])),
    [data.list.holes],
  )
  const signOff = useMemo(() => ({ checked, status }), [checked, status])
  const [legends, setLegends] = useState<ReadonlyMap<string, LegendLog>>(new Map())
  const addLegend = useCallback(
    (id: string, log: LegendLog) => setLegends((before) => new Map(before).set(id, log)),
    [],
  )
  const legendLogs = useMemo(() => ids.flatMap((id) => legends.get(id) ?? []), [ids, legends])
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const markDone = useCallback((id: string) => setDone((before) => new Set(before).add(id)), [])
  const finished = ids.filter((id) => done.has(id)).length
  const ready = ids.length > 0 && finished === ids.length
  useEffect(() => onReady(ready), [ready, onReady])
  if (ids.length === 0) return <Notice>{words.noHole}</Notice>
  return (
    <>
      {!ready && (
        <p className="notice" role="status">
          {words.loading(finished, ids.length)}
        </p>
      )}
      {ids.map((id) => (
        <PrintedHole
          key={id}
          holeId={id}
          project={data.project}
          glossary={glossary}
          onDone={markDone}
          typeName={typeNames.get(id)}
          {...{ size, scale, texts, choice, signOff }}
          {...(ids.length > 1 && { onLegend: addLegend })}
        />
      ))}
      {ids.length > 1 && ready && legendLogs.length > 0 && (
        <LegendSheets project={data.project} logs={legendLogs} {...{ glossary, size, texts }} />
      )}
    </>
  )
}
