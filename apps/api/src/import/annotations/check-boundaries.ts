import { join } from 'node:path'
import type { BoundaryGeometry } from '@groundsheet/contract'
import type { ProjectFolder } from '../company-folder/read-project-folder.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import { boundaryName } from './prepare-boundaries.ts'
import { findCrossing, type Line } from './find-crossing.ts'

/** Reports boundaries that cannot be drawn as they are meant; they are stored as given. */
export function checkBoundaries({ path, boundaries }: ProjectFolder, diagnostics: DiagnosticList): void {
  const file = join(path, 'boundaries.geojson')
  for (const [index, { geometry, properties }] of boundaries.entries()) {
    const problem = problemOf(geometry)
    if (problem === null) continue
    const message = `"${boundaryName(properties, index)}" ${problem.message}`
    diagnostics.add({ file, rule: 'boundary-shape', severity: 'warning', message, advice: problem.advice })
  }
}

function problemOf(geometry: BoundaryGeometry): { message: string; advice: string } | null {
  const lines: readonly Line[] =
    geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates
  if (lines.some(spansHalfTheGlobe))
    return {
      message: 'spans more than 180 degrees of longitude',
      advice: 'Divide a shape across the antimeridian there (RFC 7946, 3.1.9)',
    }
  if (geometry.type === 'LineString') return null
  const crossing = lines.map(findCrossing).find((found) => found !== null)
  if (!crossing) return null
  if (crossing === 'too many')
    return {
      message: 'has too many positions to find whether it crosses itself',
      advice: 'Simplify it in a program for maps, and see there whether it crosses itself',
    }
  const [longitude, latitude] = crossing
  const where = `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`
  return {
    message: `crosses itself near ${where}: its area depends on the program that draws it`,
    advice: 'Correct the order of its corners there',
  }
}

const MAX_SPAN_DEGREES = 180

const spansHalfTheGlobe = (line: Line): boolean =>
  line.some(([longitude = 0], index) => {
    const before = line[index - 1]?.[0]
    return before !== undefined && Math.abs(longitude - before) > MAX_SPAN_DEGREES
  })
