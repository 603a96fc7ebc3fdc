/**
 * Makes data/land.bin: the coasts of Natural Earth, 1:10,000,000, out of `world-atlas`. Parsing its JSON and
 * sorting its edges at every start would cost the better part of a second.
 * With a file as its argument, it writes there.
 *
 * Numbers are little-endian. Six of 64 bits come first. They are width and height of a step of the grid in
 * degrees, longitude and latitude of its origin, numbers of rings and points.
 * Each ring has seven of 32 bits: number of points, column and row of the first, and its box in columns and
 * rows. Each point has two of 16 bits: columns and rows from the point before, 0 for the first of a ring.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const MAX_STEP = 32_767
/** Columns of the grid around the world. */
const GRID_COLUMNS = 99_999

const file = new URL(import.meta.resolve('world-atlas/land-10m.json'))
const { arcs, objects, transform } = JSON.parse(readFileSync(file, 'utf8'))
const rings = objects.land.geometries.flatMap((land) => land.arcs.flat()).flatMap(ringsOf)
const points = rings.flat()

const head = [...transform.scale, ...transform.translate, rings.length, points.length]
const bytes = Buffer.alloc(head.length * 8 + rings.length * 7 * 4 + points.length * 2 * 2)
let end = 0
for (const value of head) end = bytes.writeDoubleLE(value, end)
for (const ring of rings) {
  const [columns, rows] = [ring.map(([column]) => column), ring.map(([, row]) => row)]
  const box = [Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)]
  for (const value of [ring.length, ...ring[0], ...box]) end = bytes.writeInt32LE(value, end)
}
for (const ring of rings)
  for (const [place, point] of ring.entries())
    for (const axis of [0, 1])
      end = bytes.writeInt16LE(place === 0 ? 0 : point[axis] - ring[place - 1][axis], end)
writeFileSync(process.argv[2] ?? new URL('../data/land.bin', import.meta.url), bytes)

/**
 * The ring of some arcs. One across longitude 180 is continued beyond it, and is there twice: from the west
 * and from the east.
 */
function ringsOf(indexes) {
  const points = pointsOf(indexes)
  // Antarctica goes around the world, and is closed along the southern side of the map.
  if (points.some(([, row]) => row === 0)) return [withoutLongSteps(points)]
  const turns = points.map(() => 0)
  for (let place = 1; place < points.length; place++) {
    const step = points[place][0] - points[place - 1][0]
    turns[place] = turns[place - 1] - (Math.abs(step) > GRID_COLUMNS / 2 ? Math.sign(step) : 0)
  }
  const turned = [0, -1, 1].map((more) =>
    points.map(([column, row], place) => [column + (turns[place] + more) * GRID_COLUMNS, row]),
  )
  const isOnMap = (ring) => ring.every(([column]) => column >= 0 && column <= GRID_COLUMNS)
  const isPartlyOnMap = (ring) => ring.some(([column]) => column > 0 && column < GRID_COLUMNS)
  const onMap = turned.find(isOnMap)
  return onMap ? [onMap] : turned.filter(isPartlyOnMap)
}

/** Columns and rows of the grid, from the first point round to it again. */
function pointsOf(indexes) {
  const points = indexes.flatMap((index, place) => {
    if (index < 0) throw new Error('world-atlas has an arc that is used twice')
    let [column, row] = [0, 0]
    const unfolded = arcs[index].map(([right, up]) => [(column += right), (row += up)])
    // An arc begins where the one before it ends.
    return place === 0 ? unfolded : unfolded.slice(1)
  })
  if (String(points.at(-1)) !== String(points[0])) throw new Error('world-atlas has an open ring')
  return points
}

/** Edges of more than `MAX_STEP`, which Antarctica has, get points between their ends. */
function withoutLongSteps(points) {
  return points.flatMap((point, place) => {
    const [column, row] = points[place - 1] ?? point
    const [right, up] = [point[0] - column, point[1] - row]
    const parts = Math.max(1, Math.ceil(Math.max(Math.abs(right), Math.abs(up)) / MAX_STEP))
    return Array.from({ length: parts }, (_, part) => [
      column + Math.round((right * (part + 1)) / parts),
      row + Math.round((up * (part + 1)) / parts),
    ])
  })
}
