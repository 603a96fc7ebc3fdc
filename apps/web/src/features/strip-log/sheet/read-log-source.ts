import {
  FOOT_TABLES,
  metricTables,
  readFootTable,
  readInSituTests,
  readOtherTables,
  withoutColumns,
  wrapText,
  isDepthHeading,
  isTooLongForSheet,
  UNDRAWN_SHEET_TABLES,
  type FootTable,
  type Log,
} from '@groundsheet/logs'
import { recoveryUnit } from '@groundsheet/readings'
import { factWidth, type Fact } from '../../../ui/paper/title-block-height.ts'
import type { SheetSize } from '../../../ui/paper/paper-size.ts'
import { logStrings } from '../../../ui/strings/log-strings.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { formationText } from './formation-text.ts'
import { holeFacts, terminationOf, type KnownHole } from './hole-facts.ts'
import { kindOfHole } from './hole-kind.ts'
import { holeRemarks } from './hole-remarks.ts'
import type { LogSource } from './log-source.ts'
import type { SheetLayout } from './sheet-layouts.ts'
import { LONG_FACT_TEXT, measureIn } from './text-sizes.ts'
import { missingNotes } from './missing-notes.ts'

interface ReadSource extends LogSource {
  /** Facts for the head of a sheet; too long ones refer to the remarks. */
  readonly shortened: (facts: readonly Fact[]) => Fact[]
}

/** Whether a value fits on two lines of the smaller text in the head of a sheet. */
const isShort = (value: string, width: number): boolean =>
  wrapText(value, width, measureIn(LONG_FACT_TEXT)).length <= 2

/** Columns of the methods that the head of a pit's log states. */
const PIT_COLUMNS = ['length', 'width', 'stability', 'shoring']

/** A pit is not bored or drilled. */
const ofPit = (table: FootTable): FootTable[] => {
  if (table.id === 'methods') return [withoutColumns(table, PIT_COLUMNS) ?? []].flat()
  return [table.id === 'progress' ? { ...table, id: 'excavation' } : table]
}

/** All data of a hole that are printed in a layout. */
export function readSource(asStated: KnownHole, log: Log, layout: SheetLayout, size: SheetSize): ReadSource {
  const { glossary, hole } = asStated
  const { tables, unitOf } = metricTables(
    asStated.tables,
    (table, heading) => glossary.heading(table, heading)?.unit ?? '',
  )
  const known = { ...asStated, tables }
  const facts = holeFacts(known, layout.facts, 0)
  const isLong = ([, value]: Fact) => value !== null && !isShort(value, factWidth(size, facts))
  const stated = layout.facts.includes('location') ? [] : holeFacts(known, ['location'], 0)
  // Holes without any column print the rows of their other tables.
  const others = log.lanes.every(({ id }) => id === 'other') ? readOtherTables(tables) : []
  const kind = kindOfHole(hole.data.LOCA_TYPE ?? hole.data.HOLE_TYPE ?? '', hole.tables)
  const isPit = kind === 'pit'
  const footTables = FOOT_TABLES.flatMap((definition) => readFootTable(definition, tables) ?? [])
  return {
    log,
    isPit,
    tests: readInSituTests(tables, printStrings.log.vane, unitOf),
    samples: {
      recoveryUnit: recoveryUnit(unitOf('SAMP', 'SAMP_RECV'), hole.table),
      meaningOf: (type) => glossary.meaning('SAMP_TYPE', type),
    },
    formationOf: (stratum) => formationText(stratum, glossary.meaning),
    // Whatever the type of the hole: a log prints all that the file states.
    tables: [...(isPit ? footTables.flatMap(ofPit) : footTables), ...others],
    remarks: [
      ...holeRemarks(known, [...facts.filter(isLong), ...stated]),
      ...undrawnTables(known, log, others),
    ],
    notes: missingNotes(known, log, kind),
    termination: terminationOf(hole),
    shortened: (all) => all.map((fact) => (isLong(fact) ? [fact[0], printStrings.log.seeRemarks] : fact)),
  }
}

/**
 * Tables with depths but without a column or table in the printed log: `ISAT: 27 rows are not drawn`. Only
 * for holes without any column, whose log would otherwise look as if the file had no data.
 */
function undrawnTables(
  { hole, glossary }: KnownHole,
  { lanes }: Log,
  printed: readonly FootTable[],
): string[] {
  if (lanes.some(({ id }) => id !== 'other')) return []
  const hasDepth = (code: string) =>
    glossary.table(code)?.headings.some(({ heading }) => isDepthHeading(heading)) === true
  const isPrinted = (code: string, rows: number) =>
    (UNDRAWN_SHEET_TABLES.includes(code) && !isTooLongForSheet(code, rows)) ||
    printed.some(({ id }) => id === code)
  return hole.tables.flatMap(({ code, rows }) =>
    code !== null && rows > 0 && !isPrinted(code, rows) && hasDepth(code)
      ? [logStrings.notDrawn(code, rows)]
      : [],
  )
}
