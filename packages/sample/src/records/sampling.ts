import { intervalAt } from '../ground/log-ground.ts'
import type { Interval } from '../ground/stratum.ts'
import { strengthAt } from '../ground/strength.ts'
import { timeAtDepth } from '../holes/calendar.ts'
import { type Hole, isCored } from '../holes/hole.ts'
import { createRandom } from '../random.ts'
import { drivesOf, isCohesive, isGranular } from './driven-tests.ts'
import type { Entry, Row } from './entry.ts'

/** B bulk, C core, D small disturbed, ES environmental soil, U open drive tube, W water. Depths in metres. */
export interface Sample {
  type: 'B' | 'C' | 'D' | 'ES' | 'U' | 'W'
  top: number
  base: number
  number: number
  interval: Interval
  strength: number
}

type Taken = Pick<Sample, 'type' | 'top' | 'base'>

/** Everything taken from a hole, from the top down; `number` counts the samples of one type. */
export function samplesOf(hole: Hole): Sample[] {
  const counts = new Map<string, number>()
  const taken = [
    ...fromFill(hole),
    ...fromDrives(hole),
    ...fromPit(hole),
    ...fromCore(hole),
    ...fromWater(hole),
  ]
  return taken
    .filter(({ base }) => base <= hole.finalDepth + 0.6)
    .map((sample) => ({ ...sample, top: round(sample.top), base: round(sample.base) }))
    .sort((a, b) => a.top - b.top || (a.type < b.type ? -1 : 1))
    .map(({ type, top, base }) => {
      const number = (counts.get(type) ?? 0) + 1
      counts.set(type, number)
      const interval = intervalAt(hole.log, top)
      return {
        type,
        top,
        base,
        number,
        interval,
        strength: strengthAt(interval, top, hole.easting, hole.northing),
      }
    })
}

export function* recordSamples(hole: Hole): Generator<Entry> {
  for (const sample of samplesOf(hole))
    yield ['SAMP', { ...sampleKeys(hole, sample), ...details(hole, sample) }]
}

/** The five keys by which a test refers to its sample. */
export function sampleKeys({ id }: Hole, { top, type, number }: Sample): Row {
  return {
    LOCA_ID: id,
    SAMP_TOP: top,
    SAMP_REF: String(number),
    SAMP_TYPE: type,
    SAMP_ID: `${id}-${type}${number}`,
  }
}

function details(hole: Hole, { type, top, base, number, strength }: Sample): Row {
  const random = createRandom(hole.seed, hole.site.reference, hole.id, 'SAMP', type, number)
  return {
    SAMP_BASE: base,
    SAMP_DTIM: timeAtDepth(hole, top),
    SAMP_UBLO: type === 'U' ? Math.max(4, Math.round(strength / 3.2)) : '',
    SAMP_SDIA: type === 'U' ? 102 : '',
    SAMP_RECV: type === 'U' ? random.whole(16, 20) * 5 : '',
    SAMP_WHO: random.pick(['A. Harker', 'M. Sowden', 'R. Tolliver']),
  }
}

function* fromFill({ log, type }: Hole): Generator<Taken> {
  if (type === 'CPT') return
  for (const top of [0.2, 0.6, 1])
    if (intervalAt(log, top).stratum.kind === 'fill') yield { type: 'ES', top, base: top + 0.1 }
}

function* fromDrives(hole: Hole): Generator<Taken> {
  for (const { depth, kind, interval } of drivesOf(hole)) {
    if (kind === 'U') {
      yield { type: 'U', top: depth, base: depth + 0.45 }
      yield { type: 'D', top: depth + 0.45, base: depth + 0.55 }
    } else if (isGranular(interval)) yield { type: 'B', top: depth, base: depth + 0.5 }
    else if (isCohesive(interval)) yield { type: 'D', top: depth, base: depth + 0.45 }
  }
}

/** A bag and a tub from the middle of every stratum of a pit. */
function* fromPit({ log, type }: Hole): Generator<Taken> {
  if (type !== 'TP' && type !== 'HA') return
  for (const { top, base, stratum } of log) {
    const middle = Math.floor((top + base) * 5) / 10
    if (stratum.kind === 'surfacing' || stratum.kind === 'rock' || base - top < 0.3) continue
    yield { type: 'D', top: middle, base: middle + 0.1 }
    if (type === 'TP') yield { type: 'B', top: middle, base: middle + 0.3 }
  }
}

function* fromCore(hole: Hole): Generator<Taken> {
  if (!isCored(hole)) return
  for (let top = hole.boredDepth + 0.9; top < hole.finalDepth - 0.3; top += 2.4)
    yield { type: 'C', top, base: top + 0.25 }
}

function* fromWater({ type, log, waterDepth, finalDepth }: Hole): Generator<Taken> {
  if (type !== 'CP' || waterDepth > finalDepth - 1) return
  if (isGranular(intervalAt(log, waterDepth))) yield { type: 'W', top: waterDepth, base: waterDepth }
}

/** Centimetres: the data type of sample depths has two decimals. */
function round(depth: number): number {
  return Math.round(depth * 100) / 100
}
