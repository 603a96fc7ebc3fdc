import type { AgsHandler } from '@groundsheet/ags'
import { FindingList } from '../finding-list.ts'
import type { Findings } from '../finding.ts'
import { createKnownBlocks } from '../known-blocks.ts'
import { furtherPasses, handlerOf, type FilePass, type RuleCheck } from '../file-pass.ts'
import type { BgsContext, CreateBgsCheck } from './bgs-check.ts'
import { BGS_KINDS, type BgsRule } from './bgs-kinds.ts'
import { checkDepths } from './check-depths.ts'
import { checkLocationReferences } from './check-location-references.ts'
import { checkPositions } from './check-positions.ts'
import { checkRequiredGroups } from './check-required-groups.ts'
import { checkSamples } from './check-samples.ts'

const CHECKS: readonly CreateBgsCheck[] = [
  checkRequiredGroups,
  checkPositions,
  checkDepths,
  checkLocationReferences,
  checkSamples,
]

export interface DataRulesOptions {
  /**
   * Whether a position of the British National Grid, in metres, lies in Great Britain; not checked without
   * it.
   */
  readonly isInGreatBritain?: ((easting: number, northing: number) => boolean) | undefined
}

export interface DataRules extends AgsHandler {
  /**
   * Handlers to read the file again with, one after the other; to be taken when the first pass is over.
   */
  furtherPasses(): Iterable<AgsHandler>
  /**
   * To be called when all passes are done; without findings for AGS3, whose groups the rules do not know.
   */
  end(): Findings
}

/**
 * The data rules of the British Geological Survey for AGS4 files, fed with the parser's blocks and rows as
 * they come.
 */
export function createDataRules({ isInGreatBritain }: DataRulesOptions = {}): DataRules {
  const findings = new FindingList<BgsRule>(BGS_KINDS)
  const context: BgsContext = {
    isInGreatBritain: isInGreatBritain ?? null,
    report: (kind, place) => findings.add(kind, place),
  }
  let checks: readonly RuleCheck[] | null = null
  const passes: FilePass[] = []
  const known = createKnownBlocks()
  return {
    ...handlerOf(passes, (block) => {
      known.note(block)
      if (checks !== null) return
      checks = block.stated.edition === 'AGS4' ? CHECKS.map((create) => create(context)) : []
      passes.push(...checks.flatMap((check) => check.block ?? []))
    }),
    furtherPasses: () => furtherPasses(checks ?? [], known),
    end: () => findings.list(),
  }
}
