import { useCallback } from 'react'
import type { useProjectState } from '../state/use-project-state.ts'
import type { ShownRows } from '../views/hole-rows.tsx'
import type { SheetHeight } from './bottom-sheet-handle.tsx'

type State = ReturnType<typeof useProjectState>

/**
 * Opens and closes a hole, and changes what its panel shows. `onSheet`: height of the panel on a phone;
 * `openHeight`: with an open hole. Half leaves the way to the hole in sight.
 */
export function useOpenHole(
  { search, change }: Pick<State, 'search' | 'change'>,
  onSheet: (height: SheetHeight) => void,
  openHeight: 'half' | 'full',
) {
  const { hole: open = null, tab } = search
  const setHole = useCallback(
    (hole: string | null) => {
      if (hole !== null) onSheet(openHeight)
      else if (open !== null) onSheet('half')
      if (hole !== open)
        change({ hole: hole ?? undefined, tab: hole ? tab : undefined, row: undefined }, 'push')
    },
    [open, tab, change, onSheet, openHeight],
  )
  const openTab = useCallback(
    (tab: string | undefined, row?: string) =>
      change({ tab, row, tabWhere: undefined, tabSort: undefined }, row === undefined ? 'replace' : 'push'),
    [change],
  )
  const showRow = useCallback((row: string) => change({ row }, 'replace'), [change])
  const showDepths = useCallback((log: string | undefined) => change({ log }, 'replace'), [change])
  const showRows = useCallback(
    ({ filter, order }: ShownRows) => change({ tabWhere: filter, tabSort: order }, 'replace'),
    [change],
  )
  return { setHole, openTab, showRow, showDepths, showRows }
}
