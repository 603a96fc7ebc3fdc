import type { Collection } from './collections.ts'
import type { Property } from './feature.ts'
import { titleOf, VALUE_SCHEMAS, SCHEMA_DIALECT } from './schema-documents.ts'
import { ucumUnit } from './ucum-unit.ts'

/** What a schema lists: all that features have, what filters may name, or what they can be sorted by. */
export type SchemaKind = 'schema' | 'queryables' | 'sortables'

export const SCHEMA_KINDS: readonly SchemaKind[] = ['schema', 'queryables', 'sortables']

/** Parameters of the items that are no properties; a property of that name cannot be requested. */
export const ITEM_PARAMETERS: readonly string[] = [
  'limit',
  'cursor',
  'bbox',
  'bbox-crs',
  'crs',
  'datetime',
  'properties',
  'sortby',
  'filter',
  'filter-lang',
  'filter-crs',
]

/** Parameters of every address. */
export const COMMON_PARAMETERS: readonly string[] = ['f', 'key']

/** Properties whose values select features. */
export const queryablesOf = ({ properties }: Collection): readonly Property[] =>
  properties.filter(({ name }) => !RESERVED.has(name))

const RESERVED: ReadonlySet<string> = new Set([...ITEM_PARAMETERS, ...COMMON_PARAMETERS])

/** OGC 23-058r2 (Part 5). `url`: its own address. A feature has null where a property has no value. */
export function logicalSchema(
  collection: Collection,
  kind: SchemaKind,
  url: string,
): Record<string, unknown> {
  return {
    $schema: SCHEMA_DIALECT,
    $id: url,
    type: 'object',
    title: collection.title,
    description: DESCRIPTIONS[kind] ?? collection.description,
    properties: propertiesOf(collection, kind),
    additionalProperties: false,
  }
}

const DESCRIPTIONS: Partial<Record<SchemaKind, string>> = {
  queryables: 'Properties that features can be selected by.',
  sortables: 'Properties that features can be sorted by, one at a time. Text is sorted by code points.',
}

function propertiesOf(collection: Collection, kind: SchemaKind): Record<string, object> {
  const described = (properties: readonly Property[]) =>
    Object.fromEntries(
      properties.map((property, seq) => [property.name, describe(property, collection, seq)]),
    )
  const geometry = {
    title: 'Position',
    format: `geometry-${collection.geometry}`,
    'x-ogc-role': 'primary-geometry',
  }
  if (kind === 'queryables') return { ...described(queryablesOf(collection)), geometry }
  const sortable = new Set(collection.sortables.map(({ property }) => property))
  if (kind === 'sortables') return described(collection.properties.filter(({ name }) => sortable.has(name)))
  return {
    ...described(collection.properties),
    id: { title: 'Id of the feature', type: 'string', pattern: '^[0-9a-f]{24}$', 'x-ogc-role': 'id' },
    geometry,
  }
}

function describe(property: Property, { time }: Collection, seq: number): object {
  const unit = property.type === 'number' ? ucumUnit(property.unit) : null
  const role = property.type === 'date' && time !== null ? roleOf(property.name, time) : null
  return {
    title: titleOf(property),
    ...VALUE_SCHEMAS[property.type],
    ...(unit === null ? {} : { 'x-ogc-unit': unit }),
    ...(role === null ? {} : { 'x-ogc-role': role }),
    'x-ogc-propertySeq': seq,
  }
}

function roleOf(name: string, { start, end }: NonNullable<Collection['time']>): string | null {
  if (start === end) return name === start ? 'primary-instant' : null
  if (name === start) return 'primary-interval-start'
  return name === end ? 'primary-interval-end' : null
}
