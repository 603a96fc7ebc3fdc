import { useEffect, useMemo } from 'react'
import { useGlossary } from '../../data/tables/glossary.ts'
import { SectionSheets } from '../../features/section/sheet/section-sheets.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import type { Path } from '../../url-state/path.ts'
import type { PrintProps } from './print-sheet.ts'
import { sectionPath } from '../state/section-path.ts'
import { useSection } from '../state/use-section.ts'

/** Print of the section in the address. */
export default function PrintSection(props: PrintProps) {
  const { search, selection } = props
  const path = useMemo(() => sectionPath(search.line, selection.holes), [search.line, selection.holes])
  return path ? <PrintAlong {...props} path={path} /> : <Notice>{printStrings.noLine}</Notice>
}

function PrintAlong({ path, ...props }: PrintProps & { readonly path: Path }) {
  const { projectId, data, search, size, scale, rise, texts, onReady } = props
  const glossary = useGlossary(projectId)
  const { section, maxOffset, loading } = useSection(props, path)
  const ready = data.complete && data.project !== null && loading.complete
  useEffect(() => onReady(ready), [ready, onReady])
  if (loading.error) return <ErrorNotice error={loading.error} retry={loading.retry} />
  if (!ready) return <Notice>{sectionStrings.progress(loading.known, null)}</Notice>
  if (section.sticks.length === 0) {
    const isOutOfRange = section.undrawable.length > 0
    return <Notice>{isOutOfRange ? sectionStrings.allUndrawable : sectionStrings.empty(maxOffset)}</Notice>
  }
  return (
    <SectionSheets
      name={data.name}
      project={data.project}
      glossary={glossary}
      section={section}
      maxOffset={maxOffset}
      ties={search.ties === 'yes'}
      tests={search.spt === 'yes'}
      size={size}
      scale={scale}
      rise={rise}
      texts={texts}
    />
  )
}
