import { DEFAULT_LIMIT, listParameters } from '@groundsheet/contract'
import {
  COMMON_PARAMETERS,
  ITEM_PARAMETERS,
  queryablesOf,
  type Collection,
  type Feature,
  type ReferenceSystem,
} from '@groundsheet/ogc-features'
import type { FeaturePosition, FeatureSort } from '../../store/feature-store.ts'
import { RequestProblem } from '../problem.ts'
import { badParameter, quote } from '../split-query.ts'
import { readConditions, type Condition } from './feature-conditions.ts'
import type { Dataset } from './dataset.ts'
import { readFeatureCursor } from './feature-cursor.ts'
import { refuseUnknown, type Parameters } from './ogc-parameters.ts'
import { readReferenceSystem } from './reference-systems.ts'

/** What a request selects of the items of a collection. */
export interface ItemQuery {
  readonly limit: number
  readonly after: FeaturePosition | null
  /** Null: in the order of creation. */
  readonly sort: FeatureSort | null
  readonly crs: ReferenceSystem
  /** A feature with the properties that are requested. */
  readonly select: (feature: Feature) => Feature
  /** All of them hold. */
  readonly conditions: readonly Condition[]
  /** What cursors are bound to, and the number of matches is the same for. */
  readonly list: readonly unknown[]
}

/** Throws `invalid_parameter`, `invalid_limit` and `invalid_cursor`. */
export async function readItemQuery(
  parameters: Parameters,
  dataset: Dataset,
  collection: Collection,
): Promise<ItemQuery> {
  const names = queryablesOf(collection).map(({ name }) => name)
  refuseUnknown(parameters, [...COMMON_PARAMETERS, ...ITEM_PARAMETERS, ...names, OFFSET])
  refuseOffset(parameters.get(OFFSET))
  const filters = [...parameters].filter(([name]) => !UNBOUND.includes(name))
  const list = [dataset.projectId, collection.id, filters.sort()]
  const cursor = parameters.get('cursor')
  return {
    limit: readLimit(parameters.get('limit')),
    after: cursor === undefined ? null : readFeatureCursor(cursor, list),
    sort: readSort(parameters.get('sortby'), collection),
    crs: await readReferenceSystem(parameters, 'crs', dataset.ownCode),
    select: readSelection(parameters.get('properties'), collection),
    conditions: readConditions(parameters, collection, {
      box: await readReferenceSystem(parameters, 'bbox-crs', dataset.ownCode),
      filter: await readReferenceSystem(parameters, 'filter-crs', dataset.ownCode),
    }),
    list,
  }
}

/** Not in the standard; some clients begin with 0. Other pages have the address of the link `next`. */
const OFFSET = 'offset'

function refuseOffset(text: string | undefined): void {
  if (text === undefined || text === '0') return
  throw badParameter(OFFSET, `${quote(text)} is not 0: follow the link next of the page before`)
}

/** They may change from page to page. */
const UNBOUND = ['limit', 'cursor', OFFSET, ...COMMON_PARAMETERS]

function readLimit(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT
  const limit = listParameters.rows.limit.read(text)
  if (limit === undefined) throw new RequestProblem('invalid_limit', undefined, { param: 'limit' })
  return limit
}

/** A sign in an address may arrive as a space. */
function readSort(text: string | undefined, { sortables }: Collection): FeatureSort | null {
  if (text === undefined) return null
  const [, sign, name] = /^([+ -]?)(.*)$/s.exec(text) ?? []
  const sortable = sortables.find(({ property }) => property === name)
  if (sortable) return { by: sortable.by, descending: sign === '-' }
  const known = sortables.flatMap(({ property }) => [property, `-${property}`])
  throw badParameter(
    'sortby',
    `${quote(text)} is not an order of this collection ` +
      `(${known.length === 0 ? 'it has none' : `one of: ${known.join(', ')}`})`,
  )
}

function readSelection(text: string | undefined, { properties }: Collection): ItemQuery['select'] {
  if (text === undefined) return (feature) => feature
  const names = text.split(',')
  const known = new Set(properties.map(({ name }) => name))
  const unknown = names.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw badParameter('properties', `${quote(unknown)} is not a property of this collection; see its schema`)
  const requested = new Set(names)
  const order = properties.filter(({ name }) => requested.has(name)).map(({ name }) => name)
  return (feature) => ({
    ...feature,
    properties: Object.fromEntries(order.map((name) => [name, feature.properties[name] ?? null])),
  })
}
