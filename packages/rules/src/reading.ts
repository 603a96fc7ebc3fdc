import type { AgsBlock, AgsHandler } from '@groundsheet/ags'
import type { KnownBlocks } from './known-blocks.ts'

export type RowCheck = (values: readonly string[], line: number) => void

/** Looks at every block while a file is read, and at its rows where it returns a function for them. */
export type Reading = (block: AgsBlock) => RowCheck | undefined

/**
 * A reading after the first one. `gather` gets every block; `report` changes nothing when it gets a block,
 * so that it is known beforehand which blocks it wants, and others are passed over.
 */
export type FurtherReading = { readonly gather: Reading } | { readonly report: Reading }

/**
 * One family of rules. `block` takes part in the first reading. `further` is called when that is over: what
 * it yields takes part in another reading, after which it goes on. A rule reads again only to report lines of
 * a file that breaks it.
 */
export interface RuleCheck {
  readonly block?: Reading
  readonly further?: () => Iterable<FurtherReading>
}

/** Gives blocks and rows to several readings; `prepare` is called before each block. */
export function handlerOf(readings: readonly Reading[], prepare: (block: AgsBlock) => void): AgsHandler {
  let rowChecks: readonly RowCheck[] = []
  return {
    block(read) {
      prepare(read)
      rowChecks = rowChecksOf(readings, read)
    },
    row(values, line) {
      for (const check of rowChecks) check(values, line)
    },
    diagnostic: () => undefined,
  }
}

/** The same for further readings: what none of them wants is passed over. */
function furtherHandlerOf(further: readonly FurtherReading[], known: KnownBlocks): AgsHandler {
  const readings = further.map((one) => ('gather' in one ? one.gather : one.report))
  const isReport = further.every((one) => 'report' in one)
  const isWanted = (block: AgsBlock) => rowChecksOf(readings, block).length > 0
  const nextOf = isReport ? known.linesOfWanted(isWanted) : known.lineAfter
  let rowChecks: readonly RowCheck[] = []
  let nextLine = 0
  return {
    block(read) {
      rowChecks = rowChecksOf(readings, read)
      nextLine = rowChecks.length === 0 ? nextOf(read) : 0
    },
    row(values, line) {
      for (const check of rowChecks) check(values, line)
    },
    diagnostic: () => undefined,
    nextLine: () => nextLine,
  }
}

function rowChecksOf(readings: readonly Reading[], read: AgsBlock): readonly RowCheck[] {
  const block = withStatedNames(read)
  return readings.map((reading) => reading(block)).filter((check) => check !== undefined)
}

/** Names as they are written: in AGS4 a group `loca` is not LOCA, although an import reads it as that. */
function withStatedNames(block: AgsBlock): AgsBlock {
  const { stated } = block
  if (stated.edition === 'AGS3') return block
  const names = new Map<string, string>()
  for (const name of stated.headings) {
    const capital = name.trim().toUpperCase()
    if (!names.has(capital)) names.set(capital, name.trim())
  }
  return {
    ...block,
    code: stated.code.trim(),
    headings: block.headings.map((heading) => names.get(heading) ?? heading),
  }
}

/**
 * Handlers for the further readings of all checks: the first readings of each take part in one, and so on.
 * `known`: the blocks of the file.
 */
export function* furtherReadings(checks: readonly RuleCheck[], known: KnownBlocks): Generator<AgsHandler> {
  let running = checks.flatMap((check) => {
    const readings = check.further?.()[Symbol.iterator]()
    return readings ? [readings] : []
  })
  for (;;) {
    const steps = running.map((readings) => ({ readings, step: readings.next() }))
    const open = steps.flatMap(({ readings, step }) => (step.done ? [] : [{ readings, reading: step.value }]))
    if (open.length === 0) return
    running = open.map(({ readings }) => readings)
    yield furtherHandlerOf(
      open.map(({ reading }) => reading),
      known,
    )
  }
}
