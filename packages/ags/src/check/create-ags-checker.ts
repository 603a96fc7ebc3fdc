import type { AgsBlock, AgsHandler, Diagnostic, Edition } from '../ags.ts'
import { DiagnosticCollector, type Finding } from '../diagnostic-collector.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { checkContradictoryRows } from './check-contradictory-rows.ts'
import { checkCores } from './check-cores.ts'
import { checkDates } from './check-dates.ts'
import { CHECK_FINDINGS, type CheckFinding } from './check-findings.ts'
import { checkDepths } from './check-depths.ts'
import { checkFinalDepths } from './check-final-depths.ts'
import { checkGroundLevels } from './check-ground-levels.ts'
import { checkHoleDates } from './check-hole-dates.ts'
import { checkGroups } from './check-groups.ts'
import { checkInclinations } from './check-inclinations.ts'
import { checkInstallations } from './check-installations.ts'
import { checkKeys } from './check-keys.ts'
import { checkLocations } from './check-locations.ts'
import { checkMeasures } from './check-measures.ts'
import { checkMethods } from './check-methods.ts'
import { checkNames } from './check-names.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkRepeatedTests } from './check-repeated-tests.ts'
import { checkStrata } from './check-strata.ts'
import { checkVanes } from './check-vanes.ts'
import type { CheckContext, CreateCheck, RowCheck } from './check.ts'
import { combineChecks } from './combine-checks.ts'
import { compareRepeatedRows } from './compare-repeated-rows.ts'
import { createContradictionList } from './contradiction-list.ts'
import { holeColumn } from './hole-column.ts'
import { inMetricUnits } from './in-metric-units.ts'
import { RepeatedKeys } from './repeated-keys.ts'

/** Checks, as one, that see the names of holes without the blanks around them: `BH1 ` is the hole BH1. */
const withTrimmedHoleNames =
  (creates: readonly CreateCheck[]): CreateCheck =>
  (context) => {
    const { block: checkBlock, end } = combineChecks(creates, context)
    return {
      block(block) {
        const check = checkBlock(block)
        const place = holeColumn(block.headings)
        if (check === undefined || place === -1) return check
        return (values, line) => {
          const hole = values[place] ?? ''
          const name = hole.trim()
          check(name.length === hole.length ? values : values.with(place, name), line)
        }
      },
      end,
    }
  }

const CHECKS: readonly CreateCheck[] = [
  checkGroups,
  checkKeys,
  checkNames,
  withTrimmedHoleNames([
    checkLocations,
    checkMeasures,
    checkNumbers,
    checkCores,
    checkRepeatedTests,
    checkVanes,
    checkDates,
    checkHoleDates,
    checkFinalDepths,
    checkInclinations,
    checkGroundLevels,
    inMetricUnits([checkContradictoryRows, checkDepths, checkStrata, checkInstallations, checkMethods]),
  ]),
]

const isKey = (dictionary: Dictionary, { group, heading }: Finding): boolean =>
  typeof group === 'string' &&
  typeof heading === 'string' &&
  dictionary.group(group)?.keys.includes(heading) === true

export interface AgsChecker {
  block: (block: AgsBlock) => void
  row: (values: readonly string[], line: number) => void
  /**
   * Handlers to read the file again with, one after the other: they compare rows of equal keys, whose
   * contradictions are then among the diagnostics. To be called when all is read; there are none where no key
   * is repeated, or `comparesRows` is false.
   */
  furtherPasses: () => Iterable<AgsHandler>
  /** To be called once; gives the diagnostics by line. */
  end: () => Diagnostic[]
}

/**
 * Finds what matters to who reads the rows: which hole and test they are of, and whether their values can be.
 * The rules of the AGS document are in the package `rules`. Fed with the parser's blocks and rows as they
 * come. `dictionary` should be the one that the file's DICT and ABBR extend. Memory: some tens of bytes a row
 * for keys, and the names, methods and strata of the holes.
 */
export function createAgsChecker(
  edition: Edition,
  dictionary: Dictionary,
  { comparesRows = true } = {},
): AgsChecker {
  const findings = new DiagnosticCollector<CheckFinding>(CHECK_FINDINGS)
  const contradictions = createContradictionList(edition, (line) => `line ${line}`)
  const repeated = new RepeatedKeys()
  const context: CheckContext = {
    edition,
    dictionary,
    report: (kind, finding) => findings.add(kind, { ...finding, isKey: isKey(dictionary, finding) }),
    repeatKey: (group, hash) => {
      if (comparesRows) repeated.add(group, hash)
    },
  }
  const checks = combineChecks(CHECKS, context)
  let checkRow: RowCheck | undefined

  return {
    block(block) {
      checkRow = checks.block(block)
    },
    row(values, line) {
      checkRow?.(values, line)
    },
    furtherPasses: () => compareRepeatedRows(dictionary, repeated, contradictions),
    end() {
      checks.end()
      return [...contradictions.list(), ...findings.list(edition)].sort(
        (a, b) => (a.line ?? 0) - (b.line ?? 0),
      )
    },
  }
}
