import { useEffect, useMemo } from 'react'
import { NO_GLOSSARY } from '../../data/tables/glossary.ts'
import { SectionSheets } from '../../features/section/sheet/section-sheets.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import type { Path } from '../../url-state/path.ts'
import { sectionOffset, sectionPath } from '../state/section-path.ts'
import { useSectionOf } from '../state/use-section.ts'
import type { CompanyPrintProps } from './company-sheet.ts'

/** Print of the section through selected holes of several projects. */
export default function PrintCompanySection(props: CompanyPrintProps) {
  const { holes, search } = props
  const path = useMemo(() => sectionPath(search.line, holes), [search.line, holes])
  return path ? <PrintThrough {...props} path={path} /> : <Notice>{companyStrings.selection.noLine}</Notice>
}

function PrintThrough({
  path,
  holes,
  projects,
  search,
  onReady,
  ...sheet
}: CompanyPrintProps & { path: Path }) {
  const { name, project, size, scale, rise, texts } = sheet
  const maxOffset = sectionOffset(search.offset, search.line)
  const { section, loading } = useSectionOf({ projects, candidates: holes, maxOffset, search }, path)
  useEffect(() => onReady(loading.complete), [loading.complete, onReady])
  if (loading.error) return <ErrorNotice error={loading.error} retry={loading.retry} />
  if (!loading.complete) return <Notice>{sectionStrings.progress(loading.known, null)}</Notice>
  if (section.sticks.length === 0) return <Notice>{sectionStrings.allUndrawable}</Notice>
  return (
    <SectionSheets
      {...{ name, project, section, size, scale, rise, texts }}
      glossary={NO_GLOSSARY}
      maxOffset={maxOffset}
      ties={search.ties === 'yes'}
      tests={search.spt === 'yes'}
    />
  )
}
