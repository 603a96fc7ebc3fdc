import {
  COMMON_PARAMETERS,
  inReferenceSystem,
  SCHEMA_KINDS,
  scopesOf,
  type Collection,
  type SchemaKind,
} from '@groundsheet/ogc-features'
import type { Scope } from '@groundsheet/contract'
import type { Caller } from '../request-caller.ts'
import { notFound } from '../problem.ts'
import type { Dataset } from './dataset.ts'
import { writeFeatureCursor } from './feature-cursor.ts'
import { readItemQuery } from './item-query.ts'
import {
  apiDocument,
  collectionDocument,
  collectionList,
  conformance,
  featureCollection,
  featureDocument,
  featureSchemaDocument,
  landingPage,
  logicalSchemaDocument,
  type OgcDocument,
} from './ogc-documents.ts'
import { refuseUnknown, type Parameters } from './ogc-parameters.ts'
import type { OgcService } from './ogc-service.ts'
import { readReferenceSystem } from './reference-systems.ts'
import { selectFeatures } from './select-features.ts'

/** A request after the checks of its caller. */
export interface OgcCall {
  readonly service: OgcService
  readonly caller: Caller
  readonly dataset: Dataset
  /** Address of the dataset. */
  readonly url: string
  readonly collectionId: string
  readonly featureId: string
  /** Read after everything in the path was found. Throws `invalid_parameter`. */
  readonly parameters: () => Parameters
  readonly isAbandoned: () => boolean
}

/** Answers without a key, and names nothing that is in a dataset. */
export type PublicEndpoint = (url: string, service: OgcService) => OgcDocument

export interface Endpoint {
  readonly scopes: (collectionId: string) => readonly Scope[]
  readonly run: (call: OgcCall) => Promise<OgcDocument>
}

export const PUBLIC_ENDPOINTS: Readonly<Record<string, PublicEndpoint>> = {
  '/': landingPage,
  '/api': (url, { queryKeys }) => apiDocument(url, queryKeys),
  '/conformance': conformance,
}

const COLLECTION = '/collections/:collection'

export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  // It says which tables a project has, as the project itself does.
  '/collections': { scopes: () => ['projects:read'], run: listCollections },
  [COLLECTION]: { scopes: scopesOf, run: describeOne },
  [`${COLLECTION}/feature-schema`]: { scopes: scopesOf, run: describeFeatures },
  ...Object.fromEntries(
    SCHEMA_KINDS.map((kind) => [
      `${COLLECTION}/${kind}`,
      { scopes: scopesOf, run: describeProperties(kind) },
    ]),
  ),
  [`${COLLECTION}/items`]: { scopes: scopesOf, run: listFeatures },
  [`${COLLECTION}/items/:feature`]: { scopes: scopesOf, run: readFeature },
}

async function listCollections(call: OgcCall): Promise<OgcDocument> {
  const { service, caller, dataset, url, parameters, isAbandoned } = call
  refuseUnknown(parameters(), COMMON_PARAMETERS)
  const described: (readonly [Collection, Awaited<ReturnType<OgcService['extent']>>])[] = []
  for (const collection of dataset.collections)
    described.push([collection, await service.extent(caller, dataset, collection, isAbandoned)])
  return collectionList(url, dataset, described)
}

async function describeOne(call: OgcCall): Promise<OgcDocument> {
  const { service, caller, dataset, url, parameters, isAbandoned } = call
  const collection = findCollection(call)
  refuseUnknown(parameters(), COMMON_PARAMETERS)
  const extent = await service.extent(caller, dataset, collection, isAbandoned)
  return collectionDocument(url, dataset, collection, extent)
}

function describeFeatures(call: OgcCall): Promise<OgcDocument> {
  const collection = findCollection(call)
  refuseUnknown(call.parameters(), COMMON_PARAMETERS)
  return Promise.resolve(featureSchemaDocument(call.url, collection))
}

function describeProperties(kind: SchemaKind): Endpoint['run'] {
  return (call) => {
    const collection = findCollection(call)
    refuseUnknown(call.parameters(), COMMON_PARAMETERS)
    return Promise.resolve(logicalSchemaDocument(call.url, collection, kind))
  }
}

async function listFeatures(call: OgcCall): Promise<OgcDocument> {
  const { service, caller, dataset, url, isAbandoned } = call
  const collection = findCollection(call)
  const parameters = call.parameters()
  const query = await readItemQuery(parameters, dataset, collection)
  const name = JSON.stringify([caller.key.version, caller.permissionKey, query.list])
  const { features, matched, next } = await selectFeatures(
    service.reader(caller, dataset, collection, isAbandoned),
    query,
    {
      total: () => service.total(caller, dataset, collection),
      counted: service.matches.get(name),
      isAbandoned,
    },
  )
  if (!isAbandoned()) service.matches.set(name, matched)
  return featureCollection(url, collection, {
    features: features.map(({ feature }) => inReferenceSystem(query.select(feature), query.crs)),
    matched,
    crs: query.crs.uri,
    cursor: next && writeFeatureCursor(next, query.list),
    query: shownParameters(parameters),
  })
}

/** A link does not repeat the key: links are kept and passed on. */
const shownParameters = (parameters: Parameters): Record<string, string> =>
  Object.fromEntries([...parameters].filter(([name]) => name !== 'key'))

async function readFeature(call: OgcCall): Promise<OgcDocument> {
  const { service, caller, dataset, url, featureId, parameters, isAbandoned } = call
  const collection = findCollection(call)
  const isId = /^[0-9a-f]{24}$/.test(featureId)
  const reader = service.reader(caller, dataset, collection, isAbandoned)
  const [found] = isId ? await reader.read({ ids: [featureId] }) : []
  if (!found) throw notFound()
  const given = parameters()
  refuseUnknown(given, [...COMMON_PARAMETERS, 'crs'])
  const crs = await readReferenceSystem(given, 'crs', dataset.ownCode)
  return featureDocument(url, collection, inReferenceSystem(found.feature, crs), crs.uri)
}

function findCollection({ dataset, collectionId }: OgcCall): Collection {
  const collection = dataset.collections.find(({ id }) => id === collectionId)
  if (!collection) throw notFound()
  return collection
}
