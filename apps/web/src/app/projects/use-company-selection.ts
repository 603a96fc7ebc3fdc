import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { areaAround } from '../../data/holes/area-around.ts'
import { holesInAreaQuery, MAX_HOLES_IN_VIEW, type CompanyHole } from '../../data/holes/company-holes.ts'
import { filterCompanyHoles } from '../../data/holes/filter-company-holes.ts'
import type { DrawnSelection } from '../../data/holes/holes-near-path.ts'
import { projectIdsOf } from '../../data/holes/project-ids-of.ts'
import { idsOfProjectsQuery } from '../../data/holes/holes-with-words.ts'
import { useSession } from '../../data/service/session.ts'
import { explainError } from '../../ui/explain-error.ts'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { formatPath } from '../../url-state/path.ts'
import {
  formatSelectedHole,
  MAX_SELECTED_HOLES,
  parseSelectedHoles,
  type SelectedHole,
} from '../../url-state/selected-holes.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'
import type { SearchChange } from '../../url-state/use-search.ts'
import { useHolesOfAddress } from '../state/use-holes-of-address.ts'
import type { CompanyFilter } from './use-company-filter.ts'
import type { useProjectsState } from './use-projects.ts'

export type CompanySelection = ReturnType<typeof useCompanySelection>

const words = companyStrings.selection

/** The line that a section of the selected holes is drawn along, as in the address. */
type SectionLine = SearchChange<Pick<ProjectsSearch, 'line' | 'offset' | 'stretch' | 'view'>>

/** A section goes through the selected holes. */
export const NO_LINE = { line: undefined, offset: undefined, stretch: undefined } as const

const lineOf = ({ points, metres, isSection }: Extract<DrawnSelection, { kind: 'line' }>): SectionLine => ({
  line: formatPath(points),
  offset: String(metres),
  stretch: undefined,
  ...(isSection ? { view: 'section' as const } : {}),
})

/** A hole as lists of several projects have it. */
interface Listed {
  readonly id: string
  readonly project: { readonly id: string }
}

/**
 * Holes of several projects selected together, in order of selection. `isShown`: whether the search of the
 * list leaves a project. `filter`: of its holes.
 */
export function useCompanySelection(
  { pick }: ProjectsSearch,
  update: ReturnType<typeof useProjectsState>['update'],
  isShown: (projectId: string) => boolean,
  filter: CompanyFilter,
) {
  /** A press on a hole of the map selects it instead of opening it. */
  const [isSelecting, setSelecting] = useState(false)
  const [note, setNote] = useState('')
  const { selected, holes, ...read } = useHolesOfAddress(pick)
  const ids = useMemo(() => new Set(selected.map(({ id }) => id)), [selected])
  /** The address may have changed since the holes were requested. `next`: the same list changes nothing. */
  const edit = useCallback(
    (next: (before: readonly SelectedHole[]) => readonly SelectedHole[], line: SectionLine = {}) =>
      update((current) => {
        const before = parseSelectedHoles(current.pick)
        const after = next(before)
        if (after === before) return {}
        return after.length > 0 ? { pick: after.map(formatSelectedHole), ...line } : nothingSelected(current)
      }, 'push'),
    [update],
  )
  const add = useCallback(
    (some: readonly Listed[], line?: SectionLine) =>
      edit((before) => {
        const known = new Set(before.map(({ id }) => id))
        const others = some.filter(({ id }) => !known.has(id))
        const isTooMany = before.length + others.length > MAX_SELECTED_HOLES
        setNote(isTooMany ? words.tooMany(some.length, MAX_SELECTED_HOLES) : words.added(others.length))
        if (isTooMany) return before
        return [...before, ...others.map(({ id, project }) => ({ id, projectId: project.id }))]
      }, line),
    [edit],
  )
  const remove = useCallback(
    (id: string) => {
      setNote('')
      edit((before) => before.filter((one) => one.id !== id))
    },
    [edit],
  )
  const toggle = useCallback(
    (hole: Listed) => (ids.has(hole.id) ? remove(hole.id) : add([hole])),
    [ids, add, remove],
  )
  return {
    ...{ ids, holes, isSelecting, setSelecting, note, add, remove, toggle },
    /** Selected holes that were not found: deleted, or not within reach of the key. */
    missing: read.complete ? selected.length - holes.length : 0,
    complete: read.complete,
    error: read.error,
    retry: read.retry,
    addDrawn: useSelectInsideDrawing(add, setNote, isShown, filter),
    order: (next: readonly string[]) =>
      edit((before) => next.flatMap((id) => before.find((one) => one.id === id) ?? [])),
    clear: () => {
      setSelecting(false)
      setNote('')
      edit(() => [])
    },
  }
}

/** Without selected holes there is neither a list nor a view of them. */
const nothingSelected = ({ side }: ProjectsSearch) => ({
  pick: undefined,
  view: undefined,
  ...NO_LINE,
  ...(side === 'chosen' ? ({ side: 'holes' } as const) : {}),
})

/** Selects the holes of all projects inside what was drawn, wherever the map is. */
function useSelectInsideDrawing(
  add: (holes: readonly Listed[], line?: SectionLine) => void,
  setNote: (note: string) => void,
  isShown: (projectId: string) => boolean,
  { requested, text, statusOf, needsTables }: CompanyFilter,
) {
  const { client, can } = useSession()
  const queries = useQueryClient()
  async function readWords(text: string, holes: readonly CompanyHole[]) {
    const { ids } = await queries.query(idsOfProjectsQuery(client, text, projectIdsOf(holes)))
    return { text, holes: ids }
  }
  return async (drawn: DrawnSelection) => {
    setNote(words.searching)
    try {
      const { boundsOfDrawn, withinDrawn } = await import('../../data/holes/holes-near-path.ts')
      const members = { style: can('map:read'), tables: needsTables }
      const area = areaAround(boundsOfDrawn(drawn))
      const { holes, isWhole } = await queries.query(holesInAreaQuery(client, area, members))
      const isWithin = withinDrawn(drawn)
      const inside = holes.filter(
        ({ position, project }) => position !== null && isWithin(position) && isShown(project.id),
      )
      const filter = text === undefined ? requested : { ...requested, words: await readWords(text, inside) }
      const found = filterCompanyHoles(inside, filter, statusOf).left
      if (!isWhole) setNote(words.tooLarge(MAX_HOLES_IN_VIEW))
      else if (found.length === 0) setNote(words.noneInside)
      else add(found, drawn.kind === 'line' ? lineOf(drawn) : undefined)
    } catch (error) {
      if (error instanceof Error) setNote(words.failed(explainError(error)))
      else throw error
    }
  }
}
