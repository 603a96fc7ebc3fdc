import type { LocationDetail } from '@groundsheet/contract'
import { readLog, type Tables } from '@groundsheet/logs'
import { levelDatum } from '@groundsheet/readings'
import { useMemo } from 'react'
import { directionOf, type Glossary } from '../../data/glossary.ts'
import { useDatum } from '../../data/level-datum.ts'
import { unitsOf } from './units-of.ts'

/** The log of a hole, from those of its tables that have come. */
export function useLog(
  { finalDepth, groundLevel, data }: LocationDetail,
  tables: Tables,
  glossary: Glossary,
) {
  const direction = useMemo(() => directionOf({ data }, glossary), [data, glossary])
  const datum = useDatum()(levelDatum(data))
  return useMemo(
    () =>
      readLog({ finalDepth, groundLevel, direction, datum, data }, tables, unitsOf(glossary), (code) =>
        glossary.meaning('GEOL_LEG', code),
      ),
    [finalDepth, groundLevel, direction, datum, data, tables, glossary],
  )
}
