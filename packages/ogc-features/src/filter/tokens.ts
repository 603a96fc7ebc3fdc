import { FilterProblem, shown } from './filter-problem.ts'

/** `word`: a keyword or a name; `name`: a name in double quotes; `text`: a value in single quotes. */
export interface Token {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'symbol' | 'end'
  readonly text: string
  /** Its first character, counted from 1. */
  readonly at: number
}

const BLANK = /\s*/y
const PATTERNS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['number', /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy],
  ['word', /[\p{L}_:][\p{L}\p{N}_:.]*/uy],
  ['symbol', /<>|<=|>=|[=<>(),]/y],
]

/** Splits CQL2 text (OGC 21-065r2, annex B) into tokens; the last one is the end. */
export function splitTokens(source: string): Token[] {
  const tokens: Token[] = []
  let index = matchAt(BLANK, source, 0).length
  while (index < source.length) {
    const { token, length } = readToken(source, index)
    tokens.push(token)
    index += length
    index += matchAt(BLANK, source, index).length
  }
  return [...tokens, { kind: 'end', text: '', at: source.length + 1 }]
}

function matchAt(pattern: RegExp, source: string, index: number): string {
  pattern.lastIndex = index
  return pattern.exec(source)?.[0] ?? ''
}

function readToken(source: string, index: number): { token: Token; length: number } {
  const [quote] = source.slice(index, index + 1)
  if (quote === "'" || quote === '"') return readQuoted(source, index, quote)
  for (const [kind, pattern] of PATTERNS) {
    const text = matchAt(pattern, source, index)
    if (text !== '') return { token: { kind, text, at: index + 1 }, length: text.length }
  }
  const character = String.fromCodePoint(source.codePointAt(index) ?? 0)
  throw new FilterProblem(`has ${shown(character)} at character ${index + 1}, which is not understood`)
}

/** A quotation mark inside is doubled; a single one may have a backslash before it instead. */
function readQuoted(source: string, start: number, quote: string): { token: Token; length: number } {
  let text = ''
  for (let index = start + 1; index < source.length; index++) {
    const [character, following] = [source.charAt(index), source.charAt(index + 1)]
    const isEscape = character === quote || (character === '\\' && quote === "'")
    if (isEscape && following === quote) {
      text += quote
      index++
    } else if (character === quote) {
      const kind = quote === "'" ? 'text' : 'name'
      return { token: { kind, text, at: start + 1 }, length: index + 1 - start }
    } else text += character
  }
  throw new FilterProblem(`has no closing ${quote} for the one at character ${start + 1}`)
}
