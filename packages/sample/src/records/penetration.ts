import type { Hole } from '../holes/hole.ts'
import { createRandom, type Random } from '../random.ts'
import { type Drive, drivesOf } from './driven-tests.ts'
import type { Entry, Row } from './entry.ts'

const REFUSAL_BLOWS = 50
const INCREMENT_MM = 75

/** Standard penetration tests (BS EN ISO 22476-3): two increments of seating and four of test, 75 mm each. */
export function* recordPenetration(hole: Hole): Generator<Entry> {
  for (const drive of drivesOf(hole)) {
    if (drive.kind !== 'SPT') continue
    const random = createRandom(hole.seed, hole.site.reference, hole.id, 'ISPT', drive.depth)
    yield [
      'ISPT',
      {
        LOCA_ID: hole.id,
        ISPT_TOP: drive.depth,
        ...blowCounts(expectedBlows(drive) * random.near(1, 0.2), random),
        ISPT_CAS: hole.type === 'WS' ? '' : Math.max(0, Math.floor(drive.depth - 0.2)),
        ISPT_WAT: drive.depth > hole.waterDepth ? hole.waterDepth.toFixed(2) : 'Dry',
        ISPT_TYPE: drive.interval.stratum.kind === 'gravel' ? 'C' : 'S',
        ISPT_HAM: hole.type === 'WS' ? 'DP4' : 'SI7',
        ISPT_ERAT: hole.type === 'WS' ? 71 : 64,
      },
    ]
  }
}

/** Blows for 300 mm. For clay N is about a 4.5th of the shear strength in kPa (Stroud). */
function expectedBlows({ interval: { stratum }, strength }: Drive): number {
  if (stratum.kind === 'rock') return 130 + 4 * strength
  if (stratum.kind === 'clay') return strength / 4.5
  return stratum.kind === 'organic' ? strength / 7 : strength
}

function blowCounts(expected: number, random: Random): Row {
  return expected > REFUSAL_BLOWS
    ? refused(expected, random)
    : driven(Math.max(1, Math.round(expected)), random)
}

/** The last increments take more blows than the first. */
function driven(blows: number, random: Random): Row {
  const seating = split(Math.max(1, Math.round(blows * random.between(0.25, 0.45))), 2)
  const main = split(blows, 4)
  return {
    ISPT_SEAT: sum(seating),
    ISPT_MAIN: blows,
    ISPT_NPEN: 6 * INCREMENT_MM,
    ISPT_NVAL: blows,
    ISPT_REP: `N=${blows}`,
    ...increments([...seating, ...main], 6 * INCREMENT_MM),
  }
}

/** Stopped at 50 blows: the penetration they made is what was measured. */
function refused(expected: number, random: Random): Row {
  const penetration = Math.max(15, Math.round((300 * REFUSAL_BLOWS) / expected / 5) * 5)
  const count = Math.ceil(penetration / INCREMENT_MM)
  const seating = split(random.whole(14, 25), 2)
  const main = split(REFUSAL_BLOWS, count)
  return {
    ISPT_SEAT: sum(seating),
    ISPT_MAIN: REFUSAL_BLOWS,
    ISPT_NPEN: 2 * INCREMENT_MM + penetration,
    ISPT_NVAL: REFUSAL_BLOWS,
    ISPT_REP: `50 for ${penetration}mm`,
    ...increments([...seating, ...main], 2 * INCREMENT_MM + penetration),
  }
}

/** `ISPT_INC1` … and `ISPT_PEN1` …; only the last increment may be shorter than 75 mm. */
function increments(blows: readonly number[], penetration: number): Row {
  return Object.fromEntries(
    blows.flatMap((count, index) => [
      [`ISPT_INC${index + 1}`, count],
      [`ISPT_PEN${index + 1}`, Math.min(INCREMENT_MM, penetration - index * INCREMENT_MM)],
    ]),
  )
}

/** Whole parts of a whole number, rising. */
function split(total: number, parts: number): number[] {
  return Array.from(
    { length: parts },
    (_, index) => Math.floor((total * (index + 1)) / parts) - Math.floor((total * index) / parts),
  ).sort((a, b) => a - b)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
