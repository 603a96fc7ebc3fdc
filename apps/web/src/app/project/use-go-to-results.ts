import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { ProjectHoles } from '../../data/holes/project-holes.ts'
import type { FilteredProject } from '../state/use-hole-filter.ts'

interface Results {
  readonly filtered: Pick<FilteredProject, 'holes' | 'shownText'>
  readonly list: Pick<ProjectHoles, 'complete' | 'stopped' | 'error'>
  readonly onSelect: (id: string) => void
}

/** Enter or Arrow down, typed in a field. */
interface Request {
  readonly field: HTMLInputElement
  readonly opensOnlyMatch: boolean
}

/**
 * Keys of the search field: Arrow down moves to the list of holes. Enter opens the only match or moves to the
 * list, as soon as the results of the typed text are shown.
 */
export function useGoToResults({ filtered, list, onSelect }: Results) {
  const [request, setRequest] = useState<Request | null>(null)
  const done = useRef<Request>(null)
  const isListed = list.complete || list.stopped || list.error !== null
  const answer = useEffectEvent(() => {
    if (request === null || request === done.current) return
    const { field, opensOnlyMatch } = request
    const isWaitedFor = document.activeElement === field
    if (isWaitedFor && !(isListed && field.value.trim() === filtered.shownText)) return
    done.current = request
    const [only, ...others] = filtered.holes
    if (!isWaitedFor) return
    if (opensOnlyMatch && only && others.length === 0) onSelect(only.id)
    else focusList(field)
  })
  useEffect(() => answer(), [request, isListed, filtered.holes, filtered.shownText])
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    const isRequest = key === 'Enter' || key === 'ArrowDown'
    setRequest(isRequest ? { field: currentTarget, opensOnlyMatch: key === 'Enter' } : null)
    if (isRequest) event.preventDefault()
  }
}

const focusList = (field: HTMLElement) =>
  field.closest('aside')?.querySelector<HTMLElement>('[role=listbox]')?.focus()
