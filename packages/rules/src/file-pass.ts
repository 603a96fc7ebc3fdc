import type { AgsBlock, AgsHandler } from '@groundsheet/ags'
import type { KnownBlocks } from './known-blocks.ts'

export type RowCheck = (values: readonly string[], line: number) => void

/** Looks at every block while a file is read, and at its rows where it returns a function for them. */
export type FilePass = (block: AgsBlock) => RowCheck | undefined

/**
 * A pass after the first one. `gather` gets every block. `report` changes nothing when it gets a block, so
 * that it is known beforehand which blocks it needs, and others are skipped.
 */
export type FurtherPass = { readonly gather: FilePass } | { readonly report: FilePass }

/**
 * One family of rules. `block` takes part in the first pass. `further` is called when that is over: what
 * it yields takes part in another pass, after which it goes on. A rule reads again only to report lines of
 * a file that breaks it.
 */
export interface RuleCheck {
  readonly block?: FilePass
  readonly further?: () => Iterable<FurtherPass>
}

/** Gives blocks and rows to several passes; `prepare` is called before each block. */
export function handlerOf(passes: readonly FilePass[], prepare: (block: AgsBlock) => void): AgsHandler {
  let rowChecks: readonly RowCheck[] = []
  return {
    block(read) {
      prepare(read)
      rowChecks = rowChecksOf(passes, read)
    },
    row(values, line) {
      for (const check of rowChecks) check(values, line)
    },
    diagnostic: () => undefined,
  }
}

/** The same for further passes: what none of them needs is skipped. */
function furtherHandlerOf(further: readonly FurtherPass[], known: KnownBlocks): AgsHandler {
  const passes = further.map((one) => ('gather' in one ? one.gather : one.report))
  const isReport = further.every((one) => 'report' in one)
  const isWanted = (block: AgsBlock) => rowChecksOf(passes, block).length > 0
  const nextOf = isReport ? known.linesOfWanted(isWanted) : known.lineAfter
  let rowChecks: readonly RowCheck[] = []
  let nextLine = 0
  return {
    block(read) {
      rowChecks = rowChecksOf(passes, read)
      nextLine = rowChecks.length === 0 ? nextOf(read) : 0
    },
    row(values, line) {
      for (const check of rowChecks) check(values, line)
    },
    diagnostic: () => undefined,
    nextLine: () => nextLine,
  }
}

function rowChecksOf(passes: readonly FilePass[], read: AgsBlock): readonly RowCheck[] {
  const block = withStatedNames(read)
  return passes.map((pass) => pass(block)).filter((check) => check !== undefined)
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
 * Handlers for the further passes of all checks: the first passes of each take part in one, and so on.
 * `known`: the blocks of the file.
 */
export function* furtherPasses(checks: readonly RuleCheck[], known: KnownBlocks): Generator<AgsHandler> {
  let running = checks.flatMap((check) => {
    const passes = check.further?.()[Symbol.iterator]()
    return passes ? [passes] : []
  })
  for (;;) {
    const steps = running.map((passes) => ({ passes, step: passes.next() }))
    const open = steps.flatMap(({ passes, step }) => (step.done ? [] : [{ passes, pass: step.value }]))
    if (open.length === 0) return
    running = open.map(({ passes }) => passes)
    yield furtherHandlerOf(
      open.map(({ pass }) => pass),
      known,
    )
  }
}
