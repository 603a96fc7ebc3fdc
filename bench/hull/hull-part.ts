import { convex } from '@turf/convex'
import { points } from '@turf/helpers'
import { hullOf } from '../../apps/web/src/features/map/shapes/hull.ts'
import { randomNumbers } from '../data/random.ts'
import { medianOf } from '../median.ts'
import { atMost, type Finding, type Part } from '../part.ts'

type Point = readonly [number, number]

const SIZES = {
  full: { rounds: 15, points: 100_000, groups: 1000 },
  quick: { rounds: 1, points: 1000, groups: 10 },
} as const

export const hullPart: Part = {
  id: 'hull',
  title: 'Hulls',
  document: 'performance/hulls.md',
  method: `Outlines of groups as the map draws them, against \`@turf/convex\` alone with the same points, in
Node. Random points over a site of a kilometre. The figures with a goal are in milliseconds, since what
counts is that no frame is missed.`,
  run(benchSize) {
    const { rounds, points, groups } = SIZES[benchSize]
    const many = [site(points, 1)]
    const sets = Array.from({ length: groups }, (_, index) => site(100, index + 1))
    return Promise.resolve([
      ...race(`${points.toLocaleString('en')} points`, many, rounds, 5),
      ...race(`${groups.toLocaleString('en')} groups of 100`, sets, rounds, 20),
    ])
  },
}

function race(name: string, sets: readonly (readonly Point[])[], rounds: number, goal: number): Finding[] {
  const times = { ours: [] as number[], turf: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(timeOf(() => sets.forEach((set) => hullOf(set))))
    times.turf.push(timeOf(() => sets.forEach((set) => convex(points(set.map(([x, y]) => [x, y]))))))
  }
  const [ours, turf] = [medianOf(times.ours), medianOf(times.turf)]
  return [
    { what: `${name}, milliseconds`, figure: `${ours.toFixed(1)} ms`, ratio: ours, goal: atMost(goal) },
    {
      what: `${name}, against @turf/convex alone`,
      figure: `${turf.toFixed(1)} ms alone`,
      ratio: turf / ours,
      goal: null,
    },
  ]
}

function timeOf(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Degrees around 53.4 north, 1.5 west. */
function site(count: number, seed: number): Point[] {
  const random = randomNumbers(seed)
  return Array.from({ length: count }, () => [-1.5 + random() * 0.015, 53.4 + random() * 0.009] as const)
}
