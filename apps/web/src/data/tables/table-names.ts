import { ownValue } from '@groundsheet/readings'
import type { TableSummary } from '@groundsheet/contract'
import { codedName, nameAndCode } from '../text/coded-name.ts'
import { sentenceCase } from '../text/sentence-case.ts'

/**
 * Short names of the tables that are read most, each with its names in AGS 4 and AGS 3. The order is that of
 * reading: the hole, then down the hole.
 */
const FREQUENT: Readonly<Record<string, readonly [short: string, ...standard: string[]]>> = {
  LOCA: ['Holes', 'Location Details'],
  HOLE: ['Holes', 'Hole Or Location Equivalent'],
  GEOL: ['Strata', 'Field Geological Descriptions', 'Stratum Descriptions'],
  ISPT: ['SPT', 'Standard Penetration Test Results'],
  SAMP: ['Samples', 'Sample Information', 'Sample Reference Information'],
  WSTG: ['Groundwater strikes', 'Water Strike - General'],
  WSTK: ['Groundwater strikes', 'Water Strike Details'],
  WSTD: ['Groundwater strike details', 'Water Strike - Details'],
  CORE: ['Core', 'Coring Information', 'Rotary Core Information'],
  FRAC: ['Fractures', 'Fracture Spacing'],
  WETH: ['Weathering', 'Weathering', 'Weathering Grades'],
  DISC: ['Discontinuities', 'Discontinuity Data'],
  DETL: ['Stratum details', 'Stratum Detail Descriptions'],
  SCPT: ['Cone readings', 'Static Cone Penetration Tests - Data'],
  STCN: ['Cone readings', 'Static Cone Penetration Test'],
  SCPG: ['Cone tests', 'Static Cone Penetration Tests - General'],
  DPRB: ['Dynamic probe blows', 'Dynamic Probe Tests - Data', 'Dynamic Probe Test'],
  DCPG: ['Dynamic cone penetrometers', 'Dynamic Cone Penetrometer Tests - General'],
  DCPT: ['Dynamic cone penetrometer readings', 'Dynamic Cone Penetrometer Tests - Data'],
  DPRG: ['Dynamic probes', 'Dynamic Probe Tests - General', 'Dynamic Probe Test - General'],
  IVAN: ['Vane tests', 'In Situ Vane Tests', 'In Situ Vane Test'],
  IPEN: ['Hand penetrometer', 'In Situ Hand Penetrometer Tests'],
  IPID: ['PID readings', 'On Site Volatile Headspace Testing by Photo Ionisation Detector'],
  ICBR: ['In situ CBR tests', 'In Situ California Bearing Ratio Tests', 'In Situ CBR Test'],
  IDEN: ['In situ density tests', 'In Situ Density Tests', 'In Situ Density Test'],
  IPRG: ['Permeability tests', 'In Situ Permeability Tests - General'],
  IPRM: ['Permeability tests', 'In Situ Permeability Test'],
  MONG: ['Installations', 'Monitoring Installations and Instruments'],
  MOND: ['Monitoring readings', 'Monitoring Readings'],
  MONP: ['Monitoring points', 'Monitor Point'],
  MONR: ['Monitoring readings', 'Monitor Point Reading'],
  PREF: ['Piezometers', 'Piezometer Installation Details'],
  POBS: ['Piezometer readings', 'Piezometer Readings'],
  PIPE: ['Installation pipes', 'Monitoring Installation Pipe Work'],
  BKFL: ['Backfill', 'Exploratory Hole Backfill Details', 'Backfill Details'],
  HDPH: [
    'Methods by depth',
    'Depth Related Exploratory Hole Construction Information',
    'Depth Related Hole Information',
  ],
  CDIA: ['Casing diameters', 'Casing Diameter by Depth'],
  HDIA: ['Hole diameters', 'Hole Diameter by Depth'],
  WINS: ['Window sample runs', 'Window or Windowless Sampling Run Details'],
  CHIS: ['Chiselling', 'Chiselling Details'],
  FLSH: ['Flush', 'Drilling Flush Details', 'Rotary Core Flush Details'],
  WADD: ['Water added', 'Water Added Records'],
  DREM: ['Depth related remarks', 'Depth Related Remarks'],
  PTIM: ['Boring and drilling progress', 'Boring/Drilling Progress by Time', 'Hole Progress by Time'],
  HORN: ['Inclination', 'Exploratory Hole Orientation and Inclination'],
  LLPL: ['Atterberg limits', 'Liquid and Plastic Limit Tests'],
  LNMC: ['Moisture contents', 'Water/moisture Content Tests'],
  CLSS: ['Classification', 'Classification Tests'],
  GRAG: ['Particle size tests', 'Particle Size Distribution Analysis - General'],
  GRAT: ['Particle size results', 'Particle Size Distribution Analysis - Data'],
  TRIG: ['Triaxial tests', 'Triaxial Tests - Total Stress - General', 'Triaxial Test - General'],
  TRIT: ['Triaxial results', 'Triaxial Tests - Total Stress - Data'],
  LDEN: ['Densities', 'Density Tests'],
  GCHM: ['Chemistry', 'Geotechnical Chemistry Testing'],
  ERES: ['Environmental results', 'Environmental Contaminant Testing'],
  RPLT: ['Point load tests', 'Point Load Testing'],
  RUCS: ['Compressive strengths', 'Rock Uniaxial Compressive Strength and Deformability Tests'],
}

const ORDER = new Map(Object.keys(FREQUENT).map((code, index) => [code, index]))

/**
 * The name of a table as its company or file has it, in sentence case. A short name where that is the
 * standard's own name.
 */
export function tableName({ code, name }: Pick<TableSummary, 'code' | 'name'>): string {
  const known = code === null ? undefined : ownValue(FREQUENT, code)
  const [short, ...standard] = known ?? [name]
  return standard.includes(name) ? short : sentenceCase(name)
}

/** Short name of a table of which only the code is known; the code itself where it is not a frequent one. */
export const shortTableName = (code: string): string => ownValue(FREQUENT, code)?.[0] ?? code

/** `Strata (GEOL)`. */
export const tableNameAndCode = (code: string): string => nameAndCode(codedName(code, shortTableName(code)))

/** Names in full, where the short one is an abbreviation. */
const IN_FULL = new Map([
  ['ISPT', 'Standard penetration tests'],
  ['IPID', 'Photoionisation detector readings'],
])

/**
 * Name in full of a table of which only the code is known; the code itself where it is not a frequent one.
 */
export const longTableName = (code: string): string => IN_FULL.get(code) ?? shortTableName(code)

/** `tableName` where there is room for it in full. */
export function fullTableName(table: Pick<TableSummary, 'code' | 'name'>): string {
  const name = tableName(table)
  return table.code !== null && name === shortTableName(table.code) ? longTableName(table.code) : name
}

/** The frequent tables first; the others stay in their order. */
export function inReadingOrder<T extends Pick<TableSummary, 'code'>>(tables: readonly T[]): T[] {
  const placeOf = ({ code }: T) => ORDER.get(code ?? '') ?? ORDER.size
  return [...tables].sort((a, b) => placeOf(a) - placeOf(b))
}
