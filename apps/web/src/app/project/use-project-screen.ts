import { useState } from 'react'
import { NO_TABLE, type ProjectSearch } from '../../url-state/project-search.ts'
import { useHoleSelection } from '../state/use-hole-selection.ts'
import { useHoleColours } from '../state/use-hole-colours.ts'
import { useHoleFilter } from '../state/use-hole-filter.ts'
import { useNeighbours } from '../state/use-neighbours.ts'
import { useProjectAddress, type TableColumns } from '../state/use-project-address.ts'
import { useProjectState } from '../state/use-project-state.ts'
import { useProject } from '../state/use-project.ts'
import type { SheetHeight } from './bottom-sheet-handle.tsx'
import { useEscapeToClose } from '../state/use-escape-to-close.ts'
import { useOpenHole } from './use-open-hole.ts'

const CLOSED_DRAWER = { ...NO_TABLE, view: undefined } as const

/** Height of the sheet on a phone. Compared logs and plots need all of it, as an open hole does. */
function useSheetHeight({ hole, view }: ProjectSearch) {
  const isTall = view === 'compare' || view === 'plots'
  const [sheet, setSheet] = useState<SheetHeight>(hole !== undefined || isTall ? 'full' : 'half')
  const [wasTall, setWasTall] = useState(isTall)
  if (isTall !== wasTall) {
    setWasTall(isTall)
    setSheet(isTall || hole !== undefined ? 'full' : 'half')
  }
  return [sheet, setSheet] as const
}

/** Data of a project screen, and its state in the address. */
export function useProjectScreen(projectId: string) {
  const state = useProjectState()
  const { search, change } = state
  const [sheet, setSheet] = useSheetHeight(search)
  const [isLocating, setLocating] = useState(false)
  const [matching, setMatching] = useState<ReadonlySet<string> | null>(null)
  const [columns, setColumns] = useState<TableColumns | null>(null)
  const data = useProject(projectId, search.grid)
  const { holes } = data.list
  const address = useProjectAddress(data, columns?.table === search.table ? columns : null, change)
  const filtered = useHoleFilter(data, search, search.match && matching ? matching : undefined)
  const painted = useHoleColours(holes, filtered.holes, data.types, search)
  const selection = useHoleSelection(holes, search, state)
  const neighbours = useNeighbours(filtered.holes, search.order, search.hole ?? null)
  const openHole = useOpenHole(state, setSheet, isLocating ? 'half' : 'full')
  const basemap = data.basemaps.find(({ id }) => id === search.base) ?? data.basemaps[0]
  // A frame that shows one hole has nothing behind it.
  const isSingleHole = search.embed === 'hole' || search.embed === 'log'
  useEscapeToClose([
    ...(search.hole === undefined || isSingleHole
      ? []
      : [{ within: '.project-panel', close: () => openHole.setHole(null) }]),
    ...(search.table === undefined && search.view === undefined
      ? []
      : [{ within: '.table-drawer', close: () => change(CLOSED_DRAWER, 'push') }]),
  ])
  return {
    ...state,
    ...{ data, address, filtered, painted, selection, neighbours, openHole, basemap, sheet, setSheet },
    /** LOCA_IDs of holes with matching rows, and the columns of the open table. */
    onMatch: setMatching,
    onColumns: setColumns,
    onLocating: setLocating,
  }
}
