import type { Feature, Point } from 'geojson'
import type { Town } from './read-towns.ts'

/** Lower case, without accents and without what stands between letters: `St. Ives`, `st ives`. */
const fold = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The largest town of a name; without one, the largest whose name begins with it. Null: there is none. */
export function findTown(
  text: string,
  towns: readonly Feature<Point, Town>[],
): { readonly longitude: number; readonly latitude: number } | null {
  const wanted = fold(text)
  if (wanted.length < 2) return null
  const found = towns.filter(({ properties }) => fold(properties.name).startsWith(wanted))
  const named = found.filter(({ properties }) => fold(properties.name) === wanted)
  const [largest] = (named.length > 0 ? named : found).toSorted(
    (a, b) => b.properties.population - a.properties.population,
  )
  const [longitude, latitude] = largest?.geometry.coordinates ?? []
  return longitude === undefined || latitude === undefined ? null : { longitude, latitude }
}
