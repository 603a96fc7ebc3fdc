import type { Feature, Point } from 'geojson'
import type { Town } from './read-towns.ts'

/** A town of the gazetteer with its position in degrees, WGS 84. */
export interface FoundTown extends Town {
  readonly longitude: number
  readonly latitude: number
}

/** Lower case, without accents and without what stands between letters: `St. Ives`, `st ives`. */
const fold = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Towns of a name and then those whose name begins with it, the largest first: `max` of them. */
export function findTowns(text: string, towns: readonly Feature<Point, Town>[], max: number): FoundTown[] {
  const requested = fold(text)
  if (requested.length < 2) return []
  return towns
    .flatMap((town) => {
      const name = fold(town.properties.name)
      return name.startsWith(requested) ? [{ town, isNamed: name === requested }] : []
    })
    .sort(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) || b.town.properties.population - a.town.properties.population,
    )
    .slice(0, max)
    .map(({ town: { properties, geometry } }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      return { ...properties, longitude, latitude }
    })
}
