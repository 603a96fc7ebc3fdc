import type { Collection } from './collections.ts'
import type { Property, PropertyType } from './feature.ts'

export const SCHEMA_DIALECT = 'https://json-schema.org/draft/2020-12/schema'

const GEOMETRIES: Record<Collection['geometry'], string> = {
  point: 'Point',
  polygon: 'Polygon',
  any: 'Geometry',
}

/**
 * JSON Schema of the values of each type. A local time has no offset, so it is no `date-time` of RFC 3339.
 */
export const VALUE_SCHEMAS: Record<PropertyType, object> = {
  text: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  localTime: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d:\\d\\d)?$' },
  moment: { type: 'string', format: 'date-time' },
}

/**
 * A schema whose properties are those of whole features, for programs that read it before the features.
 * `url`: its own address.
 */
export function featureSchema(collection: Collection, url: string): Record<string, unknown> {
  const properties = Object.fromEntries(
    collection.properties.map((property) => [
      property.name,
      { title: titleOf(property), ...VALUE_SCHEMAS[property.type] },
    ]),
  )
  const geometry = { $ref: `https://geojson.org/schema/${GEOMETRIES[collection.geometry]}.json` }
  return {
    $schema: SCHEMA_DIALECT,
    $id: url,
    type: 'object',
    title: collection.title,
    description: collection.description,
    required: ['type', 'id', 'geometry', 'properties'],
    properties: {
      type: { type: 'string', enum: ['Feature'] },
      id: { type: 'string' },
      geometry,
      properties: { type: 'object', required: Object.keys(properties), properties },
    },
  }
}

export const titleOf = ({ title, unit }: Property): string => (unit === '' ? title : `${title} (${unit})`)
