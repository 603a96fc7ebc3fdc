import { findImpossibleRecoveries } from '@groundsheet/readings/file-checks'
import type { CreateCheck } from './check.ts'
import { rowLabel } from './row-label.ts'

const HEADINGS = ['CORE_PREC', 'CORE_SREC', 'CORE_RQD'] as const

/** Core recoveries that are more than what they are part of, or negative, of runs that state them in %. */
export const checkCores: CreateCheck = ({ report }) => ({
  block(block) {
    const { code: group, headings, units } = block
    if (group !== 'CORE') return undefined
    const columns = HEADINGS.map((heading) => ({ heading, place: headings.indexOf(heading) })).filter(
      ({ place }) => place !== -1 && ['', '%'].includes(units[place]?.trim() ?? ''),
    )
    const placeOf = rowLabel(block)
    return (values, line) => {
      const stated = Object.fromEntries(columns.map(({ heading, place }) => [heading, values[place] ?? '']))
      for (const [heading, found] of Map.groupBy(findImpossibleRecoveries(stated), (one) => one.heading)) {
        const text = `${placeOf(values)}: ${found.map((one) => one.text).join(', ')}`
        report('impossibleRecovery', { line, group, heading, text })
      }
    }
  },
})
