import { checkDepth, FilterProblem, shown } from './filter-problem.ts'
import { isShapeNext, parseShape } from './parse-shape-text.ts'
import { createTokenReader, type TokenReader } from './token-reader.ts'

const COMPARISONS = ['=', '<>', '<=', '>=', '<', '>']

/** Keywords; as the name of a property they need double quotes. */
const KEYWORDS: ReadonlySet<string> = new Set(
  ['AND', 'OR', 'NOT', 'LIKE', 'BETWEEN', 'IN', 'IS', 'NULL'].concat(['TRUE', 'FALSE']),
)

/** CQL2 text (OGC 21-065r2, annex B) in the form of CQL2 JSON. Throws `FilterProblem`. */
export function parseFilterText(source: string): unknown {
  const reader = createTokenReader(source)
  const filter = parseAlternatives(reader, 0)
  if (reader.peek().kind !== 'end') throw reader.problem('AND, OR or the end')
  return filter
}

const parseAlternatives = (reader: TokenReader, depth: number): unknown =>
  parseJoined(reader, 'OR', () => parseJoined(reader, 'AND', () => parseFactor(reader, depth)))

function parseJoined(reader: TokenReader, keyword: 'AND' | 'OR', parsePart: () => unknown): unknown {
  const args = [parsePart()]
  while (reader.accept(keyword)) args.push(parsePart())
  return args.length === 1 ? args[0] : { op: keyword.toLowerCase(), args }
}

function parseFactor(reader: TokenReader, depth: number): unknown {
  checkDepth(depth)
  if (reader.accept('NOT')) return negate(parseFactor(reader, depth + 1))
  if (reader.accept('(')) {
    const inner = parseAlternatives(reader, depth + 1)
    reader.expect(')')
    return inner
  }
  return reader.isNext('S_INTERSECTS') ? parseIntersects(reader) : parsePredicate(reader)
}

const negate = (filter: unknown) => ({ op: 'not', args: [filter] })

function parseIntersects(reader: TokenReader): unknown {
  reader.take()
  reader.expect('(')
  const first = parseSpatial(reader)
  reader.expect(',')
  const second = parseSpatial(reader)
  reader.expect(')')
  return { op: 's_intersects', args: [first, second] }
}

const parseSpatial = (reader: TokenReader): unknown =>
  isShapeNext(reader) ? parseShape(reader) : parseScalar(reader)

function parsePredicate(reader: TokenReader): unknown {
  const value = parseScalar(reader)
  const isNegated = reader.accept('NOT')
  const range = parseRange(reader, value)
  if (range !== null) return isNegated ? negate(range) : range
  if (isNegated) throw reader.problem('LIKE, BETWEEN or IN')
  if (reader.accept('IS')) return parseNullTest(reader, value)
  const op = COMPARISONS.find((symbol) => reader.accept(symbol))
  if (op !== undefined) return { op, args: [value, parseScalar(reader)] }
  if (typeof value === 'boolean') return value
  throw reader.problem('a comparison, LIKE, BETWEEN, IN or IS NULL')
}

/** Null: none of the predicates that NOT may stand before. */
function parseRange(reader: TokenReader, value: unknown): unknown {
  if (reader.accept('LIKE')) return { op: 'like', args: [value, parseScalar(reader)] }
  if (reader.accept('BETWEEN')) {
    const lower = parseScalar(reader)
    reader.expect('AND')
    return { op: 'between', args: [value, lower, parseScalar(reader)] }
  }
  if (!reader.accept('IN')) return null
  reader.expect('(')
  const listed = [parseScalar(reader)]
  while (reader.accept(',')) listed.push(parseScalar(reader))
  reader.expect(')')
  return { op: 'in', args: [value, listed] }
}

function parseNullTest(reader: TokenReader, value: unknown): unknown {
  const isNegated = reader.accept('NOT')
  reader.expect('NULL')
  const test = { op: 'isNull', args: [value] }
  return isNegated ? negate(test) : test
}

/** A value or the name of a property. */
function parseScalar(reader: TokenReader): unknown {
  const { kind, text } = reader.peek()
  if (kind === 'text') return reader.take().text
  if (kind === 'number') return Number(reader.take().text)
  if (kind === 'name') return { property: reader.take().text }
  if (kind !== 'word') throw reader.problem('a property or a value')
  if (reader.accept('TRUE')) return true
  if (reader.accept('FALSE')) return false
  if (reader.peek(1).text === '(' && reader.peek(1).kind === 'symbol') return parseCall(reader)
  if (KEYWORDS.has(text.toUpperCase())) throw reader.problem('a property or a value')
  return { property: reader.take().text }
}

/** `DATE('2021-03-09')` or `TIMESTAMP('2021-03-09T10:00:00Z')`. */
function parseCall(reader: TokenReader): unknown {
  const name = reader.take().text.toUpperCase()
  if (name !== 'DATE' && name !== 'TIMESTAMP')
    throw new FilterProblem(
      `uses ${shown(name)}, which is not supported (of functions, S_INTERSECTS, DATE and TIMESTAMP are)`,
    )
  reader.expect('(')
  if (reader.peek().kind !== 'text') throw reader.problem('a time in single quotes')
  const { text } = reader.take()
  reader.expect(')')
  return { [name.toLowerCase()]: text }
}
