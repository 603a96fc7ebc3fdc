import { ownValue } from '@groundsheet/readings'
import {
  DEFAULT_LIMIT,
  filterParameters,
  RELEVANCE,
  type listParameters,
  type Operation,
  type Parameter,
  type Query,
  type Scope,
} from '@groundsheet/contract'
import { suggestionHint } from '../common/suggest-word.ts'
import type { PageRequest } from '../store/read-store.ts'
import { readCursor, readPairCursor, type CursorPair } from './cursor.ts'
import { RequestProblem } from './problem.ts'
import { givenTwice, quote, shorten, splitQuery, type Pair } from './split-query.ts'

/** A part of a list. `afterPair`: of one that is not in the order of creation. */
export interface RequestedPage extends PageRequest {
  readonly afterPair: CursorPair | null
}

export interface RequestQuery {
  readonly values: Readonly<Record<string, unknown>>
  readonly page: RequestedPage
  /** What the cursors of this list are bound to. */
  readonly list: readonly unknown[]
  /** Scopes its values need in addition to that of the operation. */
  readonly scopes: readonly Scope[]
  /** The first error in it; reported only if the requested thing was found. */
  readonly problem: RequestProblem | null
}

/**
 * Reads the text after `?`. `bound`: the route and ids of a cursor. A query with an error requests no items,
 * so that only the named thing is looked up; it needs the scopes of its valid values.
 */
export function readRequestQuery(operation: Operation, text: string, bound: readonly string[]): RequestQuery {
  try {
    return readPairs(operation, splitQuery(text), bound)
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error
    const empty = readPairs(operation, [], bound)
    const scopes = scopesOf(operation.parameters, readableValues(operation.parameters, text))
    return { ...empty, page: { ...empty.page, limit: 0 }, scopes, problem: error }
  }
}

function readPairs(operation: Operation, pairs: readonly Pair[], bound: readonly string[]): RequestQuery {
  const values = readValues(operation.parameters, pairs)
  const { limit, cursor, sort, since, updatedSince = since } = values as Query<Common>
  const { q = '', search = '', locationId } = values
  const areas = AREA_PARAMETERS.flatMap((name) => (name in values ? [[name, values[name]]] : []))
  const list = [...bound, sort ?? 'created', updatedSince, q, search, locationId, ...areas]
  return {
    values,
    list,
    page: {
      limit: limit ?? DEFAULT_LIMIT,
      ...continueAfter(cursor, list, orderOf(operation, values)),
      sort: sort ?? 'created',
      updatedSince: updatedSince ?? null,
    },
    scopes: scopesOf(operation.parameters, Object.entries(values)),
    problem: null,
  }
}

/** Parameters that choose what is in a list, and so belong to its cursors. */
const AREA_PARAMETERS = ['bbox', 'near', 'radius', 'projectId', ...Object.keys(filterParameters)]

/** Scopes that the given values need. */
const scopesOf = (
  parameters: Parameters,
  values: readonly (readonly [name: string, value: unknown])[],
): readonly Scope[] =>
  values.flatMap(([name, value]) => {
    const { scope = [], scopes } = parameters[name] ?? {}
    return [scope].flat().concat(scopes ? [value].flat().flatMap((one) => scopes[String(one)] ?? []) : [])
  })

/** For a query with an error, each value alone. */
const readableValues = (parameters: Parameters, text: string): (readonly [name: string, value: unknown])[] =>
  text.split('&').flatMap((piece) => {
    try {
      return Object.entries(readValues(parameters, splitQuery(piece)))
    } catch {
      return []
    }
  })

/** Parameters of every list; optional, since an object takes none of them. */
type Common = typeof listParameters.rows & Partial<typeof listParameters.deletions>

type Order = 'creation' | 'whole numbers' | 'distances'

/** Lists of an area, and those of what is found best first, are not in the order of creation. */
function orderOf({ parameters }: Operation, values: Readonly<Record<string, unknown>>): Order {
  if (values.sort === RELEVANCE) return 'whole numbers'
  if (!('bbox' in parameters)) return 'creation'
  return 'near' in values ? 'distances' : 'whole numbers'
}

function continueAfter(
  cursor: string | undefined,
  list: readonly unknown[],
  order: Order,
): Pick<RequestedPage, 'after' | 'afterPair'> {
  if (cursor === undefined) return { after: null, afterPair: null }
  const after = order === 'creation' ? readCursor(cursor, list) : null
  const afterPair = order === 'creation' ? null : readPairCursor(cursor, list, order)
  if (after === null && afterPair === null)
    throw new RequestProblem('invalid_cursor', undefined, { param: 'cursor' })
  return { after, afterPair }
}

type Parameters = Operation['parameters']

function readValues(parameters: Parameters, pairs: readonly Pair[]): Record<string, unknown> {
  const texts = new Map<string, string>()
  for (const [name, text] of pairs) {
    const parameter = ownValue(parameters, name)
    if (!parameter) throw unknownParameter(name, Object.keys(parameters))
    const earlier = texts.get(name)
    if (earlier !== undefined && !parameter.multiple) throw givenTwice(name)
    texts.set(name, earlier === undefined ? text : `${earlier},${text}`)
  }
  return Object.fromEntries([...texts].map(([name, text]) => [name, readValue(name, parameters[name], text)]))
}

function readValue(name: string, parameter: Parameter<unknown> | undefined, text: string): unknown {
  const value = parameter?.read(text)
  if (parameter && value === undefined)
    throw new RequestProblem(parameter.problem, badValue(name, parameter, text), { param: name })
  return value
}

const badValue = (name: string, parameter: Parameter<unknown>, text: string): string =>
  `${name}: ${quote(text)} cannot be used. ${parameter.description}`

function unknownParameter(name: string, known: string[]): RequestProblem {
  const shown = shorten(name)
  const list = known.length > 0 ? `known: ${known.join(', ')}` : 'there is none'
  const message = `${JSON.stringify(shown)} is not a parameter here${suggestionHint(shown, known)} (${list})`
  return new RequestProblem('invalid_parameter', message, { param: shown })
}
