import {
  CRS84,
  readFilter,
  type Feature,
  type FilterLanguage,
  type Property,
  type PropertyType,
  type ReferenceSystem,
  type Value,
} from '../src/index.ts'

const property = (name: string, type: PropertyType): Property => ({ name, type, title: name, unit: '' })

export const QUERYABLES = [
  property('name', 'text'),
  property('depth', 'number'),
  property('level', 'number'),
  property('done', 'boolean'),
  property('date', 'date'),
  property('seen', 'localTime'),
  property('updated', 'moment'),
  property('AND', 'text'),
  property('two words', 'text'),
]

const NOTHING = Object.fromEntries(QUERYABLES.map(({ name }) => [name, null]))

export function feature(
  id: string,
  properties: Record<string, Value>,
  at: readonly [number, number] | null,
): Feature {
  const geometry = at && ({ type: 'Point', coordinates: at } as const)
  return { id, geometry, stated: null, properties: { ...NOTHING, ...properties } }
}

export const FEATURES = [
  feature('a', { name: 'BH1', depth: 10, level: 12, done: true, date: '2021-03-09' }, [-1, 53]),
  feature('b', { name: 'BH2', depth: 25.5, level: 25.5, done: false, seen: '2021-03-09T10:00:00' }, [0, 51]),
  feature('c', { name: "O'Neill 100%_\\x", depth: 0, updated: '2026-01-01T00:00:00.000Z' }, [179.5, 10]),
  feature('d', { AND: 'x', 'two words': 'y"z' }, null),
]

export const select = (
  filter: string,
  language: FilterLanguage = 'cql2-text',
  system: ReferenceSystem = CRS84,
): string => {
  const holds = readFilter(filter, language, QUERYABLES, system)
  return FEATURES.filter(holds)
    .map(({ id }) => id)
    .join('')
}
