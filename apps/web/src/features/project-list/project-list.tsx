import type { ProjectItem } from '@groundsheet/contract'
import type { WholeList } from '../../data/whole-list.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { strings } from '../../ui/strings.ts'
import { ProjectTable } from './project-table.tsx'
import './project-list.css'

interface Props {
  readonly list: WholeList<ProjectItem>
  /** What the server was asked for. */
  readonly q: string
  readonly onSearch: (q: string) => void
}

const words = strings.projects

export function ProjectList({ list, q, onSearch }: Props) {
  return (
    <main className="project-list">
      <div className="project-list-head">
        <h1>{words.title}</h1>
        <p className="soft" role="status">
          {summary(list, q)}
        </p>
        <SearchField label={words.search} value={q} pause={200} onChange={onSearch} />
      </div>
      {list.items.length > 0 && <ProjectTable projects={list.items} />}
      {list.error && <ErrorNotice error={list.error} retry={list.retry} />}
    </main>
  )
}

function summary({ items, complete, error }: WholeList<ProjectItem>, q: string): string {
  if (error) return ''
  if (!complete) return strings.loading
  if (items.length === 0) return q === '' ? words.empty : words.none(q)
  return q === '' ? words.all(items.length) : words.found(items.length, q)
}
