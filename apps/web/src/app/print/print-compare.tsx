import { useEffect } from 'react'
import { useGlossary } from '../../data/tables/glossary.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { CompareSheets } from '../../features/strip-log/compare/sheet/compare-sheets.tsx'
import { Notice } from '../../ui/notice.tsx'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { FailedTables } from '../state/failed-tables.tsx'
import { useComparedHoles } from '../state/use-compared-holes.ts'
import type { PrintProps } from './print-sheet.ts'

const words = printStrings

/** Print of the logs of the selected holes side by side. */
export default function PrintCompare(props: PrintProps) {
  const { holes } = props.chosen
  const selectedCount = props.search.pick?.length ?? 0
  if (selectedCount >= 2 && !props.data.complete) return <Notice>{strings.loading}</Notice>
  return holes.length >= 2 ? <PrintHoles {...props} holes={holes} /> : <Notice>{words.compare.few}</Notice>
}

function PrintHoles({ projectId, data, search, holes, ...sheet }: PrintProps & { holes: readonly Hole[] }) {
  const { size, scale, texts, onReady } = sheet
  const glossary = useGlossary(projectId)
  const compared = useComparedHoles(holes, glossary)
  const loadedCount = compared.filter(({ coming }) => coming.length === 0).length
  const hasFailed = compared.some(({ failed }) => failed.length > 0)
  const ready = loadedCount === compared.length && !hasFailed && data.project !== null
  useEffect(() => onReady(ready), [ready, onReady])
  if (hasFailed) return <FailedTables holes={compared} />
  if (!ready) return <Notice>{words.reading(loadedCount, compared.length)}</Notice>
  return (
    <CompareSheets
      name={data.name}
      project={data.project}
      holes={compared}
      axis={search.axis ?? 'depth'}
      {...{ size, scale, texts }}
    />
  )
}
