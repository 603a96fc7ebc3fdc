import { useMemo } from 'react'
import type { Measure } from '../../features/map/measure/measure.ts'
import type { SectionLine } from '../../features/map/section/section-features.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { parsePath } from '../../url-state/path.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import { sectionOffset, sectionPath } from './section-path.ts'

/** The measurement in the address. */
export function useMeasure({ measure, measured }: ProjectSearch): Measure | null {
  return useMemo(() => {
    const path = parsePath(measure)
    return path && { path, closed: measured === 'area' && path.length >= 3 }
  }, [measure, measured])
}

/** Line of the section while its view is open. */
export function useSectionLine(
  search: Pick<ProjectSearch, 'line' | 'offset'> & { readonly view?: string },
  { holes }: { readonly holes: readonly Hole[] },
): SectionLine | null {
  const { view, line, offset } = search
  return useMemo(() => {
    const path = view === 'section' ? sectionPath(line, holes) : null
    return path && { path, offset: sectionOffset(offset, line) }
  }, [view, line, offset, holes])
}
