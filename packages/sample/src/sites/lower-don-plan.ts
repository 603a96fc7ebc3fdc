import type { GridPoint } from '../folder/annotations.ts'
import { createRandom } from '../random.ts'
import { distanceTo } from './alignment.ts'
import { canal, inside, phaseOf, plots, siteFrame, siteOutline } from './lower-don-frame.ts'
import type { HoleType, PlannedHole } from './site.ts'

const GRID_SPACING_M = 66
const PLOT_GRID_SPACING_M = 23
const CANAL_DISTANCE_M = 16

/** Shares of the schedule, in percent. */
const mixture: readonly (readonly [HoleType, number])[] = [
  ['CP', 30],
  ['CP+RC', 17],
  ['WS', 21],
  ['TP', 17],
  ['CPT', 10],
  ['RC', 4],
  ['HA', 1],
]

const prefixes: Readonly<Record<HoleType, string>> = {
  CP: 'BH',
  'CP+RC': 'BH',
  RC: 'BH',
  TP: 'TP',
  WS: 'WS',
  CPT: 'CPT',
  HA: 'HA',
}

const depths: Readonly<Record<HoleType, readonly [number, number]>> = {
  CP: [9, 15],
  'CP+RC': [6, 13],
  RC: [8, 16],
  TP: [2.4, 4.2],
  WS: [3, 5.5],
  CPT: [7, 13],
  HA: [1, 2],
}

/** These are drilled again beside nothing but themselves: same place, a letter more. */
const redrilled = new Set(['BH1008', 'BH1031', 'BH2017', 'BH3022'])

const renamed: Readonly<Record<string, string>> = {
  BH2005: 'BH2005 (Tinsley Yard / Plot C)',
  TP3004: 'TP3004 / culvert, east bank',
}

/** Made and logged, but never surveyed. */
const unsurveyed = new Set(['TP1007', 'TP2011', 'WS1013', 'WS2009', 'WS3015', 'BH3031', 'TP3012'])

/** Six hundred holes: a mesh over the whole area, closer under the buildings that are planned. */
export function planLowerDon(): PlannedHole[] {
  const counts = new Map<string, number>()
  return places().flatMap((place, index) => {
    const random = createRandom('lower don plan', index)
    const type = typeOf(random.unit() * 100)
    const phase = phaseOf(place)
    const series = `${prefixes[type]}${phase + 1}`
    const count = (counts.get(series) ?? 0) + 1
    counts.set(series, count)
    const id = `${series}${String(count).padStart(3, '0')}`
    return withRedrill({
      id: renamed[id] ?? id,
      type,
      easting: place[0],
      northing: place[1],
      depth: random.between(...depths[type]),
      position: unsurveyed.has(id) ? 'none' : 'grid',
      delivery: phase,
      remark: unsurveyed.has(id) ? 'Position not surveyed.' : '',
    })
  })
}

function withRedrill(hole: PlannedHole): PlannedHole[] {
  if (!redrilled.has(hole.id)) return [hole]
  const again = `${hole.id}A`
  return [
    { ...hole, type: 'CP', depth: 3.2, remark: `Terminated on obstruction; re-drilled as ${again}.` },
    { ...hole, type: 'CP', id: again, depth: 12, remark: `Re-drill of ${hole.id}.` },
  ]
}

function places(): GridPoint[] {
  const wide = mesh(0, -580, 2260, 580, GRID_SPACING_M).filter(isDryLand)
  const close = plots.flatMap(({ along, across }) =>
    mesh(along[0], across[0], along[1], across[1], PLOT_GRID_SPACING_M),
  )
  return [...wide, ...close].sort((a, b) => phaseOf(a) - phaseOf(b))
}

/** Inside the area and off the canal. */
function isDryLand(place: GridPoint): boolean {
  return inside(siteOutline, place) && distanceTo(canal, place) > CANAL_DISTANCE_M
}

/** A jittered mesh in the frame of the site (metres along the river and across it), as places on the grid. */
function mesh(along: number, across: number, alongEnd: number, acrossEnd: number, step: number): GridPoint[] {
  const found: GridPoint[] = []
  for (let s = along + step / 2; s < alongEnd; s += step)
    for (let t = across + step / 2; t < acrossEnd; t += step) {
      const random = createRandom('lower don mesh', Math.round(s), Math.round(t), step)
      found.push(siteFrame(s + random.near(0, step * 0.45), t + random.near(0, step * 0.45)))
    }
  return found
}

function typeOf(share: number): HoleType {
  let sum = 0
  return mixture.find(([, percent]) => (sum += percent) > share)?.[0] ?? 'CP'
}
