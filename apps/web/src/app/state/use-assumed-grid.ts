import type { Project } from '@groundsheet/contract'
import { useEffect, useMemo, useState } from 'react'
import type { Hole } from '../../data/holes/hole.ts'
import {
  findGrid,
  isWithin,
  loadToDegrees,
  type NationalGrid,
  type ToDegrees,
} from '../../data/map/national-grids.ts'
import { strings } from '../../ui/strings/strings.ts'

interface Listed<H extends Hole> {
  readonly project: Project | null
  readonly holes: readonly H[]
}

/** A grid with its loaded conversion. */
interface Loaded {
  readonly grid: NationalGrid
  readonly toDegrees: ToDegrees
}

/**
 * Places the holes of a project of unknown grid in the assumed grid `code`, in this browser only. The project
 * then has that grid as assumed. Other projects are returned unchanged. `error`: the conversion could not be
 * loaded.
 */
export function useAssumedGrid<H extends Hole>(
  { project, holes }: Listed<H>,
  code: string | undefined,
): Listed<H> & { readonly error: Error | null } {
  const grid = project?.crs === null ? findGrid(code) : null
  const { loaded, error } = useLoaded(grid)
  const assumed = useMemo(() => project && loaded && withGrid(project, loaded.grid), [project, loaded])
  const placed = useMemo(() => (loaded ? holes.map((hole) => place(hole, loaded)) : holes), [holes, loaded])
  return { project: assumed ?? project, holes: placed, error }
}

function useLoaded(grid: NationalGrid | null): { loaded: Loaded | null; error: Error | null } {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState<{ grid: NationalGrid; error: Error } | null>(null)
  useEffect(() => {
    if (!grid) return
    let isCurrent = true
    loadToDegrees(grid).then(
      (toDegrees) => {
        if (isCurrent) setLoaded({ grid, toDegrees })
      },
      (error: unknown) => {
        if (isCurrent) setFailed({ grid, error: error as Error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [grid])
  return {
    loaded: loaded?.grid === grid ? loaded : null,
    error: failed?.grid === grid ? failed.error : null,
  }
}

const withGrid = (project: Project, { code, name }: NationalGrid): Project => ({
  ...project,
  crs: { code, name, source: 'guessed', reason: strings.project.gridAssumedHere },
})

function place<H extends Hole>(hole: H, { grid, toDegrees }: Loaded): H {
  if (hole.position || !hole.grid || !isWithin(grid, hole.grid)) return hole
  return { ...hole, position: { ...toDegrees(hole.grid), pinned: false } }
}
