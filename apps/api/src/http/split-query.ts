import { RequestProblem } from './problem.ts'

/** Characters of a caller's text repeated in an error. */
const MAX_SHOWN_CHARACTERS = 80

export type Pair = readonly [name: string, value: string]

/**
 * The parameters of the text after `?`, in order. Form encoding (`+` is a space), but strict: text that
 * cannot be decoded throws `invalid_parameter`.
 */
export const splitQuery = (text: string): readonly Pair[] => splitPieces(text).map(readPiece)

/** The parts between `&`, as they are written. */
export const splitPieces = (text: string): readonly string[] => text.split('&').filter(Boolean)

/** Throws `invalid_parameter` where a part cannot be decoded. */
export function readPiece(piece: string): Pair {
  const [name = '', ...value] = piece.split('=')
  return [decode(name, name), decode(value.join('='), name)]
}

function decode(text: string, name: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw badParameter(name, 'is not valid percent-encoding')
  }
}

export const givenTwice = (name: string): RequestProblem => badParameter(name, 'is given more than once')

/** `invalid_parameter` that says `why` about the parameter. */
export function badParameter(name: string, why: string): RequestProblem {
  const param = shorten(name)
  return new RequestProblem('invalid_parameter', `${param}: ${why}`, { param })
}

/** A name or value of the caller, short enough for an error. */
export const shorten = (text: string): string => text.slice(0, MAX_SHOWN_CHARACTERS)

export const quote = (text: string): string =>
  JSON.stringify(text.length > MAX_SHOWN_CHARACTERS ? `${shorten(text)}…` : text)
