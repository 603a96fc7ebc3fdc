import { readInSituTests, readLog, type Log, type Tables } from '@groundsheet/logs'
import { printStrings } from '../../../../src/ui/strings/print-strings.ts'
import type { TableRow } from '@groundsheet/contract'
import { createGlossary } from '../../../../src/data/tables/glossary.ts'
import { formationText } from '../../../../src/features/strip-log/sheet/formation-text.ts'
import { layOutLog, type LogLayout } from '../../../../src/features/strip-log/sheet/lay-out-log.ts'
import type { LogSource } from '../../../../src/features/strip-log/sheet/log-source.ts'
import { SHEET_LAYOUTS } from '../../../../src/features/strip-log/sheet/sheet-layouts.ts'
import { MAX_SHEETS } from '../../../../src/ui/paper/paper-sheet.tsx'
import { innerSize, sheetSize } from '../../../../src/ui/paper/paper-size.ts'

const A4 = innerSize(sheetSize('A4', 'portrait'))
/** Space below the title block of an A4 sheet, px. */
export const ROOM = { width: A4.width, height: A4.height - 205 }
export const glossary = createGlossary(undefined)

let made = 0
export const row = (table: string, data: Record<string, string>): TableRow => ({
  id: (made += 1).toString(16).padStart(24, '0'),
  table,
  locationId: 'BH1',
  parents: [],
  data,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

export interface Stratum {
  /** Metres. */
  readonly thick: number
  readonly words: number
}

/** Rows of consecutive strata with these thicknesses and numbers of words. */
function strataRows(strata: readonly Stratum[]): { rows: TableRow[]; depth: number; texts: string[] } {
  let depth = 0
  const texts = strata.map(({ words }, index) =>
    Array.from({ length: words }, (_, word) => `w${index}-${word}`).join(' '),
  )
  const rows = strata.map(({ thick }, index) => {
    const [top, base] = [depth, depth + thick]
    depth = base
    return row('GEOL', {
      GEOL_TOP: top.toFixed(2),
      GEOL_BASE: base.toFixed(2),
      GEOL_DESC: texts[index] ?? '',
    })
  })
  return { rows, depth, texts }
}

export const sourceOf = (log: Log, tables: Tables = {}): LogSource => ({
  log,
  tests: readInSituTests(tables, printStrings.log.vane),
  tables: [],
  formationOf: (stratum) => formationText(stratum, glossary.meaning),
  samples: { recoveryUnit: '%', meaningOf: (type) => glossary.meaning('SAMP_TYPE', type) },
  remarks: [],
  termination: '',
})

/** A hole on A4 sheets, with all columns of a borehole. */
export const lay = (source: LogSource, scale: number | null = null): LogLayout =>
  layOutLog({
    source,
    glossary,
    columns: SHEET_LAYOUTS.borehole.columns,
    room: ROOM,
    scale,
    legend: true,
    maxSheets: MAX_SHEETS,
  })

/** A hole of these strata on A4 sheets. */
export function layStrata(strata: readonly Stratum[], scale: number | null = null) {
  const { rows: GEOL, depth, texts } = strataRows(strata)
  const log = readLog({ finalDepth: depth, groundLevel: 21.5 }, { GEOL }, () => '')
  return { layout: lay(sourceOf(log), scale), texts, depth }
}

/** All words on the sheets. */
export const written = ({ sheets }: LogLayout): string[] =>
  sheets
    .flatMap(({ part, notes }) => [
      ...(part?.texts.flatMap(({ placed }) => placed.flatMap(({ block }) => block.cells.flat())) ?? []),
      ...notes.flatMap((piece) => (piece.kind === 'line' ? [piece.text] : [])),
    ])
    .join(' ')
    .split(/\s+/)
