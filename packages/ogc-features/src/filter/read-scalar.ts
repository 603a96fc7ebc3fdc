import type { Feature, Property, PropertyType } from '../feature.ts'
import { FilterProblem, shown } from './filter-problem.ts'

type ScalarType = 'text' | 'number' | 'boolean' | 'time'

/** Times are in milliseconds since 1970. */
export type ScalarValue = string | number | boolean

/** One side of a comparison. */
export interface Scalar {
  readonly type: ScalarType
  /** Null: the feature has no value. */
  readonly read: (feature: Feature) => ScalarValue | null
  /** In messages. */
  readonly shown: string
  /** The text of a literal in quotes, which may stand for a time. */
  readonly text: string | null
}

const TYPES: Record<PropertyType, ScalarType> = {
  text: 'text',
  number: 'number',
  boolean: 'boolean',
  date: 'time',
  localTime: 'time',
  moment: 'time',
}

/** A literal or a property in the form of CQL2 JSON. Throws `FilterProblem`. */
export function readScalar(json: unknown, queryables: readonly Property[]): Scalar {
  if (typeof json === 'string') return { ...literal('text', json, json), text: json }
  if (typeof json === 'number' && Number.isFinite(json)) return literal('number', json, json)
  if (typeof json === 'boolean') return literal('boolean', json, json)
  const { date, timestamp, property } = (json ?? {}) as Readonly<Record<string, unknown>>
  const time = date ?? timestamp
  if (typeof time === 'string') return literal('time', readTime(time), time)
  if (typeof property === 'string') return readProperty(property, queryables)
  throw new FilterProblem(`has ${shown(json)} where a property or a value is needed`)
}

const literal = (type: ScalarType, value: ScalarValue, source: unknown): Scalar => ({
  type,
  read: () => value,
  shown: shown(source),
  text: null,
})

function readProperty(name: string, queryables: readonly Property[]): Scalar {
  const property = queryables.find((one) => one.name === name)
  if (property === undefined)
    throw new FilterProblem(`names ${shown(name)}, which is not a queryable of this collection`)
  const type = TYPES[property.type]
  const read = ({ properties }: Feature) => {
    const value = properties[name] ?? null
    return type === 'time' && typeof value === 'string' ? parseTime(value) : value
  }
  return { type, read, shown: shown(name), text: null }
}

/** The two as values of one type: a text beside a time is read as a time. Throws `FilterProblem`. */
export function alike(one: Scalar, other: Scalar): readonly [Scalar, Scalar] {
  if (one.type === other.type) return [one, other]
  if (one.type === 'time' && other.text !== null) return [one, toTime(other.text)]
  if (other.type === 'time' && one.text !== null) return [toTime(one.text), other]
  throw new FilterProblem(
    `compares ${one.shown} (${one.type}) with ${other.shown} (${other.type}), which are not of one type`,
  )
}

const toTime = (text: string): Scalar => literal('time', readTime(text), text)

function readTime(text: string): number {
  const time = parseTime(text)
  if (time === null)
    throw new FilterProblem(
      `has ${shown(text)}, which is not a date (2021-03-09) or time (2021-03-09T10:00:00Z)`,
    )
  return time
}

const TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/i

/**
 * A date is its first moment; a time of a clock on site is compared as if it were UTC. Null: it is no time.
 */
function parseTime(text: string): number | null {
  const [whole, zone] = TIME.exec(text) ?? []
  if (whole === undefined) return null
  const time = Date.parse(zone === undefined && whole.length > DATE_LENGTH ? `${whole}Z` : whole)
  // Some programs carry a 31 February over to March.
  const isThere =
    new Date(Date.parse(whole.slice(0, DATE_LENGTH)) || 0).toISOString().slice(0, DATE_LENGTH) ===
    whole.slice(0, DATE_LENGTH)
  return Number.isNaN(time) || !isThere ? null : time
}

const DATE_LENGTH = '2021-03-09'.length
