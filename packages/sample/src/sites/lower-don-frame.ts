import type { GridPoint } from '../folder/annotations.ts'
import { at } from '../random.ts'

const origin: GridPoint = [436700, 388560]

/** Unit vector down the valley, to the east-north-east. */
const [east, north] = [0.894427, 0.447214]

/** A place by metres down the valley from the weir and metres to the left of the river. */
export function siteFrame(along: number, across: number): GridPoint {
  return [origin[0] + east * along - north * across, origin[1] + north * along + east * across]
}

export const siteOutline: readonly GridPoint[] = [
  siteFrame(0, -380),
  siteFrame(500, -520),
  siteFrame(1300, -560),
  siteFrame(2100, -430),
  siteFrame(2240, 60),
  siteFrame(2050, 480),
  siteFrame(1300, 560),
  siteFrame(600, 500),
  siteFrame(60, 420),
]

export const canal: readonly GridPoint[] = [
  siteFrame(10, -210),
  siteFrame(420, -330),
  siteFrame(980, -360),
  siteFrame(1560, -330),
  siteFrame(2190, -190),
]

/** Buildings to come, in metres along and across. */
export const plots = [
  { name: 'Plot A, foundry hall', along: [260, 400], across: [90, 200] },
  { name: 'Plot B, school', along: [560, 680], across: [-300, -190] },
  { name: 'Plot C, Tinsley yard', along: [960, 1120], across: [160, 260] },
  { name: 'Plot D, market', along: [1290, 1420], across: [-240, -130] },
  { name: 'Plot E, health centre', along: [1720, 1850], across: [60, 170] },
] as const satisfies readonly {
  name: string
  along: readonly [number, number]
  across: readonly [number, number]
}[]

const phaseEnds = [760, 1510]

/** 0, 1 or 2, going downstream. */
export function phaseOf([easting, northing]: GridPoint): number {
  const along = (easting - origin[0]) * east + (northing - origin[1]) * north
  return phaseEnds.filter((end) => along >= end).length
}

/** Whether a place lies in a polygon given by its corners (even-odd rule). */
export function inside(outline: readonly GridPoint[], [x, y]: GridPoint): boolean {
  return outline.reduce((within, [ax, ay], index) => {
    const [bx, by] = at(outline, (index + 1) % outline.length)
    const crosses = ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
    return crosses ? !within : within
  }, false)
}
