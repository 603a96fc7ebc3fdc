import {
  combineHandlers,
  type AgsHandler,
  type Ags4Version,
  type Edition,
  type Encoding,
} from '@groundsheet/ags'
import { createDataRules, type DataRulesOptions } from './bgs/create-data-rules.ts'
import { NO_FINDINGS, type Findings, type Level } from './finding.ts'
import { createAgs3LineRules } from './lines/create-ags3-line-rules.ts'
import { createLineRules, type LineRules } from './lines/create-line-rules.ts'
import { hasRows } from './lines/other-separator.ts'
import { createTableRules, type TableRulesOptions } from './tables/create-table-rules.ts'

export interface RuleOptions extends DataRulesOptions, TableRulesOptions {
  readonly levels: readonly Level[]
}

export interface CheckedRules extends Findings {
  /** Version of the dictionary that was used; null for AGS 3. */
  readonly dictionary: Ags4Version | null
}

/** The rules of a file, checked while it is read for something else. */
export interface FileRules {
  readonly handler: AgsHandler
  /** Takes each piece of the file, after the handler has got what stands in it. */
  readonly addPiece: (piece: Uint8Array) => void
  /** `readAgain` reads the whole file with a handler; it is called where the file breaks a rule. */
  readonly finish: (readAgain: (handler: AgsHandler) => Promise<unknown>) => Promise<CheckedRules>
}

/** The rules of the levels `ags` and `bgs`, for one file; the level `import` is not theirs. */
export function createFileRules(encoding: Encoding, options: RuleOptions): FileRules {
  const { levels } = options
  const lines = levels.includes('ags') ? createLines(encoding) : null
  const tables = levels.includes('ags') ? createTableRules(options) : null
  const data = levels.includes('bgs') ? createDataRules(options) : null
  const checks = [tables, data].filter((check) => check !== null)
  /** Of a file without any group, only its lines are checked where they are rows of AGS 4. */
  let hasGroup = false
  const groupNotice: AgsHandler = {
    block: () => {
      hasGroup = true
      return undefined
    },
    row: () => undefined,
    diagnostic: () => undefined,
  }

  async function finish(readAgain: (handler: AgsHandler) => Promise<unknown>): Promise<CheckedRules> {
    if (!hasGroup && lines?.haveRows() !== true) return { ...NO_FINDINGS, dictionary: null }
    for (const again of allFurtherReadings(checks)) await readAgain(again)
    const byTable = tables?.end()
    const byData = hasGroup ? data?.end() : undefined
    const ended = [lines?.end(), byTable, byData].filter((end) => end !== undefined)
    return {
      findings: ended.flatMap(({ findings }) => findings),
      unlisted: ended.reduce((sum, { unlisted }) => sum + unlisted, 0),
      unlistedCounts: ended.flatMap(({ unlistedCounts }) => unlistedCounts),
      dictionary: hasGroup ? (byTable?.version ?? null) : null,
    }
  }

  const handlers = [groupNotice, ...(lines === null ? [] : [lines.handler]), ...checks]
  return { handler: combineHandlers(handlers), addPiece: (piece) => lines?.addPiece(piece), finish }
}

/** Checks that read again do so in the same passes. */
function* allFurtherReadings(
  checks: readonly { furtherPasses(): Iterable<AgsHandler> }[],
): Generator<AgsHandler> {
  const running = checks.map((check) => check.furtherPasses()[Symbol.iterator]())
  for (;;) {
    const open = running.flatMap((passes) => {
      const step = passes.next()
      return step.done === true ? [] : [step.value]
    })
    if (open.length === 0) return
    yield combineHandlers(open)
  }
}

/**
 * Bytes that are kept until the first group shows the edition; a file without one by then counts as AGS 4.
 */
const MAX_KEPT_BYTES = 1 << 20

/** The rules of lines of the edition that the first group shows. */
function createLines(encoding: Encoding) {
  const kept: Uint8Array[] = []
  let rules: LineRules | null = null
  let isRows = false

  function begin(edition: Edition): LineRules {
    const begun = edition === 'AGS3' ? createAgs3LineRules(encoding) : createLineRules(encoding)
    isRows = edition === 'AGS4' && hasRows(kept)
    for (const piece of kept.splice(0)) begun.write(piece)
    rules = begun
    return begun
  }

  function addPiece(piece: Uint8Array): void {
    if (rules !== null) {
      rules.write(piece)
      return
    }
    kept.push(piece.slice())
    if (kept.reduce((sum, { length }) => sum + length, 0) > MAX_KEPT_BYTES) begin('AGS4')
  }

  const handler: AgsHandler = {
    block({ stated }) {
      if (rules === null) begin(stated.edition)
    },
    row: () => undefined,
    diagnostic: () => undefined,
  }
  const begun = () => rules ?? begin('AGS4')
  return {
    handler,
    addPiece,
    /** Whether the text is rows of AGS 4, also where no group of it can be read. */
    haveRows: () => {
      begun()
      return isRows
    },
    end: () => begun().end(),
  }
}
