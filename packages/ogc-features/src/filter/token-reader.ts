import { FilterProblem, shown } from './filter-problem.ts'
import { splitTokens, type Token } from './tokens.ts'

/** Reads tokens one after the other. Keywords are compared without regard to case. */
export interface TokenReader {
  /** The next token, or the one `ahead` of it. */
  readonly peek: (ahead?: number) => Token
  readonly take: () => Token
  /** Whether the next token was this keyword or symbol, which is then taken. */
  readonly accept: (text: string) => boolean
  readonly expect: (text: string) => void
  readonly isNext: (text: string) => boolean
  /** For a token that is none of what is expected. */
  readonly problem: (expected: string) => FilterProblem
}

export function createTokenReader(source: string): TokenReader {
  const tokens = splitTokens(source)
  const end: Token = { kind: 'end', text: '', at: source.length + 1 }
  let index = 0
  const peek = (ahead = 0) => tokens[index + ahead] ?? end
  const isNext = (text: string) => {
    const { kind, text: found } = peek()
    return (kind === 'word' || kind === 'symbol') && found.toUpperCase() === text
  }
  const take = () => {
    const token = peek()
    index++
    return token
  }
  const accept = (text: string) => {
    const isThere = isNext(text)
    if (isThere) index++
    return isThere
  }
  const problem = (expected: string) => {
    const { kind, text, at } = peek()
    const found = kind === 'end' ? 'it ends there' : `there is ${shown(text)}`
    return new FilterProblem(`needs ${expected} at character ${at}, but ${found}`)
  }
  const expect = (text: string) => {
    if (!accept(text)) throw problem(`"${text}"`)
  }
  return { peek, take, accept, expect, isNext, problem }
}
