import {
  DEPTH_TOLERANCE_M,
  findOutsideZone,
  INSTALLATION_HEADINGS,
  INSTALLATION_TABLES,
  readResponseZone,
} from '@groundsheet/readings/file-checks'
import type { AgsBlock } from '../ags.ts'
import { copyString } from '../copy-string.ts'
import type { CreateCheck, RowCheck } from './check.ts'
import { holeColumn, isHoleGroup } from './hole-column.ts'
import { readDepth } from './read-depth.ts'

type Values = Readonly<Record<string, string>>

/** Installations and pipes of a file that are kept in memory: far more than real ones have. */
const MAX_ROWS = 50_000
const PIPES = 'PIPE'

interface Installation {
  readonly group: string
  readonly line: number
  readonly values: Values
}

/**
 * Installations whose tip or pipe is outside their response zone, and zones below the final depth of the
 * hole.
 */
export const checkInstallations: CreateCheck = ({ report }) => {
  const finalDepths = new Map<string, number>()
  const installations = new Map<string, Installation[]>()
  const pipes = new Map<string, Values[]>()
  let count = 0

  function keep(group: string, hole: string, values: Values, line: number): void {
    if (++count > MAX_ROWS) report('tooManyInstallations', { line, group })
    else if (group === PIPES) addTo(pipes, hole, values)
    else addTo(installations, hole, { group, line, values })
  }

  return {
    block(block): RowCheck | undefined {
      const { code, headings } = block
      const holeAt = holeColumn(headings)
      if (holeAt === -1) return undefined
      if (isHoleGroup(code)) {
        const depthAt = headings.indexOf(`${code}_FDEP`)
        return (values) =>
          finalDepths.set(copyString(values[holeAt]?.trim() ?? ''), readDepth(values[depthAt]))
      }
      if (code !== PIPES && !INSTALLATION_TABLES.some((table) => table === code)) return undefined
      const read = readerOf(block)
      return (values, line) => keep(code, values[holeAt]?.trim() ?? '', read(values), line)
    },
    end() {
      for (const [hole, ofHole] of installations) {
        const isOnly = ofHole.length === 1
        for (const { group, line, values } of ofHole) {
          const zone = readResponseZone(values)
          if (!zone) continue
          const where = `${hole} (${zone.top} to ${zone.base} m)`
          const outside = findOutsideZone(values, pipes.get(hole) ?? [], isOnly).join(', ')
          const heading = INSTALLATION_HEADINGS.zoneBase.find((name) => name.startsWith(group)) ?? null
          const at = { line, group, heading }
          if (outside !== '') report('outsideResponseZone', { ...at, text: `${where}: ${outside}` })
          const end = finalDepths.get(hole) ?? 0
          if (end > 0 && zone.base > end + DEPTH_TOLERANCE_M)
            report('zoneBelowHole', { ...at, text: `${where}: the hole ends at ${end} m` })
        }
      }
    },
  }
}

/** Values of a row by heading, without blanks. */
function readerOf({ headings }: AgsBlock): (values: readonly string[]) => Values {
  const columns = [...headings.entries()].filter(([, heading]) => /^(?:MONG|MONP|PREF|PIPE)_/.test(heading))
  return (values) =>
    Object.fromEntries(
      columns.flatMap(([column, heading]) => {
        const value = values[column]?.trim() ?? ''
        return value === '' ? [] : [[heading, copyString(value)]]
      }),
    )
}

function addTo<Value>(lists: Map<string, Value[]>, hole: string, value: Value): void {
  const list = lists.get(hole)
  if (list === undefined) lists.set(copyString(hole), [value])
  else list.push(value)
}
