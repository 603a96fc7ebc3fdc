import { useDeferredValue, useMemo } from 'react'
import type { ProjectHoles } from '../../data/project-holes.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { strings } from '../../ui/strings.ts'
import { filterHoles } from './filter-holes.ts'
import { HoleListbox, type ListboxProps } from './hole-listbox.tsx'
import './hole-list.css'

interface Props extends Omit<ListboxProps, 'holes' | 'label'> {
  readonly list: ProjectHoles
  readonly find: string
  readonly onFind: (text: string) => void
}

const words = strings.holes

/** Every hole of the project by name: the map in words, for the keyboard and for those who do not see it. */
export function HoleList({ list, find, onFind, ...listbox }: Props) {
  const wanted = useDeferredValue(find)
  const found = useMemo(() => filterHoles(list.holes, wanted), [list.holes, wanted])
  const placed = useMemo(() => found.filter(({ position }) => position !== null), [found])
  const unplaced = useMemo(() => found.filter(({ position }) => position === null), [found])
  return (
    <section className="hole-list" aria-labelledby="hole-list-title">
      <div className="hole-list-head">
        <h2 id="hole-list-title">{words.title}</h2>
        <p className="soft" role="status">
          {summary(list, found.length, wanted)}
        </p>
        <SearchField label={words.find} value={find} pause={0} onChange={onFind} />
      </div>
      {list.error && <ErrorNotice error={list.error} retry={list.retry} />}
      {placed.length > 0 && <HoleListbox {...listbox} holes={placed} label={words.placed} />}
      {unplaced.length > 0 && (
        <details className="hole-list-unplaced" open>
          <summary>{words.unplaced(unplaced.length)}</summary>
          <HoleListbox {...listbox} holes={unplaced} label={words.unplaced(unplaced.length)} />
        </details>
      )}
    </section>
  )
}

function summary({ holes, total, complete, error }: ProjectHoles, found: number, find: string): string {
  if (find !== '' && holes.length > 0) {
    return found === 0 ? words.noMatch(find) : words.matching(found, holes.length)
  }
  if (complete) return holes.length === 0 ? words.none : words.all(holes.length)
  if (error && holes.length === 0) return ''
  if (holes.length === 0) return strings.loading
  return total === null ? words.soFar(holes.length) : words.some(holes.length, total)
}
