import { sitePlane } from '@groundsheet/sections'
import { useMemo } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import type { Hole } from '../../data/holes/hole.ts'
import { useTablesOfHoles } from '../../data/holes/hole-tables.ts'
import { useHolesWithDatum } from '../../data/holes/level-datum.ts'
import type { ComparedHole } from '../../features/strip-log/compare/compared-hole.ts'
import { logTablesOf } from './log-tables.ts'
import { readComparedLog } from './read-compared-log.ts'

/**
 * Logs of compared holes as far as loaded. `compared` should be a stable array. `glossary`: of the project
 * that all holes belong to, where they do not have their own.
 */
export function useComparedHoles(compared: readonly Hole[], glossary: Glossary): readonly ComparedHole[] {
  const holes = useHolesWithDatum(compared)
  const requests = useMemo(() => holes.map((hole) => ({ id: hole.id, codes: logTablesOf(hole) })), [holes])
  const tables = useTablesOfHoles(requests)
  return useMemo(
    () =>
      holes.map((hole, index): ComparedHole => {
        const { tables: rows = {}, coming = [], failed = [] } = tables[index] ?? {}
        const project = compared[index]?.inProject
        const own = project?.glossary ?? glossary
        const log = readComparedLog(hole, rows, own)
        const facts = { glossary: own, project: project?.name, distance: distance(holes[index - 1], hole) }
        return { hole, log, coming, failed, ...facts }
      }),
    [compared, holes, tables, glossary],
  )
}

/** Distance along the ground, metres. */
function distance(from: Hole | undefined, to: Hole): number | null {
  if (!from?.position || !to.position) return null
  const { x, y } = sitePlane(from.position).toPlane(to.position)
  return Math.hypot(x, y)
}
