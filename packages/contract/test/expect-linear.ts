import fc from 'fast-check'
import { expect, vi } from 'vitest'

/** Only processor time counts, but a busy machine makes the tests wait. */
vi.setConfig({ testTimeout: 120_000 })

/** Each four times the one before: work of any kind that is too slow is found before it takes minutes. */
const SIZES = [1_024, 4_096, 16_384, 65_536]

/**
 * Processor time. Linear work of the largest size takes a fifth of this at most, quadratic work several times
 * as long.
 */
const SUSPICIOUS_MS = 250

/** For 16 times the size, linear work takes 16 times as long, quadratic work 256 times. */
const MAX_GROWTH = 64

/**
 * Work that takes so long, once or repeated, is long enough for a clock that counts in steps of milliseconds.
 */
const MEASURABLE_MS = 50
const MAX_REPETITIONS = 1_000

/**
 * What seems too slow is measured again: work that shares its processor may wait for memory, but not each
 * time.
 */
const MAX_ATTEMPTS = 3

/** A text whose middle is repeated: such texts make a slow pattern try again from every place. */
interface Shape {
  readonly head: string
  readonly repeated: string
  readonly tail: string
}

/**
 * Fails when `work` takes more than linear time on long texts made of `parts`. These should hold what its
 * patterns match and what makes them fail. What it throws is ignored.
 */
export function expectLinear(work: (text: string) => unknown, parts: readonly string[]): void {
  const joined = (minLength: number, maxLength: number) =>
    fc.array(fc.constantFrom(...parts), { minLength, maxLength }).map((chosen) => chosen.join(''))
  const shapes = fc.record({ head: joined(0, 2), repeated: joined(1, 3), tail: joined(0, 2) })
  const single = parts.flatMap((repeated) =>
    ['', '\0'].map((tail): [Shape] => [{ head: '', repeated, tail }]),
  )
  const isLinear = fc.property(shapes, (shape) => {
    expect(
      growth(work, (length) => textOf(shape, length)),
      JSON.stringify(shape),
    ).toBeLessThan(MAX_GROWTH)
  })
  fc.assert(isLinear, { examples: single, numRuns: single.length + 40, endOnFailure: true })
}

/** Fails when `work` takes more than linear time in a number. */
export function expectLinearIn(work: (count: number) => unknown): void {
  expect(growth(work, (size) => size)).toBeLessThan(MAX_GROWTH)
}

const textOf = ({ head, repeated, tail }: Shape, length: number): string =>
  head + repeated.repeat(Math.ceil(length / repeated.length)) + tail

/** How many times longer 16 times the size takes, at worst; 0 where no size takes long. */
function growth<T>(work: (input: T) => unknown, inputOf: (size: number) => T): number {
  let worst = 0
  for (const size of SIZES) {
    if (worst >= MAX_GROWTH) return worst
    const [large, small] = [inputOf(size), inputOf(size / 16)]
    if (processorTime(work, large) < SUSPICIOUS_MS) continue
    let grown = Infinity
    for (let attempt = 0; attempt < MAX_ATTEMPTS && grown >= MAX_GROWTH; attempt++)
      grown = Math.min(grown, processorTime(work, large) / repeatedTime(work, small))
    worst = Math.max(worst, grown)
  }
  return worst
}

/** The mean of as many repetitions as it takes to measure them, in milliseconds. */
function repeatedTime<T>(work: (input: T) => unknown, input: T): number {
  let [total, repetitions] = [0, 0]
  for (; total < MEASURABLE_MS && repetitions < MAX_REPETITIONS; repetitions++)
    total += processorTime(work, input)
  return total / repetitions
}

/** Of this thread, in milliseconds: what other programs take of the processor does not count. */
function processorTime<T>(work: (input: T) => unknown, input: T): number {
  const before = process.threadCpuUsage()
  try {
    work(input)
  } catch {
    // Refusing an input may not take long either.
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
