import type { AgsHandler, Edition, Ags4Version } from '@groundsheet/ags'
import { FindingList } from '../finding-list.ts'
import { NO_FINDINGS, type Findings } from '../finding.ts'
import { createBlockKeys } from './block-keys.ts'
import { checkAbbreviations } from './check-abbreviations.ts'
import { checkDefinitions } from './check-definitions.ts'
import { checkFiles } from './check-files.ts'
import { checkGroups } from './check-groups.ts'
import { checkHeadings } from './check-headings.ts'
import { checkIds } from './check-ids.ts'
import { checkKeys } from './check-keys.ts'
import { checkLinks } from './check-links.ts'
import { checkListedValues } from './check-listed-values.ts'
import { checkParentRows } from './check-parent-rows.ts'
import { checkRequired } from './check-required.ts'
import { checkValues } from './check-values.ts'
import { Definitions } from './definitions.ts'
import { createKnownBlocks } from '../known-blocks.ts'
import { furtherPasses, handlerOf, type FilePass, type RuleCheck } from '../file-pass.ts'
import type { AttachedFiles, CreateTableCheck } from './table-check.ts'
import { kindsOf, type TableRule } from './table-kinds.ts'

const CHECKS: readonly CreateTableCheck[] = [
  checkGroups,
  checkHeadings,
  checkValues,
  checkIds,
  checkKeys,
  checkRequired,
  checkParentRows,
  checkLinks,
  checkDefinitions,
  checkListedValues,
  checkAbbreviations,
  checkFiles,
]

export interface TableRulesOptions {
  /** The version of AGS4 to check against; without it that of TRAN_AGS, and 4.1.1 where that is not known. */
  readonly version?: Ags4Version | undefined
  /** Rule 20 is not checked against the folder where it is left out. */
  readonly files?: AttachedFiles | undefined
}

export interface TableRules extends AgsHandler {
  /**
   * Handlers to read the file again with, one after the other; to be taken when the first pass is over.
   * There is none for a file that keeps the rules.
   */
  furtherPasses(): Iterable<AgsHandler>
  /** To be called when all passes are done. `version` is the one checked against, null for AGS3. */
  end(): Findings & { version: Ags4Version | null }
}

interface Run {
  readonly definitions: Definitions
  readonly findings: FindingList<TableRule>
  readonly checks: readonly RuleCheck[]
}

/**
 * The rules of the AGS document about groups, headings and values, fed with the parser's blocks and rows as
 * they come. Memory: some tens of bytes a row for keys, different codes, and what DICT, ABBR, UNIT, TYPE and
 * FILE define.
 */
export function createTableRules({ version, files }: TableRulesOptions = {}): TableRules {
  let run: Run | null = null

  function begin(edition: Edition): Run {
    const definitions = new Definitions(edition, version)
    const findings = new FindingList<TableRule>(kindsOf(edition))
    const context = {
      edition,
      definitions,
      files: files ?? null,
      keysOf: createBlockKeys(definitions),
      report: (...finding: Parameters<typeof findings.add>) => findings.add(...finding),
    }
    return { definitions, findings, checks: CHECKS.map((create) => create(context)) }
  }

  const first: FilePass[] = []
  const known = createKnownBlocks()
  return {
    ...handlerOf(first, (block) => {
      known.note(block)
      if (run !== null) return
      run = begin(block.stated.edition)
      first.push(run.definitions.block, ...run.checks.flatMap((check) => check.block ?? []))
    }),
    diagnostic({ rule, line }) {
      if (rule === 'too-many-groups') run?.findings.add('groupsUnchecked', { line })
    },
    furtherPasses() {
      // A file without any group lacks those that AGS4 requires.
      run ??= begin('AGS4')
      return furtherPasses(run.checks, known)
    },
    end: () => ({
      ...(run?.findings.list() ?? NO_FINDINGS),
      version: run?.definitions.edition === 'AGS4' ? run.definitions.version : null,
    }),
  }
}
