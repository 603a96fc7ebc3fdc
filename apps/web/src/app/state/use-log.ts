import type { LocationDetail } from '@groundsheet/contract'
import { addContradictions, readLog, type Tables } from '@groundsheet/logs'
import { levelDatum } from '@groundsheet/readings'
import { useMemo } from 'react'
import { directionOf, type Glossary } from '../../data/tables/glossary.ts'
import { typeOf } from '../../data/holes/hole.ts'
import { useDatum } from '../../data/holes/level-datum.ts'
import { unitsOf } from './units-of.ts'

/** Log of a hole from the tables loaded so far. */
export function useLog(
  { finalDepth, groundLevel, data }: Pick<LocationDetail, 'finalDepth' | 'groundLevel' | 'data'>,
  tables: Tables,
  glossary: Glossary,
) {
  const direction = useMemo(() => directionOf({ data }, glossary), [data, glossary])
  const datum = useDatum()(levelDatum(data))
  return useMemo(() => {
    const unitOf = unitsOf(glossary)
    const meaningOf = (code: string) => glossary.meaning('GEOL_LEG', code)
    const type = typeOf({ data })
    const log = readLog({ finalDepth, groundLevel, type, direction, datum }, tables, unitOf)
    return addContradictions(log, { data, unitOf, meaningOf })
  }, [finalDepth, groundLevel, direction, datum, data, tables, glossary])
}
