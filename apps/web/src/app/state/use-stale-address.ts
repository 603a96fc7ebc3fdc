import { useEffect, useState } from 'react'
import { useSession } from '../../data/session.ts'
import { strings } from '../../ui/strings.ts'
import { useQueryText } from '../../url-state/address.ts'
import { NO_TABLE } from '../../url-state/project-search.ts'
import { parseSearch, readText } from '../../url-state/search-text.ts'
import { staleParts } from './stale-parts.ts'
import type { ProjectState } from './use-project-state.ts'
import type { ProjectData } from './use-project.ts'

const CLEANED = {
  hole: { hole: undefined, tab: undefined, row: undefined, tabWhere: undefined, tabSort: undefined },
  table: NO_TABLE,
} as const

/**
 * Takes a hole or table that the project does not have out of the address, and says so: the messages, and a way to
 * dismiss them.
 */
export function useStaleAddress({ list, project }: ProjectData, { change }: Pick<ProjectState, 'change'>) {
  const { can } = useSession()
  const asked = parseSearch(useQueryText())
  // As written: what is not an id at all is no part of the screen's state.
  const named = { hole: readText(asked, 'hole'), table: readText(asked, 'table') }
  const stale = staleParts(named, {
    holes: list.complete && can('locations:read') ? list.holes : null,
    tables: can('tables:read') ? (project?.tables ?? null) : null,
  })
  const found = stale.map((part) => strings.stale[part](named[part] ?? '')).join(' ')
  const [note, setNote] = useState('')
  if (found !== '' && found !== note) setNote(found)
  const parts = stale.join(' ')
  useEffect(() => {
    if (parts === '') return
    change(
      {
        ...(parts.includes('hole') && CLEANED.hole),
        ...(parts.includes('table') && CLEANED.table),
      },
      'quiet',
    )
  }, [parts, change])
  return { note, dismiss: () => setNote('') }
}
