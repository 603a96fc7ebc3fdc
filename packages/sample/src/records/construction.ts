import { rockheadOf } from '../ground/log-ground.ts'
import { addDays, timeAtDepth, timeOn } from '../holes/calendar.ts'
import { type Hole, isBored, isCored } from '../holes/hole.ts'
import { createRandom } from '../random.ts'
import type { Entry } from './entry.ts'

/** `[metres, millimetres]`: the diameter down to a depth. */
type Diameter = readonly [depth: number, diameter: number]

/** How the hole was made: diameters, casing, progress, chiselling. */
export function* recordConstruction(hole: Hole): Generator<Entry> {
  for (const [depth, diameter] of holeDiameters(hole))
    yield ['HDIA', { LOCA_ID: hole.id, HDIA_DPTH: depth, HDIA_DIAM: diameter }]
  if (!isBored(hole)) return
  for (const [depth, diameter] of casings(hole))
    yield ['CDIA', { LOCA_ID: hole.id, CDIA_DPTH: depth, CDIA_DIAM: diameter }]
  yield* progress(hole)
  yield* chiselling(hole)
}

function holeDiameters(hole: Hole): Diameter[] {
  const { type, boredDepth, finalDepth } = hole
  if (type === 'WS')
    return upTo(finalDepth, [
      [2, 101],
      [3, 87],
      [4, 77],
      [finalDepth, 67],
    ])
  if (type === 'HA') return [[finalDepth, 100]]
  if (!isBored(hole)) return []
  const bored = upTo(boredDepth, [
    [10, 200],
    [boredDepth, 150],
  ])
  return isCored(hole) ? [...bored, [finalDepth, 146]] : bored
}

function casings({ boredDepth }: Hole): Diameter[] {
  const cased = Math.floor(boredDepth * 0.8 * 2) / 2
  return upTo(cased, [
    [9, 200],
    [cased, 150],
  ])
}

/** The steps that are reached before the end, and the one that ends there. */
function upTo(end: number, steps: readonly Diameter[]): Diameter[] {
  const passed = steps.filter(([depth]) => depth < end)
  const last = steps[passed.length]
  return last === undefined ? passed : [...passed, [end, last[1]]]
}

/** Depth, casing and water at the beginning and the end of every shift. */
function* progress(hole: Hole): Generator<Entry> {
  const { id, started, ended, finalDepth, waterDepth } = hole
  yield ['PTIM', { LOCA_ID: id, PTIM_DTIM: timeOn(started, 0), PTIM_DPTH: 0, PTIM_CAS: 0, PTIM_WAT: 'Dry' }]
  const days = Math.round((Date.parse(ended) - Date.parse(started)) / 86_400_000) + 1
  for (let day = 0; day < days; day++) {
    const depth = (finalDepth * (day + 1)) / days
    yield [
      'PTIM',
      {
        LOCA_ID: id,
        PTIM_DTIM: timeOn(addDays(started, day), 9 * 60),
        PTIM_DPTH: depth,
        PTIM_CAS: Math.floor(depth * 0.8),
        PTIM_WAT: depth > waterDepth ? waterDepth.toFixed(2) : 'Dry',
      },
    ]
  }
}

/** Percussion tools are helped by a chisel through the last of the soil. */
function* chiselling(hole: Hole): Generator<Entry> {
  const rockhead = rockheadOf(hole.log)
  if (rockhead === null || hole.type === 'RC') return
  const minutes = createRandom(hole.seed, hole.id, 'CHIS').whole(2, 7) * 10
  yield [
    'CHIS',
    {
      LOCA_ID: hole.id,
      CHIS_FROM: rockhead,
      CHIS_TO: hole.boredDepth,
      CHIS_TIME: [Math.floor(minutes / 60), minutes % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':'),
      CHIS_STAR: timeAtDepth(hole, rockhead),
      CHIS_TOOL: 'Chisel',
    },
  ]
}
