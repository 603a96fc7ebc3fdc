import { nearMissHint } from '../../common/near-miss.ts'
import { RequestProblem } from '../problem.ts'

/** Characters of a caller's text repeated in an error. */
const MAX_SHOWN_CHARACTERS = 80

export type Parameters = ReadonlyMap<string, string>

/** The parameters of an address, each given once. Throws `invalid_parameter`. */
export function splitParameters(address: string): Parameters {
  const start = address.indexOf('?')
  const parameters = new Map<string, string>()
  for (const piece of start < 0 ? [] : address.slice(start + 1).split('&')) {
    if (piece === '') continue
    const [name = '', ...value] = piece.split('=')
    const decoded = decode(name, name)
    if (parameters.has(decoded)) throw refuse(decoded, 'is given more than once')
    parameters.set(decoded, decode(value.join('='), decoded))
  }
  return parameters
}

function decode(text: string, name: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw refuse(name, 'is not valid percent-encoding')
  }
}

/** Throws `invalid_parameter` for a parameter that is not `known`. */
export function refuseUnknown(parameters: Parameters, known: readonly string[]): void {
  const unknown = [...parameters.keys()].find((name) => !known.includes(name))
  if (unknown === undefined) return
  const shown = unknown.slice(0, MAX_SHOWN_CHARACTERS)
  const list = known.slice(0, MAX_LISTED).join(', ')
  throw refuse(shown, `is not a parameter here${nearMissHint(shown, known)} (known: ${list})`)
}

/** Collections have up to hundreds of properties. */
const MAX_LISTED = 20

export function refuse(name: string, why: string): RequestProblem {
  const param = name.slice(0, MAX_SHOWN_CHARACTERS)
  return new RequestProblem('invalid_parameter', `${param}: ${why}`, { param })
}

export const quote = (text: string): string =>
  JSON.stringify(text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text)
