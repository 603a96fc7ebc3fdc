import { expect, test } from 'vitest'
import { logGround } from '../src/ground/log-ground.ts'
import { makeHoles } from '../src/holes/make-hole.ts'
import type { Hole } from '../src/holes/hole.ts'
import { aberfoyle } from '../src/sites/aberfoyle.ts'
import { fenLinkRoad } from '../src/sites/fen-link-road.ts'
import { lowerDon } from '../src/sites/lower-don.ts'
import { dataFiles, rowsOf } from './parsed-sample.ts'

const sites = [aberfoyle, fenLinkRoad, lowerDon]

/** Level in mOD of the bottom of all that is not rock; null where the hole ends above it. */
function rockhead(hole: Hole): number | null {
  const rock = hole.log.find(({ stratum }) => stratum.kind === 'rock')
  return rock === undefined ? null : hole.groundLevel - rock.top
}

function distance(a: Hole, b: Hole): number {
  return Math.sqrt((a.easting - b.easting) ** 2 + (a.northing - b.northing) ** 2)
}

test('every log begins at the surface, ends at the final depth and has no gaps', () => {
  for (const file of dataFiles) {
    const holes = [...rowsOf(file, 'LOCA'), ...rowsOf(file, 'HOLE')]
    const depths = new Map(holes.map((row) => [row.LOCA_ID ?? row.HOLE_ID, row.LOCA_FDEP ?? row.HOLE_FDEP]))
    const logs = Map.groupBy(rowsOf(file, 'GEOL'), (row) => row.LOCA_ID ?? row.HOLE_ID)
    expect(logs.size).toBeGreaterThan(10)
    for (const [id, rows] of logs)
      expect(['0.00', ...rows.map((row) => row.GEOL_BASE)]).toEqual([
        ...rows.map((row) => row.GEOL_TOP),
        depths.get(id),
      ])
  }
})

test('strata have a thickness and a description that is one finished sentence or more', () => {
  for (const file of dataFiles)
    for (const { GEOL_TOP, GEOL_BASE, GEOL_DESC } of rowsOf(file, 'GEOL')) {
      expect(Number(GEOL_BASE)).toBeGreaterThan(Number(GEOL_TOP))
      expect(GEOL_DESC).toMatch(/^[A-Z][^{}|]*\.$/)
    }
})

test.each(sites)('holes of $name within 25 m find rockhead within 2 m of each other', (site) => {
  const met = makeHoles(site, 1).flatMap((hole) => {
    const level = rockhead(hole)
    return level === null ? [] : [{ hole, level }]
  })
  const pairs = met.flatMap((a, index) =>
    met.slice(index + 1).flatMap((b) => (distance(a.hole, b.hole) < 25 ? [Math.abs(a.level - b.level)] : [])),
  )
  if (site === lowerDon) expect(pairs.length).toBeGreaterThan(50)
  for (const difference of pairs) expect(difference).toBeLessThan(2)
})

test('the ground differs across a site, and not at random', () => {
  const levels = makeHoles(lowerDon, 1).flatMap((hole) => rockhead(hole) ?? [])
  expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThan(3)
  const near = (hole: Hole) =>
    logGround(lowerDon.ground, hole.easting + 0.5, hole.northing, 6).map(({ base }) => base)
  for (const hole of makeHoles(lowerDon, 1).slice(0, 50)) {
    const here = logGround(lowerDon.ground, hole.easting, hole.northing, 6).map(({ base }) => base)
    if (here.length !== near(hole).length) continue
    for (const [index, base] of near(hole).entries())
      expect(Math.abs(base - (here[index] ?? 0))).toBeLessThan(0.2)
  }
})

test('a re-drill beside a borehole finds the same strata', () => {
  const holes = makeHoles(fenLinkRoad, 1)
  const [first, again] = ['BH109', 'BH109A'].map((id) => holes.find((hole) => hole.id === id))
  const names = (hole: Hole | undefined) => hole?.log.map(({ stratum }) => stratum.name) ?? []
  expect(names(first).length).toBeGreaterThan(1)
  expect(names(again).slice(0, names(first).length)).toEqual(names(first))
  expect(again).toMatchObject({ easting: first?.easting, northing: first?.northing })
})
