import type { Feature, FeatureCollection, Point } from 'geojson'
import { regionWords } from './region-words.ts'

/** A place of the gazetteer as the map draws it. */
export interface Town {
  readonly name: string
  readonly population: number
  /** The part of Great Britain, Ireland or the island that it is in. */
  readonly region: string
}

/**
 * Places of a text of tab-separated values with a line of names: name, country, admin, population, longitude
 * and latitude in degrees.
 */
export function readTowns(text: string): FeatureCollection<Point, Town> {
  const [, ...lines] = text.trim().split('\n')
  return { type: 'FeatureCollection', features: lines.map(readTown) }
}

function readTown(line: string): Feature<Point, Town> {
  const [name = '', country = '', admin = '', population, longitude, latitude] = line.split('\t')
  return {
    type: 'Feature',
    properties: {
      name,
      population: Number(population),
      region: regionWords.countries.get(country) ?? regionWords.regions.get(admin) ?? '',
    },
    geometry: { type: 'Point', coordinates: [Number(longitude), Number(latitude)] },
  }
}
