import { REFUSAL_BLOWS } from './drive.ts'
import { isUnrecorded } from './driven-figures.ts'
import { figuresOf, MAIN_PLACES } from './increments.ts'
import type { Statements } from './statements.ts'
import type { Values } from './row-values.ts'

/**
 * Blows and increments of a main drive whose penetrations were not recorded; null for any other. A drive with
 * blows in its last increment, or a stated N of fewer than 50 blows, is a whole one.
 */
export function findUnrecordedDrive(
  values: Values,
  { nval }: Pick<Statements, 'nval'>,
): { readonly blows: number; readonly increments: number } | null {
  const figures = figuresOf(values, MAIN_PLACES)
  const isWhole = (figures.at(-1)?.blows ?? 0) > 0 || (nval !== null && nval > 0 && nval < REFUSAL_BLOWS)
  if (isWhole || !isUnrecorded(figures)) return null
  const driven = figures.filter(({ blows }) => (blows ?? 0) > 0)
  return {
    blows: driven.reduce((sum, { blows }) => sum + (blows ?? 0), 0),
    increments: driven.length,
  }
}
