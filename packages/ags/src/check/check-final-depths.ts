import { isFinalDepthUnset, showsDepth } from '@groundsheet/readings/limits'
import type { AgsBlock } from '../ags.ts'
import type { CreateCheck, RowCheck } from './check.ts'
import { holeColumn } from './hole-column.ts'
import { readDepth } from './read-depth.ts'

const HOLE_GROUP = /^(?:LOCA|HOLE)$/

interface UnsetDepth {
  readonly line: number
  readonly group: string
  readonly type: string
}

/** Number of rows by table. */
type RowCounts = Map<string, number>

/** Final depths of 0 of holes that go into the ground, by their type or by their rows. */
export const checkFinalDepths: CreateCheck = (context) => {
  const zeros = new Map<string, UnsetDepth>()
  const counts = new Map<string, RowCounts>()
  return {
    block(block) {
      const hole = holeColumn(block.headings)
      if (hole === -1) return undefined
      if (HOLE_GROUP.test(block.code)) return findZeros(block, hole, zeros)
      return showsDepth(block.code) ? countRows(block, hole, counts) : undefined
    },
    end() {
      for (const [hole, { line, group, type }] of zeros) {
        const reason = reasonOf(type, counts.get(hole))
        if (reason === null) continue
        const text = `0 m of ${hole} was probably not set: ${reason}`
        context.report('finalDepthUnset', { line, group, heading: `${group}_FDEP`, text })
      }
    },
  }
}

function findZeros(
  { code: group, headings }: AgsBlock,
  hole: number,
  zeros: Map<string, UnsetDepth>,
): RowCheck | undefined {
  const [depth, type] = [headings.indexOf(`${group}_FDEP`), headings.indexOf(`${group}_TYPE`)]
  if (depth === -1) return undefined
  return (values, line) => {
    const name = values[hole]?.trim() ?? ''
    const stated = readDepth(values[depth])
    if (stated === 0) zeros.set(name, { line, group, type: values[type]?.trim() ?? '' })
    else if (!Number.isNaN(stated)) zeros.delete(name)
  }
}

function countRows({ code }: AgsBlock, hole: number, counts: Map<string, RowCounts>): RowCheck {
  // Rows of a hole mostly follow each other.
  let last: string | undefined
  let ofHole: RowCounts = new Map()
  return (values) => {
    const name = values[hole]?.trim() ?? ''
    if (name !== last) {
      last = name
      ofHole = counts.get(name) ?? new Map<string, number>()
      counts.set(name, ofHole)
    }
    ofHole.set(code, (ofHole.get(code) ?? 0) + 1)
  }
}

/** What says that a hole with a final depth of 0 goes into the ground; null: nothing. */
function reasonOf(type: string, counts: RowCounts = new Map()): string | null {
  if (isFinalDepthUnset({ finalDepth: 0, type, tables: [] })) return `the hole is of type ${type}`
  const found = [...counts].find(([code, rows]) =>
    isFinalDepthUnset({ finalDepth: 0, type: '', tables: [{ code, rows }] }),
  )
  return found === undefined ? null : `${found[0]} has rows of the hole`
}
