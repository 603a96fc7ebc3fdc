import { useEffect } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { CompareSheets } from '../../features/strip-log/compare/sheet/compare-sheets.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SheetProject } from '../../ui/paper/party-facts.ts'
import { printStrings } from '../../ui/strings/print-strings.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import { FailedTables } from '../state/failed-tables.tsx'
import { useComparedHoles } from '../state/use-compared-holes.ts'
import type { PrintProps } from './print-sheet.ts'

interface Props extends Pick<PrintProps, 'size' | 'scale' | 'texts' | 'onReady'> {
  readonly name: string
  /** Null: not read yet. */
  readonly project: SheetProject | null
  readonly holes: readonly Hole[]
  /** Of holes that do not state that of their own project. */
  readonly glossary: Glossary
  readonly axis: ProjectSearch['axis']
}

/** Sheets with the logs of holes side by side, once their rows are read. */
export function PrintComparedHoles({ name, project, holes, glossary, axis, onReady, ...sheet }: Props) {
  const { size, scale, texts } = sheet
  const compared = useComparedHoles(holes, glossary)
  const loadedCount = compared.filter(({ coming }) => coming.length === 0).length
  const hasFailed = compared.some(({ failed }) => failed.length > 0)
  const ready = loadedCount === compared.length && !hasFailed && project !== null
  useEffect(() => onReady(ready), [ready, onReady])
  if (hasFailed) return <FailedTables holes={compared} />
  if (!ready) return <Notice>{printStrings.loading(loadedCount, compared.length)}</Notice>
  return <CompareSheets {...{ name, project, size, scale, texts }} holes={compared} axis={axis ?? 'depth'} />
}
