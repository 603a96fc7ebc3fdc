import { DEFAULT_LIMIT, MAXIMUM_LIMIT } from '@groundsheet/contract'
import {
  intersectsBox,
  intervalsMeet,
  isOnGlobe,
  readBox,
  readInterval,
  splitBox,
  timeOf,
  type Collection,
  type Feature,
  type Property,
} from '@groundsheet/ogc-features'
import type { FeaturePosition } from '../../store/feature-store.ts'
import { RequestProblem } from '../problem.ts'
import { readFeatureCursor } from './feature-cursor.ts'
import { quote, refuse, refuseUnknown, type Parameters } from './ogc-parameters.ts'

export type Condition = (feature: Feature) => boolean

/** What is asked of the items of a collection. */
export interface ItemQuery {
  readonly limit: number
  readonly after: FeaturePosition | null
  /** All of them hold. */
  readonly conditions: readonly Condition[]
  /** What cursors are bound to, and the number of matches is the same for. */
  readonly list: readonly unknown[]
}

const ITEM_PARAMETERS = ['limit', 'cursor', 'bbox', 'datetime']

/** Throws `invalid_parameter`, `invalid_limit` and `invalid_cursor`. `allowed`: of every request. */
export function readItemQuery(
  parameters: Parameters,
  collection: Collection,
  { place, allowed }: { place: readonly unknown[]; allowed: readonly string[] },
): ItemQuery {
  const properties = collection.properties.filter(({ name }) => parameters.has(name))
  refuseUnknown(parameters, [
    ...allowed,
    ...ITEM_PARAMETERS,
    ...collection.properties.map(({ name }) => name),
  ])
  const filters = [...parameters].filter(([name]) => !UNBOUND.includes(name) && !allowed.includes(name))
  const list = [...place, filters.sort()]
  const cursor = parameters.get('cursor')
  return {
    limit: readLimit(parameters.get('limit')),
    after: cursor === undefined ? null : readFeatureCursor(cursor, list),
    conditions: [
      ...boxCondition(parameters.get('bbox')),
      ...timeCondition(parameters.get('datetime'), collection),
      ...properties.map((property) => hasValue(property, parameters.get(property.name) ?? '')),
    ],
    list,
  }
}

/** They may change from page to page. */
const UNBOUND = ['limit', 'cursor']

function readLimit(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT
  const limit = /^\d+$/.test(text) ? Number(text) : 0
  if (limit < 1) throw new RequestProblem('invalid_limit', undefined, { param: 'limit' })
  return Math.min(limit, MAXIMUM_LIMIT)
}

/** Features without a geometry match any box: OGC 17-069r4, requirement fc-bbox-response. */
function boxCondition(text: string | undefined): Condition[] {
  if (text === undefined) return []
  const box = readBox(text)
  if (box === null || !isOnGlobe(box))
    throw refuse(
      'bbox',
      `${quote(text)} is not west,south,east,north in degrees, or with heights as six numbers`,
    )
  const boxes = splitBox(box)
  return [({ geometry }) => geometry === null || boxes.some((one) => intersectsBox(geometry, one))]
}

/** Features without a time match any time: OGC 17-069r4, requirement fc-time-response. */
function timeCondition(text: string | undefined, { time }: Collection): Condition[] {
  if (text === undefined) return []
  const interval = readInterval(text)
  if (interval === null)
    throw refuse('datetime', `${quote(text)} is not a date, an RFC 3339 date-time, or an interval of them`)
  if (time === null) return []
  return [
    (feature) => {
      const stated = timeOf(feature, time)
      return stated === null || intervalsMeet(stated, interval)
    },
  ]
}

function hasValue({ name, type }: Property, text: string): Condition {
  if (type === 'number') {
    const number = text.trim() === '' ? NaN : Number(text)
    if (Number.isNaN(number)) throw refuse(name, `${quote(text)} is not a number`)
    return ({ properties }) => properties[name] === number
  }
  if (type === 'boolean') {
    if (text !== 'true' && text !== 'false') throw refuse(name, `${quote(text)} is neither true nor false`)
    return ({ properties }) => properties[name] === (text === 'true')
  }
  return ({ properties }) => properties[name] === text
}
