import { suggestionHint } from '../../common/suggest-word.ts'
import { badParameter, givenTwice, shorten, splitQuery } from '../split-query.ts'

export type Parameters = ReadonlyMap<string, string>

/** The parameters of an address, each given once. Throws `invalid_parameter`. */
export function splitParameters(address: string): Parameters {
  const start = address.indexOf('?')
  const parameters = new Map<string, string>()
  for (const [name, value] of start < 0 ? [] : splitQuery(address.slice(start + 1))) {
    if (parameters.has(name)) throw givenTwice(name)
    parameters.set(name, value)
  }
  return parameters
}

/** Throws `invalid_parameter` for a parameter that is not `known`. */
export function refuseUnknown(parameters: Parameters, known: readonly string[]): void {
  const unknown = [...parameters.keys()].find((name) => !known.includes(name))
  if (unknown === undefined) return
  const shown = shorten(unknown)
  const list = known.slice(0, MAX_LISTED).join(', ')
  throw badParameter(shown, `is not a parameter here${suggestionHint(shown, known)} (known: ${list})`)
}

/** Collections have up to hundreds of properties. */
const MAX_LISTED = 20
