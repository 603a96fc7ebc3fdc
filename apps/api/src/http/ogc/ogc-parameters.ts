import { suggestionHint } from '../../common/suggest-word.ts'
import {
  badParameter,
  givenTwice,
  readPiece,
  shorten,
  splitPieces,
  splitQuery,
  type Pair,
} from '../split-query.ts'

export type Parameters = ReadonlyMap<string, string>

/** The parameters of an address, each given once. Throws `invalid_parameter`. */
export function splitParameters(address: string): Parameters {
  const parameters = new Map<string, string>()
  for (const [name, value] of splitQuery(splitAddress(address).query)) {
    if (parameters.has(name)) throw givenTwice(name)
    parameters.set(name, value)
  }
  return parameters
}

function splitAddress(address: string): { readonly path: string; readonly query: string } {
  const start = address.indexOf('?')
  return start < 0
    ? { path: address, query: '' }
    : { path: address.slice(0, start), query: address.slice(start + 1) }
}

/**
 * The first value of a parameter, for what is decided before the parameters are checked. Undefined: not
 * given, or none can be decoded.
 */
export function findValue(address: string, name: string): string | undefined {
  const pairs = splitPieces(splitAddress(address).query).map(readDecodable)
  return pairs.find((pair) => pair?.[0] === name)?.[1]
}

/** The address without a parameter that it has once; any other is unchanged. */
export function withoutParameter(address: string, name: string): string {
  const { path, query } = splitAddress(address)
  const pieces = splitPieces(query)
  const others = pieces.filter((piece) => readDecodable(piece)?.[0] !== name)
  if (others.length !== pieces.length - 1) return address
  return others.length === 0 ? path : `${path}?${others.join('&')}`
}

/** Null: the name or the value cannot be decoded. */
function readDecodable(piece: string): Pair | null {
  try {
    return readPiece(piece)
  } catch {
    return null
  }
}

/** Throws `invalid_parameter` for a parameter that is not `known`. */
export function refuseUnknown(parameters: Parameters, known: readonly string[]): void {
  const unknown = [...parameters.keys()].find((name) => !known.includes(name))
  if (unknown === undefined) return
  const shown = shorten(unknown)
  const list = known.slice(0, MAX_LISTED_NAMES).join(', ')
  throw badParameter(shown, `is not a parameter here${suggestionHint(shown, known)} (known: ${list})`)
}

/** Collections have up to hundreds of properties. */
const MAX_LISTED_NAMES = 20
