import { displayText } from '@groundsheet/readings/display-text'
import { ownValue } from '@groundsheet/readings'
import type { TableSummary } from '@groundsheet/contract'
import { codedName, nameAndCode } from '../data/text/coded-name.ts'
import { sentenceCase } from '../data/text/sentence-case.ts'
import { tableStrings } from './strings/table-strings.ts'

const { short: SHORT, inFull: IN_FULL } = tableStrings

/**
 * The names in AGS 4 and AGS 3 of the tables that have a short one. The order is that of reading: the hole,
 * then down the hole.
 */
const STANDARD: Readonly<Record<keyof typeof SHORT, readonly string[]>> = {
  LOCA: ['Location Details'],
  HOLE: ['Hole Or Location Equivalent'],
  GEOL: ['Field Geological Descriptions', 'Stratum Descriptions'],
  ISPT: ['Standard Penetration Test Results'],
  SAMP: ['Sample Information', 'Sample Reference Information'],
  WSTG: ['Water Strike - General'],
  WSTK: ['Water Strike Details'],
  WSTD: ['Water Strike - Details'],
  CORE: ['Coring Information', 'Rotary Core Information'],
  FRAC: ['Fracture Spacing'],
  WETH: ['Weathering', 'Weathering Grades'],
  DISC: ['Discontinuity Data'],
  DETL: ['Stratum Detail Descriptions'],
  SCPT: ['Static Cone Penetration Tests - Data'],
  STCN: ['Static Cone Penetration Test'],
  SCPG: ['Static Cone Penetration Tests - General'],
  DPRB: ['Dynamic Probe Tests - Data', 'Dynamic Probe Test'],
  DCPG: ['Dynamic Cone Penetrometer Tests - General'],
  DCPT: ['Dynamic Cone Penetrometer Tests - Data'],
  DPRG: ['Dynamic Probe Tests - General', 'Dynamic Probe Test - General'],
  IVAN: ['In Situ Vane Tests', 'In Situ Vane Test'],
  IPEN: ['In Situ Hand Penetrometer Tests'],
  IPID: ['On Site Volatile Headspace Testing by Photo Ionisation Detector'],
  ICBR: ['In Situ California Bearing Ratio Tests', 'In Situ CBR Test'],
  IDEN: ['In Situ Density Tests', 'In Situ Density Test'],
  IPRG: ['In Situ Permeability Tests - General'],
  IPRM: ['In Situ Permeability Test'],
  PMTG: ['Pressuremeter Test Results - General'],
  PRTG: ['Pressuremeter Test Results, General'],
  MONG: ['Monitoring Installations and Instruments'],
  MOND: ['Monitoring Readings'],
  MONP: ['Monitor Point'],
  MONR: ['Monitor Point Reading'],
  PREF: ['Piezometer Installation Details'],
  POBS: ['Piezometer Readings'],
  PIPE: ['Monitoring Installation Pipe Work'],
  BKFL: ['Exploratory Hole Backfill Details', 'Backfill Details'],
  HDPH: ['Depth Related Exploratory Hole Construction Information', 'Depth Related Hole Information'],
  CDIA: ['Casing Diameter by Depth'],
  HDIA: ['Hole Diameter by Depth'],
  WINS: ['Window or Windowless Sampling Run Details'],
  CHIS: ['Chiselling Details'],
  FLSH: ['Drilling Flush Details', 'Rotary Core Flush Details'],
  WADD: ['Water Added Records'],
  DREM: ['Depth Related Remarks'],
  TREM: ['Time Related Remarks'],
  PTIM: ['Boring/Drilling Progress by Time', 'Hole Progress by Time'],
  HORN: ['Exploratory Hole Orientation and Inclination'],
  LLPL: ['Liquid and Plastic Limit Tests'],
  LNMC: ['Water/moisture Content Tests'],
  CLSS: ['Classification Tests'],
  GRAG: ['Particle Size Distribution Analysis - General'],
  GRAT: ['Particle Size Distribution Analysis - Data'],
  TRIG: ['Triaxial Tests - Total Stress - General', 'Triaxial Test - General'],
  TRIT: ['Triaxial Tests - Total Stress - Data'],
  LDEN: ['Density Tests'],
  GCHM: ['Geotechnical Chemistry Testing'],
  ERES: ['Environmental Contaminant Testing'],
  RPLT: ['Point Load Testing'],
  RUCS: ['Rock Uniaxial Compressive Strength and Deformability Tests'],
}

const ORDER = new Map(Object.keys(STANDARD).map((code, index) => [code, index]))

/**
 * The name of a table as its company or file has it, in sentence case. A short name where that is the
 * standard's own name.
 */
export function tableName({ code, name }: Pick<TableSummary, 'code' | 'name'>): string {
  const standard: readonly string[] = code === null ? [] : (ownValue(STANDARD, code) ?? [])
  return code !== null && standard.includes(name) ? shortTableName(code) : displayText(sentenceCase(name))
}

/** Short name of a table of which only the code is known; the code itself where it is not a frequent one. */
export const shortTableName = (code: string): string => ownValue(SHORT, code) ?? code

/** `Strata (GEOL)`. */
export const tableNameAndCode = (code: string): string => nameAndCode(codedName(code, shortTableName(code)))

/**
 * Name in full of a table of which only the code is known; the code itself where it is not a frequent one.
 */
export const longTableName = (code: string): string => ownValue(IN_FULL, code) ?? shortTableName(code)

/** `tableName` where there is room for it in full. */
export function fullTableName(table: Pick<TableSummary, 'code' | 'name'>): string {
  const name = tableName(table)
  return table.code !== null && name === shortTableName(table.code) ? longTableName(table.code) : name
}

/** The frequent tables first; the others stay in their order. */
export function inDisplayOrder<T extends Pick<TableSummary, 'code'>>(tables: readonly T[]): T[] {
  const placeOf = ({ code }: T) => ORDER.get(code ?? '') ?? ORDER.size
  return [...tables].sort((a, b) => placeOf(a) - placeOf(b))
}
