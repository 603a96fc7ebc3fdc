import { isPossibleDepth } from '../levels/possible-depths.ts'
import { readNumber } from '../measure/read-number.ts'
import { DEPTH_TOLERANCE_M } from '../strata/find-overlaps.ts'
import { INSTALLATION_HEADINGS as HEADINGS } from './installation-headings.ts'
import { pipeKind } from './pipe-kind.ts'
import { zoneWords } from './zone-words.ts'

type Values = Readonly<Record<string, string | undefined>>

/** Metres below ground level. */
export interface ResponseZone {
  readonly top: number
  readonly base: number
}

/** Some AGS 3 files write PIPE_BOT. */
const PIPE_TOP = ['PIPE_TOP']
const PIPE_BASE = ['PIPE_BASE', 'PIPE_BOT']
/** Of a pipe, and of the pipe that an installation names; AGS 4 and AGS 3. */
const REFERENCES = ['PIPE_REF', 'MONP_ID']

/** Null unless both ends are stated, the top above the base. */
export function readResponseZone(installation: Values): ResponseZone | null {
  const [top, base] = [readDepth(installation, HEADINGS.zoneTop), readDepth(installation, HEADINGS.zoneBase)]
  return top === null || base === null || base <= top ? null : { top, base }
}

/**
 * What of an installation is outside its response zone, in words: its tip, its slotted pipe, or its whole
 * pipe, which ends above the zone. `pipes`: of the hole; those with the installation's reference, or all if
 * the hole has one installation (`isOnly`). A tip at 0.00 m is not stated.
 * Source: BS EN ISO 22475-1 (response zones of piezometers and standpipes); AGS 4.1.1, MONG and PIPE.
 */
export function findOutsideZone(installation: Values, pipes: readonly Values[], isOnly: boolean): string[] {
  const zone = readResponseZone(installation)
  if (zone === null) return []
  const tip = readDepth(installation, HEADINGS.depth)
  const isTipOutside = tip !== null && tip !== 0 && !contains(zone, { top: tip, base: tip })
  const own = pipes.filter((pipe) => isOnly || isPipeOf(pipe, installation))
  const slotted = own.filter((pipe) => pipeKind(pipe) === 'slotted')
  return [
    ...(isTipOutside ? [zoneWords.tip(textOf(installation, HEADINGS.depth))] : []),
    ...slotted.flatMap((pipe) => {
      const range = rangeOf(pipe)
      return range && !contains(zone, range) ? [describe(pipe, zoneWords.slottedPipe)] : []
    }),
    ...(slotted.length === 0 ? pipeAbove(zone, own) : []),
  ]
}

/** The pipe that reaches deepest, if it ends at the top of the zone or above. */
function pipeAbove({ top }: ResponseZone, pipes: readonly Values[]): string[] {
  const deepest = pipes.toSorted(
    (a, b) => (rangeOf(b)?.base ?? -Infinity) - (rangeOf(a)?.base ?? -Infinity),
  )[0]
  const range = deepest && rangeOf(deepest)
  return range && range.base <= top + DEPTH_TOLERANCE_M ? [describe(deepest, zoneWords.pipe)] : []
}

const describe = (pipe: Values, words: (typeof zoneWords)['pipe']): string =>
  words(textOf(pipe, PIPE_TOP), textOf(pipe, PIPE_BASE))

function isPipeOf(pipe: Values, installation: Values): boolean {
  const reference = textOf(installation, REFERENCES)
  return reference !== '' && textOf(pipe, REFERENCES) === reference
}

function rangeOf(pipe: Values): ResponseZone | null {
  const [top, base] = [readDepth(pipe, PIPE_TOP), readDepth(pipe, PIPE_BASE)]
  return top === null || base === null ? null : { top, base }
}

const contains = (zone: ResponseZone, { top, base }: ResponseZone): boolean =>
  top >= zone.top - DEPTH_TOLERANCE_M && base <= zone.base + DEPTH_TOLERANCE_M

function readDepth(values: Values, headings: readonly string[]): number | null {
  const depth = readNumber(textOf(values, headings))
  return depth === null || !isPossibleDepth(depth) ? null : depth
}

const textOf = (values: Values, headings: readonly string[]): string =>
  headings.map((heading) => values[heading]?.trim()).find(Boolean) ?? ''
