import { addDays, timeOn } from '../holes/calendar.ts'
import type { Hole } from '../holes/hole.ts'
import { createRandom, type Random } from '../random.ts'
import type { Entry } from './entry.ts'

const MONITORING_ROUNDS = 5
const PIPE = '1'

/** What is read on a round: code of MOND_TYPE, unit, method and the reading. */
type Reading = readonly [type: string, unit: string, method: string, value: string]

/** Pipe, filter and the readings taken from them every fortnight after the hole was finished. */
export function* recordMonitoring(hole: Hole): Generator<Entry> {
  const { id, installation, ended } = hole
  if (installation === null) return
  const { responseTop, responseBase, kind } = installation
  const pipe = { LOCA_ID: id, PIPE_REF: PIPE, PIPE_DIAM: 50, PIPE_CONS: 'uPVC' }
  yield ['PIPE', { ...pipe, PIPE_TOP: 0, PIPE_BASE: responseTop, PIPE_TYPE: 'PLAIN' }]
  yield ['PIPE', { ...pipe, PIPE_TOP: responseTop, PIPE_BASE: responseBase, PIPE_TYPE: 'SLOTTED' }]
  yield [
    'MONG',
    {
      LOCA_ID: id,
      MONG_ID: PIPE,
      MONG_DIS: responseBase,
      PIPE_REF: PIPE,
      MONG_DATE: ended,
      MONG_TYPE: kind,
      MONG_TRZ: responseTop,
      MONG_BRZ: responseBase,
    },
  ]
  for (let round = 1; round <= MONITORING_ROUNDS; round++) yield* readings(hole, responseBase, round)
}

function* readings(hole: Hole, distance: number, round: number): Generator<Entry> {
  const random = createRandom(hole.seed, hole.site.reference, hole.id, 'MOND', round)
  const time = `${timeOn(addDays(hole.ended, 14 * round), random.between(60, 420))}:00`
  for (const [type, unit, method, value] of readPipe(hole, random, round))
    yield [
      'MOND',
      {
        LOCA_ID: hole.id,
        MONG_ID: PIPE,
        MONG_DIS: distance,
        MOND_DTIM: time,
        MOND_TYPE: type,
        MOND_REF: String(round),
        MOND_RDNG: value,
        MOND_UNIT: unit,
        MOND_METH: method,
      },
    ]
}

/** Water falls a little from round to round; gas comes from filters in made ground only. */
function readPipe({ waterDepth, installation }: Hole, random: Random, round: number): Reading[] {
  const base = installation?.responseBase ?? 0
  const water = waterDepth + 0.04 * round + random.near(0, 0.08)
  const dip: Reading = ['WDEP', 'm', 'Dip meter', water < base ? water.toFixed(2) : 'Dry']
  if (installation?.gas !== true) return [dip]
  const carbonDioxide = random.between(0.2, 6)
  return [
    dip,
    ['TGM', '%vol', 'Infra-red analyser', random.chance(0.6) ? '<0.1' : random.between(0.1, 1.9).toFixed(1)],
    ['GCD', '%vol', 'Infra-red analyser', carbonDioxide.toFixed(1)],
    ['GOX', '%vol', 'Infra-red analyser', (20.6 - 1.8 * carbonDioxide).toFixed(1)],
    ['GFLO', 'l/h', 'Flow meter', random.chance(0.7) ? '<0.1' : random.between(0.1, 1.2).toFixed(1)],
  ]
}
