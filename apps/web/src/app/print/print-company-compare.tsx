import { useEffect } from 'react'
import { createGlossary } from '../../data/tables/glossary.ts'
import { CompareSheets } from '../../features/strip-log/compare/sheet/compare-sheets.tsx'
import { Notice } from '../../ui/notice.tsx'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { FailedTables } from '../state/failed-tables.tsx'
import { useComparedHoles } from '../state/use-compared-holes.ts'
import type { CompanyPrintProps } from './company-sheet.ts'

const NO_GLOSSARY = createGlossary(undefined)

/** Print of the logs of selected holes of several projects side by side. */
export default function PrintCompanyCompare({ holes, name, project, search, ...sheet }: CompanyPrintProps) {
  const { size, scale, texts, onReady } = sheet
  const compared = useComparedHoles(holes, NO_GLOSSARY)
  const loadedCount = compared.filter(({ coming }) => coming.length === 0).length
  const hasFailed = compared.some(({ failed }) => failed.length > 0)
  const ready = loadedCount === compared.length && !hasFailed
  useEffect(() => onReady(ready), [ready, onReady])
  if (hasFailed) return <FailedTables holes={compared} />
  if (!ready) return <Notice>{printStrings.reading(loadedCount, compared.length)}</Notice>
  return (
    <CompareSheets
      {...{ name, project, size, scale, texts }}
      holes={compared}
      axis={search.axis ?? 'depth'}
    />
  )
}
