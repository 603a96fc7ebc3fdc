import type { Project } from '@groundsheet/contract'
import { useEffect, useMemo, useState } from 'react'
import type { Hole } from '../../data/hole.ts'
import {
  findGrid,
  isWithin,
  loadToDegrees,
  type NationalGrid,
  type ToDegrees,
} from '../../data/national-grids.ts'
import { mapStrings } from '../../ui/map-strings.ts'

interface Listed<H extends Hole> {
  readonly project: Project | null
  readonly holes: readonly H[]
}

/** A grid whose conversion was loaded. */
interface Loaded {
  readonly grid: NationalGrid
  readonly toDegrees: ToDegrees
}

/**
 * Places the holes of a project of unknown grid as if its coordinates were of the grid `code`, in this browser only. The
 * project then states that grid as assumed. Anything else is returned as it was.
 */
export function useAssumedGrid<H extends Hole>(
  { project, holes }: Listed<H>,
  code: string | undefined,
): Listed<H> {
  const grid = project?.crs === null ? findGrid(code) : null
  const loaded = useLoaded(grid)
  const assumed = useMemo(() => project && loaded && withGrid(project, loaded.grid), [project, loaded])
  const placed = useMemo(() => (loaded ? holes.map((hole) => place(hole, loaded)) : holes), [holes, loaded])
  return { project: assumed ?? project, holes: placed }
}

function useLoaded(grid: NationalGrid | null): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (!grid) return
    let isCurrent = true
    void loadToDegrees(grid).then((toDegrees) => {
      if (isCurrent) setLoaded({ grid, toDegrees })
    })
    return () => {
      isCurrent = false
    }
  }, [grid])
  return loaded?.grid === grid ? loaded : null
}

const withGrid = (project: Project, { code, name }: NationalGrid): Project => ({
  ...project,
  crs: { code, name, source: 'guessed', reason: mapStrings.unknownGrid.reason },
})

function place<H extends Hole>(hole: H, { grid, toDegrees }: Loaded): H {
  if (hole.position || !hole.grid || !isWithin(grid, hole.grid)) return hole
  return { ...hole, position: { ...toDegrees(hole.grid), pinned: false } }
}
