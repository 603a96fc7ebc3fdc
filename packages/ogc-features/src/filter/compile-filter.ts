import type { Feature, Geometry, Property } from '../feature.ts'
import { projectGeometry, type ReferenceSystem } from '../reference-system.ts'
import { checkDepth, FilterProblem, MAX_OPERATIONS, shown } from './filter-problem.ts'
import { compilePattern, MAX_CHARACTERS_OF_PATTERNS, MAX_PATTERN_CHARACTERS } from './matches-pattern.ts'
import { alike, readScalar, type ScalarValue } from './read-scalar.ts'
import { compileShape } from './compile-shape.ts'

/** Null: not known, since a value is missing. NOT of it is not known either. */
type Truth = boolean | null
type Predicate = (feature: Feature) => Truth

interface Context {
  readonly queryables: readonly Property[]
  readonly system: ReferenceSystem
  operations: number
  /** Of all patterns so far. */
  patternCharacters: number
}

type Compile = (args: readonly unknown[], context: Context, depth: number) => Predicate

/** The name of the geometry among the queryables. */
const GEOMETRY = 'geometry'

/**
 * A filter in the form of CQL2 JSON (OGC 21-065r2) as a test of features. `system`: of the geometries in it.
 * Throws `FilterProblem`.
 */
export function compileFilter(
  json: unknown,
  queryables: readonly Property[],
  system: ReferenceSystem,
): (feature: Feature) => boolean {
  const predicate = compile(json, { queryables, system, operations: 0, patternCharacters: 0 }, 0)
  return (feature) => predicate(feature) === true
}

function compile(json: unknown, context: Context, depth: number): Predicate {
  checkDepth(depth)
  countOperation(context)
  if (typeof json === 'boolean') return () => json
  const { op, args } = (json ?? {}) as Readonly<Record<string, unknown>>
  if (typeof op !== 'string' || !Array.isArray(args))
    throw new FilterProblem(`has ${shown(json)} where a condition is needed`)
  const operator = OPERATORS.get(op)
  if (operator === undefined)
    throw new FilterProblem(
      `uses ${shown(op)}, which is not supported (${[...OPERATORS.keys()].join(', ')} are)`,
    )
  const [least, most] = operator.count
  if (args.length < least || args.length > most)
    throw new FilterProblem(`gives ${shown(op)} ${args.length} arguments`)
  return operator.compile(args as readonly unknown[], context, depth + 1)
}

/** Throws `FilterProblem` when there are too many. */
function countOperation(context: Context): void {
  if (++context.operations > MAX_OPERATIONS)
    throw new FilterProblem(`has more than ${MAX_OPERATIONS} operations`)
}

const compileAll: Compile = (args, context, depth) => {
  const parts = args.map((part) => compile(part, context, depth))
  return (feature) => {
    let truth: Truth = true
    for (const part of parts) {
      const one = part(feature)
      if (one === false) return false
      if (one === null) truth = null
    }
    return truth
  }
}

const not = (truth: Truth): Truth => (truth === null ? null : !truth)

const compileNot: Compile = ([inner], context, depth) => {
  const predicate = compile(inner, context, depth)
  return (feature) => not(predicate(feature))
}

const compileAny: Compile = (args, context, depth) => anyOf(args.map((part) => compile(part, context, depth)))

const anyOf =
  (parts: readonly Predicate[]): Predicate =>
  (feature) => {
    let truth: Truth = false
    for (const part of parts) {
      const one = part(feature)
      if (one === true) return true
      if (one === null) truth = null
    }
    return truth
  }

/** `holds`: of the order of the two values, negative, 0 or positive. */
const comparison =
  (holds: (order: number) => boolean): Compile =>
  ([left, right], { queryables }) => {
    const [one, other] = alike(readScalar(left, queryables), readScalar(right, queryables))
    return (feature) => {
      const [a, b] = [one.read(feature), other.read(feature)]
      return a === null || b === null ? null : holds(compare(a, b))
    }
  }

/** Both are of one type; text is ordered by its characters' codes. */
const compare = (a: ScalarValue, b: ScalarValue): number => (a === b ? 0 : a < b ? -1 : 1)

const compileBetween: Compile = ([value, lower, upper], context, depth) =>
  compileAll(
    [
      { op: '>=', args: [value, lower] },
      { op: '<=', args: [value, upper] },
    ],
    context,
    depth,
  )

const compileEqual = comparison((order) => order === 0)

/** Each listed value counts as one operation. */
const compileIn: Compile = ([value, listed], context, depth) => {
  if (!Array.isArray(listed) || listed.length === 0)
    throw new FilterProblem(`has ${shown(listed)} where a list of values is needed`)
  return anyOf(
    listed.map((one: unknown) => {
      countOperation(context)
      return compileEqual([value, one], context, depth)
    }),
  )
}

const compileLike: Compile = ([value, pattern], context) => {
  const scalar = readScalar(value, context.queryables)
  if (scalar.type !== 'text' || typeof pattern !== 'string')
    throw new FilterProblem(`uses LIKE with ${scalar.shown} and ${shown(pattern)}; both must be text`)
  if (pattern.length > MAX_PATTERN_CHARACTERS)
    throw new FilterProblem(`has a pattern of more than ${MAX_PATTERN_CHARACTERS} characters`)
  context.patternCharacters += pattern.length
  if (context.patternCharacters > MAX_CHARACTERS_OF_PATTERNS)
    throw new FilterProblem(`has patterns of more than ${MAX_CHARACTERS_OF_PATTERNS} characters together`)
  const matches = compilePattern(pattern)
  return (feature) => {
    const text = scalar.read(feature)
    return text === null ? null : matches(String(text))
  }
}

const compileIsNull: Compile = ([value], { queryables }) => {
  if (isGeometry(value)) return ({ geometry }) => geometry === null
  const scalar = readScalar(value, queryables)
  return (feature) => scalar.read(feature) === null
}

const compileIntersects: Compile = ([one, other], { system }) => {
  const [geometry, shape] = isGeometry(one) ? [one, other] : [other, one]
  if (!isGeometry(geometry) || isGeometry(shape))
    throw new FilterProblem(`needs "${GEOMETRY}" and a shape in S_INTERSECTS`)
  const meets = compileShape(shape, system)
  return (feature) => {
    const placed: Geometry | null = projectGeometry(feature, system)
    return placed && meets(placed)
  }
}

const isGeometry = (json: unknown): boolean =>
  (json as Readonly<Record<string, unknown>> | null)?.property === GEOMETRY

interface Operator {
  readonly compile: Compile
  /** Least and most arguments. */
  readonly count: readonly [number, number]
}

const binary = (compile: Compile): Operator => ({ compile, count: [2, 2] })

const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ['and', { compile: compileAll, count: [2, Infinity] }],
  ['or', { compile: compileAny, count: [2, Infinity] }],
  ['not', { compile: compileNot, count: [1, 1] }],
  ['=', binary(compileEqual)],
  ['<>', binary(comparison((order) => order !== 0))],
  ['<', binary(comparison((order) => order < 0))],
  ['>', binary(comparison((order) => order > 0))],
  ['<=', binary(comparison((order) => order <= 0))],
  ['>=', binary(comparison((order) => order >= 0))],
  ['like', binary(compileLike)],
  ['between', { compile: compileBetween, count: [3, 3] }],
  ['in', binary(compileIn)],
  ['isNull', { compile: compileIsNull, count: [1, 1] }],
  ['s_intersects', binary(compileIntersects)],
] satisfies [string, Operator][])
