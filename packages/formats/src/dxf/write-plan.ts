import { countOf } from '@groundsheet/readings'
import type { FormatOptions, OnNote } from '../format.ts'
import type { Position } from '../geojson/group-outline.ts'
import { positionOf, shapesOf, unplacedNotes, type Shape } from '../shapes.ts'
import type { ExportGrid, ExportHole, ExportSource } from '../source.ts'
import { cadColour } from './cad-colour.ts'
import type { CadPoint, Drawing } from './drawing.ts'
import { scaleFor, TEXT_HEIGHT_M } from './paper-scale.ts'

/** On paper, metres. */
const SYMBOL_SIZE_M = 0.005
const SCALES = [100, 200, 250, 500, 1000, 1250, 2500, 5000, 10_000, 25_000, 50_000]

/** What is drawn of a hole; the rest is not held. */
interface PlacedHole {
  readonly name: string
  readonly at: CadPoint
  /** As the file states it; null: not stated. */
  readonly level: string | null
  readonly type: string
  readonly symbol: string
  readonly colour: string
}

/**
 * A plan of the site as DXF. Each hole is a block at its easting, northing and ground level (0 where none is
 * stated), on a layer of its type. Names, levels, boundaries and outlines of groups are on layers of their
 * own. Sizes suit the largest scale at which the site fits on A1.
 */
export async function* writePlan(
  source: ExportSource,
  { shapes = true }: FormatOptions = {},
  onNote: OnNote = () => undefined,
): AsyncGenerator<string> {
  const { createDrawing } = await import('./drawing.ts')
  const grid = (await source.grid?.()) ?? null
  const positions = new Map<string, Position>()
  const placed: PlacedHole[] = []
  let unplaced = 0
  for await (const hole of source.holes()) {
    const position = positionOf(hole)
    if (position !== null) positions.set(hole.id, position)
    const at = pointOf(hole, grid, position)
    if (at === null) unplaced++
    else placed.push(placeHole(hole, at))
  }
  const drawn = shapes ? shapesOf(source, positions) : []
  const notes = planNotes({ source, grid, unplaced, hidden: grid === null ? drawn.length : 0 })
  for (const note of notes.forReader) onNote(note)
  const drawing = createDrawing()
  const scale = chooseScale(placed.map(({ at }) => at))
  drawHoles(drawing, placed, scale)
  if (grid !== null) for (const shape of drawn) drawShape(drawing, shape, grid, scale)
  drawNotes(drawing, [...notes.title, ...notes.forReader], placed, scale)
  yield drawing.write()
}

/** Null: it has no coordinates, or they are in doubt. A pinned hole is where it was pinned. */
function pointOf(hole: ExportHole, grid: ExportGrid | null, position: Position | null): CadPoint | null {
  const { easting, northing, groundLevel, mapPlacement, positionInDoubt } = hole
  const z = groundLevel ?? 0
  const isSurveyed = mapPlacement === null && positionInDoubt === undefined
  if (isSurveyed && easting !== null && northing !== null) return { x: easting, y: northing, z }
  const projected = grid === null || position === null ? null : grid.project(position)
  return projected && { x: projected.easting, y: projected.northing, z }
}

/** Denominator of the largest usual scale at which the points fit on the paper. */
function chooseScale(points: readonly CadPoint[]): number {
  const { minX, maxX, minY, maxY } = extentOf(points)
  return scaleFor(Math.max(maxX - minX, maxY - minY), SCALES)
}

function extentOf(points: readonly CadPoint[]) {
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of points) {
    ;[minX, maxX] = [Math.min(minX, x), Math.max(maxX, x)]
    ;[minY, maxY] = [Math.min(minY, y), Math.max(maxY, y)]
  }
  return points.length === 0 ? { minX: 0, maxX: 0, minY: 0, maxY: 0 } : { minX, maxX, minY, maxY }
}

function placeHole({ locationId, style, groundLevel, data }: ExportHole, at: CadPoint): PlacedHole {
  return {
    name: locationId,
    at,
    level: groundLevel === null ? null : (data.LOCA_GL ?? data.HOLE_GL ?? String(groundLevel)),
    type: style?.locationType ?? data.LOCA_TYPE ?? data.HOLE_TYPE ?? '',
    symbol: style?.markerSymbol ?? 'circle',
    colour: style?.markerColor ?? '',
  }
}

function drawHoles(drawing: Drawing, holes: readonly PlacedHole[], scale: number): void {
  const [names, levels] = [drawing.layer('HOLE_NAMES'), drawing.layer('HOLE_LEVELS')]
  const [height, size] = [TEXT_HEIGHT_M * scale, SYMBOL_SIZE_M * scale]
  for (const { name, at, level, type, symbol, colour } of holes) {
    const layer = drawing.layer(type === '' ? 'HOLES' : `HOLES_${type}`, cadColour(colour))
    drawing.insert(drawing.symbol(symbol), at, { layer, size })
    const x = at.x + 0.7 * size
    drawing.text(names, name, { ...at, x }, { height })
    if (level === null) continue
    drawing.text(levels, `GL ${level}`, { ...at, x, y: at.y - 1.4 * height }, { height: 0.8 * height })
  }
}

const LAYERS = { boundary: 'BOUNDARIES', group: 'GROUPS' } as const

/** Nothing of a shape that leaves the grid. */
function drawShape(drawing: Drawing, shape: Shape, grid: ExportGrid, scale: number): void {
  const { kind, name, geometry, style } = shape
  const isArea = geometry.type === 'Polygon'
  const lines = isArea ? geometry.coordinates : [geometry.coordinates]
  const projected = lines.map((line) =>
    line.flatMap(([longitude, latitude]) => {
      const at = grid.project({ longitude, latitude })
      return at === null ? [] : [{ x: at.easting, y: at.northing }]
    }),
  )
  const layer = drawing.layer(LAYERS[kind], cadColour(style.strokeColor))
  for (const [place, points] of projected.entries()) {
    if (points.length < (lines[place]?.length ?? 0)) continue
    // The last position of a ring repeats the first.
    drawing.line(layer, isArea ? points.slice(0, -1) : points, isArea)
  }
  const [first] = projected.flat()
  const labels = drawing.layer(`${LAYERS[kind]}_NAMES`, cadColour(style.strokeColor))
  if (first !== undefined) drawing.text(labels, name, first, { height: TEXT_HEIGHT_M * scale })
}

interface PlanFacts {
  readonly source: ExportSource
  readonly grid: ExportGrid | null
  readonly unplaced: number
  /** Shapes that are not drawn. */
  readonly hidden: number
}

function planNotes({ source: { project }, grid, unplaced, hidden }: PlanFacts) {
  const title = [
    `${project.name} (${project.reference})`,
    grid === null
      ? 'Eastings and northings as in the file, metres; their grid is not known'
      : `${grid.name} (${grid.code}), metres; levels as in the file`,
    `State of ${project.updatedAt.slice(0, 10)}`,
  ]
  const forReader = [
    ...unplacedNotes(unplaced, 'not drawn'),
    ...(hidden > 0
      ? [`${countOf(hidden, 'shape')} not drawn: the grid of the project is not known, or cannot be used`]
      : []),
  ]
  return { title, forReader }
}

/** Below the plan. */
function drawNotes(drawing: Drawing, lines: readonly string[], holes: readonly PlacedHole[], scale: number) {
  const layer = drawing.layer('NOTES')
  const height = TEXT_HEIGHT_M * scale
  const { minX, minY } = extentOf(holes.map(({ at }) => at))
  for (const [place, line] of lines.entries())
    drawing.text(layer, line, { x: minX, y: minY - (4 + 1.8 * place) * height }, { height })
}
