import { isFinalDepthUnset, minRowsOfDepth } from '@groundsheet/readings/file-checks'
import type { AgsBlock } from '../ags.ts'
import type { CreateCheck, RowCheck } from './check.ts'
import { copyString } from '../copy-string.ts'
import { MAX_HOLES } from './deepest-rows.ts'
import { holeColumn, isHoleGroup } from './hole-column.ts'
import { readDepth } from './read-depth.ts'

/** The row of a hole whose final depth is 0. */
interface ZeroDepth {
  readonly line: number
  readonly group: string
  readonly type: string
}

interface SoundedHoles {
  /** By name of a hole, a table whose rows show that it goes into the ground. */
  readonly tables: Map<string, string>
  /** Rows so far by table and hole, where there are too few of them. */
  readonly counts: Map<string, number>
}

/** Final depths of 0 of holes that go into the ground, by their type or by their rows. */
export const checkFinalDepths: CreateCheck = (context) => {
  const zeros = new Map<string, ZeroDepth>()
  const sounded: SoundedHoles = { tables: new Map(), counts: new Map() }
  return {
    block(block) {
      const hole = holeColumn(block.headings)
      if (hole === -1) return undefined
      if (isHoleGroup(block.code)) return findZeros(block, hole, zeros)
      const minRows = minRowsOfDepth(block.code)
      return minRows === undefined ? undefined : findSounded(block.code, hole, minRows, sounded)
    },
    end() {
      for (const [hole, { line, group, type }] of zeros) {
        const reason = reasonOf(type, sounded.tables.get(hole))
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
  zeros: Map<string, ZeroDepth>,
): RowCheck | undefined {
  const [depth, type] = [headings.indexOf(`${group}_FDEP`), headings.indexOf(`${group}_TYPE`)]
  if (depth === -1) return undefined
  return (values, line) => {
    const name = values[hole]?.trim() ?? ''
    const stated = readDepth(values[depth])
    if (stated === 0)
      zeros.set(copyString(name), { line, group, type: copyString(values[type]?.trim() ?? '') })
    else if (!Number.isNaN(stated)) zeros.delete(name)
  }
}

function findSounded(
  code: string,
  hole: number,
  minRows: number,
  { tables, counts }: SoundedHoles,
): RowCheck {
  // Rows of a hole mostly follow each other.
  let last: string | undefined
  return (values) => {
    const name = values[hole]?.trim() ?? ''
    if (name === last) return
    const key = `${code} ${name}`
    const rows = (counts.get(key) ?? 0) + 1
    if (rows === 1 && !tables.has(name) && tables.size + counts.size >= MAX_HOLES) return
    if (rows < minRows && !tables.has(name)) {
      counts.set(key, rows)
      return
    }
    counts.delete(key)
    if (!tables.has(name)) tables.set(copyString(name), code)
    last = name
  }
}

/** What says that a hole with a final depth of 0 goes into the ground; null: nothing. */
function reasonOf(type: string, table: string | undefined): string | null {
  if (isFinalDepthUnset({ finalDepth: 0, type, tables: [] })) return `the hole is of type ${type}`
  return table === undefined ? null : `${table} has rows of the hole`
}
