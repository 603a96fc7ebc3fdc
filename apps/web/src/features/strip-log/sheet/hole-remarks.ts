import type { TableRow } from '@groundsheet/contract'
import { readDepth, readValue, type Tables } from '@groundsheet/logs'
import { readSptDetails } from '@groundsheet/readings'
import { displayText } from '@groundsheet/readings/display-text'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import type { Fact } from '../../../ui/paper/title-block-height.ts'
import { detailText } from './detail-text.ts'
import type { KnownHole } from './hole-facts.ts'
import { groundwaterRemarks } from './hole-groundwater.ts'
import { coreDiameters, coreDurations, rowRemarks } from './row-remarks.ts'
import { valuesByName } from './values-by-name.ts'

/** Endings of headings of LOCA and HOLE that are printed as remarks. */
const REMARK_ENDINGS = ['REM', 'LOCM'] as const

/**
 * Remarks on the hole, facts too long for the head of the log, SPT hammers, cones, core diameters, remarks on
 * rows, and by depth.
 */
export function holeRemarks(known: KnownHole, longFacts: readonly Fact[]): string[] {
  const { hole, glossary, tables } = known
  const holeTexts = REMARK_ENDINGS.flatMap((end) => [`LOCA_${end}`, `HOLE_${end}`]).flatMap((heading) => {
    const text = displayText(hole.data[heading]?.trim() ?? '')
    if (!text) return []
    const name = heading.endsWith('_REM') ? undefined : glossary.heading(hole.table, heading)?.name
    return [name === undefined ? text : `${name}: ${text}`]
  })
  return [
    ...holeTexts,
    ...longFacts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])),
    ...groundwaterRemarks(known),
    ...drillerRemarks(hole),
    ...hammerRemarks(known),
    ...coneRemarks(tables, glossary),
    ...coreDiameters(tables, glossary.heading('CORE', 'CORE_DIAM')?.unit),
    ...coreDurations(tables, glossary.heading('CORE', 'CORE_DURN')?.unit),
    ...rowRemarks(tables),
    ...depthRemarks(tables),
  ]
}

/**
 * Endings of headings of LOCA and HOLE that name who drilled the hole; HDPH_CREW is in the table of methods.
 */
const DRILLER_ENDINGS = ['CREW', 'DRIL', 'DRLR', 'DRLL'] as const

function drillerRemarks({ data }: KnownHole['hole']): string[] {
  const names = DRILLER_ENDINGS.flatMap((end) => [data[`LOCA_${end}`], data[`HOLE_${end}`]])
  return distinct(names.map((name) => name?.trim() ?? '')).map(printStrings.log.driller)
}

/** Each text once, without blank ones. */
const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '')

/**
 * Distinct SPT hammers with their energy ratios (ISPT_HAM, ISPT_ERAT), and that of the row of the hole under
 * a heading of the file's own.
 */
function hammerRemarks(known: KnownHole): string[] {
  const { ISPT = [] } = known.tables
  const texts = ISPT.map(({ data }) =>
    printStrings.log.hammer(data.ISPT_HAM?.trim() ?? '', readSptDetails(data).energyRatio),
  )
  const named = valuesByName(known, /\bhammer\b/i).map(({ value }) => printStrings.log.hammer(value, ''))
  return distinct([...texts, ...named])
}

/** Tables that state the cone, with the headings of its type and its reference: AGS 4, then AGS 3. */
const CONE_TESTS = [
  ['SCPG', 'SCPG_TYPE', 'SCPG_REF'],
  ['STCN', 'STCN_TYP', 'STCN_REF'],
] as const

/**
 * Distinct cones with their types and references. A type that another row states with a reference is listed
 * once.
 */
function coneRemarks(tables: Tables, glossary: KnownHole['glossary']): string[] {
  const cones = CONE_TESTS.flatMap(([table, type, reference]) =>
    (tables[table] ?? []).map((row) => {
      const code = readValue(row, [type])
      return { type: glossary.meaning(type, code) ?? code, reference: readValue(row, [reference]) }
    }),
  )
  const named = new Set(cones.flatMap(({ type, reference }) => (reference === '' ? [] : [type])))
  const full = cones.filter(({ type, reference }) => reference !== '' || !named.has(type))
  return distinct(full.map(({ type, reference }) => printStrings.log.cone(type, reference)))
}

/** Headings of AGS 4, then of AGS 3. */
const REMARK_TOP = ['DREM_TOP', 'DREM_DPTH'] as const
const REMARK_BASE = ['DREM_BASE', 'DREM_BDEP'] as const

/** Remarks of DREM by depth, except those repeated from DETL, which is printed beside the strata. */
function depthRemarks({ DREM = [], DETL = [] }: Tables): string[] {
  const keyOf = (row: TableRow, top: readonly string[], text: string) =>
    `${readDepth(row, top) ?? ''} ${readValue(row, [text])}`
  const details = new Set(DETL.map((row) => keyOf(row, ['DETL_TOP'], 'DETL_DESC')))
  return DREM.filter((row) => !details.has(keyOf(row, REMARK_TOP, 'DREM_REM')))
    .toSorted((a, b) => (readDepth(a, REMARK_TOP) ?? 0) - (readDepth(b, REMARK_TOP) ?? 0))
    .flatMap((row) => remarkOf(row) ?? [])
}

/** A remark with its depths; null if blank. A top that is not a depth is printed as stated. */
function remarkOf(row: TableRow): string | null {
  const label = readValue(row, ['DREM_REM'])
  if (label === '') return null
  const top = readDepth(row, REMARK_TOP)
  if (top === null) return [readValue(row, REMARK_TOP), label].filter(Boolean).join(': ')
  return detailText({ top, base: Math.max(top, readDepth(row, REMARK_BASE) ?? top), label })
}
