import type { LocationDetail } from '@groundsheet/contract'
import { readLog, type Tables } from '@groundsheet/logs'
import { levelDatum, type UnitOf } from '@groundsheet/readings'
import { useMemo } from 'react'
import { directionOf, type Glossary } from '../../data/glossary.ts'
import { useDatum } from '../../data/level-datum.ts'

/** Units as the files of the project state them. */
export const unitsOf =
  (glossary: Glossary): UnitOf =>
  (table, heading) =>
    glossary.heading(table, heading)?.unit ?? ''

/** The log of a hole, from those of its tables that have come. */
export function useLog(
  { finalDepth, groundLevel, data }: LocationDetail,
  tables: Tables,
  glossary: Glossary,
) {
  const direction = useMemo(() => directionOf({ data }, glossary), [data, glossary])
  const datum = useDatum()(levelDatum(data))
  return useMemo(
    () => readLog({ finalDepth, groundLevel, direction, datum }, tables, unitsOf(glossary)),
    [finalDepth, groundLevel, direction, datum, tables, glossary],
  )
}
