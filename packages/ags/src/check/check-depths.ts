import { DEPTH_TOLERANCE_M } from '@groundsheet/readings/file-checks'
import type { AgsBlock } from '../ags.ts'
import { copyString } from '../copy-string.ts'
import type { CheckContext, CreateCheck, RowCheck } from './check.ts'
import { DeepestRows } from './deepest-rows.ts'
import { holeColumn, isHoleGroup } from './hole-column.ts'
import { readDepth } from './read-depth.ts'

/** Tests at the foot of a hole go on below it; what begins deeper than this below it is in doubt. */
const TOLERANCE_M = 1
const METRES = 'm'
const SPECIMEN_DEPTH = 'SPEC_DPTH'
/** Rows that may be at a point: programs write a base of 0 for none, as logs read it. */
const MAY_BE_POINTS: readonly string[] = ['SAMP', 'DETL', 'IPRG', 'IPRM']
/** Of ground that the hole went through, which ends at its final depth at the latest. */
const LOGGED_BASE = 'GEOL_BASE'
/** How deep the casing was: beside a test or a strike, and in AGS 3 beside a diameter. */
const CASING_DEPTH = /_(?:CAS|CDEP)$/
/** Dynamic probes are driven from the base of a window sample hole too. */
const PROBES: readonly string[] = ['DPRG', 'DPRB']

interface Column {
  readonly group: string
  readonly heading: string
}

/** Rows whose base is above their top, and rows and logged ground below the final depth of their hole. */
export const checkDepths: CreateCheck = (context) => {
  const finalDepths = new Map<string, number>()
  const deepest = new DeepestRows<Column>()
  return {
    block(block) {
      const hole = holeColumn(block.headings)
      if (hole === -1) return undefined
      const tests = isHoleGroup(block.code)
        ? readFinalDepths(block, hole, finalDepths)
        : [...testReversed(context, block, hole), ...keepDeepest(context, block, hole, deepest)]
      if (tests.length === 0) return undefined
      return (values, line) => {
        for (const test of tests) test(values, line)
      }
    },
    end() {
      for (const { hole, column, depth, line } of deepest.rows()) {
        const end = finalDepths.get(hole) ?? 0
        const tolerance = column.heading === LOGGED_BASE ? DEPTH_TOLERANCE_M : TOLERANCE_M
        if (end <= 0 || depth <= end + tolerance) continue
        const what = CASING_DEPTH.test(column.heading) ? `the casing of ${hole}` : hole
        const text = `${depth} m of ${what} is below its final depth of ${end} m`
        const kind = PROBES.includes(column.group) ? 'probeBelowHole' : 'belowFinalDepth'
        context.report(kind, { line, ...column, text })
      }
    },
  }
}

function readFinalDepths(
  { code, headings }: AgsBlock,
  hole: number,
  depths: Map<string, number>,
): RowCheck[] {
  const column = headings.indexOf(`${code}_FDEP`)
  if (column === -1) return []
  return [
    (values) => {
      const depth = readDepth(values[column])
      if (!Number.isNaN(depth)) depths.set(copyString(values[hole]?.trim() ?? ''), depth)
    },
  ]
}

/** The unit in the dictionary, '' for none; undefined: the dictionary does not have the heading. */
const dictionaryUnit = ({ dictionary }: CheckContext, group: string, heading: string): string | undefined =>
  dictionary.headings(group).find((known) => known.heading === heading)?.unit

/** Column of a depth in metres; -1 for a heading that states something else, such as CBRT_TOP, a CBR in %. */
function depthColumn(context: CheckContext, block: AgsBlock, heading: string): number {
  const column = block.headings.indexOf(heading)
  const stated = block.units[column]?.trim() ?? ''
  const unit = stated === '' ? (dictionaryUnit(context, block.code, heading) ?? '') : stated
  return unit === '' || unit === METRES ? column : -1
}

/** Endings of the headings of a top and a base. */
const RANGES = [
  ['TOP', 'BASE'],
  ['TOP', 'BOT'],
  ['FROM', 'TO'],
] as const

const testReversed = (context: CheckContext, block: AgsBlock, hole: number): RowCheck[] =>
  RANGES.flatMap(([from, to]) =>
    testRange(context, block, { hole, from: `${block.code}_${from}`, heading: `${block.code}_${to}` }),
  )

function testRange(
  context: CheckContext,
  block: AgsBlock,
  { hole, from: topHeading, heading }: { hole: number; from: string; heading: string },
): RowCheck[] {
  const group = block.code
  const [top, base] = [depthColumn(context, block, topHeading), depthColumn(context, block, heading)]
  if (top === -1 || base === -1) return []
  const isOptional = MAY_BE_POINTS.includes(group)
  return [
    (values, line) => {
      const [from = '', to = ''] = [values[top]?.trim(), values[base]?.trim()]
      if (!(readDepth(to) < readDepth(from)) || (isOptional && readDepth(to) === 0)) return
      const text = `Base ${to} m is above top ${from} m (${values[hole]?.trim() ?? ''})`
      context.report('reversedDepths', { line, group, heading, text })
    },
  ]
}

/** Of each hole, group and heading the deepest row: one entry, whatever the number of rows. */
function keepDeepest(
  context: CheckContext,
  block: AgsBlock,
  hole: number,
  deepest: DeepestRows<Column>,
): RowCheck[] {
  const group = block.code
  const bases = block.headings.filter((heading) => heading === LOGGED_BASE)
  // CNMT_CAS, without a unit in the dictionary, is the number of a substance.
  const casings = block.headings.filter(
    (heading) => CASING_DEPTH.test(heading) && dictionaryUnit(context, group, heading) !== '',
  )
  return [`${group}_TOP`, `${group}_DPTH`, SPECIMEN_DEPTH, ...bases, ...casings].flatMap((heading) => {
    const column = depthColumn(context, block, heading)
    if (column === -1) return []
    const note = deepest.column(`${group} ${heading}`, { group, heading })
    // Rows of a hole mostly follow each other.
    let last: string | undefined
    let place = 0
    return (values: readonly string[], line: number) => {
      const depth = readDepth(values[column])
      if (Number.isNaN(depth)) return
      const name = values[hole]?.trim() ?? ''
      if (name !== last) place = deepest.placeOf((last = name))
      if (place === -1) context.report('tooManyHoles', { line, group })
      else note(place, depth, line)
    }
  })
}
