import { MAX_LIMIT } from '@groundsheet/contract'
import {
  CONFORMANCE,
  CRS84_URI,
  describeService,
  featureSchema,
  logicalSchema,
  SCHEMA_KINDS,
  type Collection,
  type Feature,
  type SchemaKind,
} from '@groundsheet/ogc-features'
import { PROGRAM_VERSION } from '../../common/program-version.ts'
import type { Dataset } from './dataset.ts'
import type { Extent } from './measure-extent.ts'
import { collectionAddress, withQuery } from './ogc-address.ts'
import { offeredUris, storageUri } from './reference-systems.ts'

const JSON_TYPE = 'application/json'
const GEOJSON_TYPE = 'application/geo+json'
const HTML_TYPE = 'text/html'
const SCHEMA_TYPE = 'application/schema+json'
const OPENAPI_TYPE = 'application/vnd.oai.openapi+json;version=3.0'

const OGC_RELATIONS = 'http://www.opengis.net/def/rel/ogc/1.0'

const SCHEMA_TITLES: Record<SchemaKind, string> = {
  schema: 'Properties of the features',
  queryables: 'Properties to select features by',
  sortables: 'Properties to sort features by',
}

/** An answer before it is written as JSON or HTML. */
export interface OgcDocument {
  readonly type: string
  readonly json: Readonly<Record<string, unknown>>
  /** Address of the next page. */
  readonly next?: string
  /** URI of the reference system of its geometries. */
  readonly crs?: string
}

/** `url`: of the dataset. It says nothing of what is in it, since it answers without a key. */
export const landingPage = (url: string): OgcDocument => ({
  type: JSON_TYPE,
  json: {
    title: 'Groundsheet: ground investigation data',
    description: 'Exploratory holes and what was found in them, as features. Collections need an API key.',
    links: [
      { rel: 'self', type: JSON_TYPE, title: 'This page', href: url },
      { rel: 'service-desc', type: OPENAPI_TYPE, title: 'Description of the service', href: `${url}/api` },
      { rel: 'service-doc', type: HTML_TYPE, title: 'The same, to read', href: `${url}/api?f=html` },
      { rel: 'conformance', type: JSON_TYPE, title: 'What it conforms to', href: `${url}/conformance` },
      { rel: 'data', type: JSON_TYPE, title: 'Collections', href: `${url}/collections` },
    ],
  },
})

export const apiDocument = (url: string, queryKeys: boolean): OgcDocument => ({
  type: OPENAPI_TYPE,
  json: describeService({ url, version: PROGRAM_VERSION, queryKeys }),
})

export const conformance = (url: string): OgcDocument => ({
  type: JSON_TYPE,
  json: {
    conformsTo: CONFORMANCE,
    links: [{ rel: 'self', type: JSON_TYPE, title: 'This page', href: `${url}/conformance` }],
  },
})

export const collectionList = (
  url: string,
  dataset: Dataset,
  described: readonly (readonly [Collection, Extent])[],
): OgcDocument => ({
  type: JSON_TYPE,
  json: {
    title: dataset.title,
    links: [
      { rel: 'self', type: JSON_TYPE, title: 'This page', href: `${url}/collections` },
      { rel: 'root', type: JSON_TYPE, title: 'Landing page', href: url },
    ],
    crs: offeredUris(dataset.ownCode),
    collections: described.map(([collection, extent]) =>
      describeCollection(url, dataset, collection, extent),
    ),
  },
})

export const collectionDocument = (
  url: string,
  dataset: Dataset,
  collection: Collection,
  extent: Extent,
): OgcDocument => ({
  type: JSON_TYPE,
  json: describeCollection(url, dataset, collection, extent),
})

function describeCollection(url: string, dataset: Dataset, collection: Collection, { box, time }: Extent) {
  const { id, title, description } = collection
  const address = collectionAddress(url, id)
  const schema = { type: SCHEMA_TYPE, title: 'Schema of the features', href: `${address}/feature-schema` }
  return {
    id,
    title,
    description,
    itemType: 'feature',
    crs: offeredUris(dataset.ownCode),
    storageCrs: storageUri(dataset.ownCode, collection),
    extent: {
      ...(box && { spatial: { bbox: [box], crs: CRS84_URI } }),
      ...(time && { temporal: { interval: [[toIso(time.start), toIso(time.end)]] } }),
    },
    links: [
      { rel: 'self', type: JSON_TYPE, title: 'This collection', href: address },
      { rel: 'items', type: GEOJSON_TYPE, title: 'Features', href: `${address}/items` },
      { rel: 'items', type: HTML_TYPE, title: 'Features as a page', href: `${address}/items?f=html` },
      // GDAL before 3.7 reads the first spelling only.
      { rel: 'describedBy', ...schema },
      { rel: 'describedby', ...schema },
      ...SCHEMA_KINDS.map((kind) => ({
        rel: `${OGC_RELATIONS}/${kind}`,
        type: SCHEMA_TYPE,
        title: SCHEMA_TITLES[kind],
        href: `${address}/${kind}`,
      })),
    ],
  }
}

const toIso = (moment: number): string => new Date(moment).toISOString()

export const featureSchemaDocument = (url: string, collection: Collection): OgcDocument => ({
  type: SCHEMA_TYPE,
  json: featureSchema(collection, `${collectionAddress(url, collection.id)}/feature-schema`),
})

export const logicalSchemaDocument = (
  url: string,
  collection: Collection,
  kind: SchemaKind,
): OgcDocument => ({
  type: SCHEMA_TYPE,
  json: logicalSchema(collection, kind, `${collectionAddress(url, collection.id)}/${kind}`),
})

interface FeaturePage {
  readonly features: readonly Feature[]
  readonly matched: number
  /** URI of the reference system of the features. */
  readonly crs: string
  /** Null: this is the last page. */
  readonly cursor: string | null
  /** The parameters of this page. */
  readonly query: Readonly<Record<string, string>>
}

/**
 * GDAL before 3.8 requests ten features and follows the links, which request as many as a page may have.
 */
const NEXT_LIMIT = String(MAX_LIMIT)

export function featureCollection(
  url: string,
  collection: Collection,
  { features, matched, crs, cursor, query }: FeaturePage,
): OgcDocument {
  const address = collectionAddress(url, collection.id)
  const items = `${address}/items`
  const next = cursor === null ? undefined : withQuery(items, { ...query, limit: NEXT_LIMIT, cursor })
  return {
    type: GEOJSON_TYPE,
    crs,
    ...(next === undefined ? {} : { next }),
    json: {
      type: 'FeatureCollection',
      numberMatched: matched,
      numberReturned: features.length,
      features: features.map(toGeoJson),
      links: [
        { rel: 'self', type: GEOJSON_TYPE, title: 'This page', href: withQuery(items, query) },
        ...(next === undefined ? [] : [{ rel: 'next', type: GEOJSON_TYPE, title: 'Next page', href: next }]),
        { rel: 'collection', type: JSON_TYPE, title: collection.title, href: address },
      ],
    },
  }
}

export function featureDocument(
  url: string,
  collection: Collection,
  feature: Feature,
  crs: string,
): OgcDocument {
  const address = collectionAddress(url, collection.id)
  return {
    type: GEOJSON_TYPE,
    crs,
    json: {
      ...toGeoJson(feature),
      links: [
        { rel: 'self', type: GEOJSON_TYPE, title: 'This feature', href: `${address}/items/${feature.id}` },
        { rel: 'collection', type: JSON_TYPE, title: collection.title, href: address },
      ],
    },
  }
}

const toGeoJson = ({ id, geometry, properties }: Feature) => ({ type: 'Feature', id, geometry, properties })
