import type { TableSummary } from '@groundsheet/contract'

/** Short names of the tables that are read most, in the order in which they are read: the hole, then down the hole. */
const FREQUENT: Readonly<Record<string, string>> = {
  LOCA: 'Holes',
  HOLE: 'Holes',
  GEOL: 'Strata',
  ISPT: 'SPT',
  SAMP: 'Samples',
  WSTG: 'Water strikes',
  WSTK: 'Water strikes',
  WSTD: 'Water strike details',
  CORE: 'Core',
  FRAC: 'Fractures',
  WETH: 'Weathering',
  DISC: 'Discontinuities',
  DETL: 'Stratum details',
  SCPT: 'Cone readings',
  STCN: 'Cone readings',
  SCPG: 'Cone tests',
  DPRB: 'Probe blows',
  DPRG: 'Dynamic probes',
  IVAN: 'Vane tests',
  IPEN: 'Hand penetrometer',
  IPID: 'PID readings',
  MONG: 'Installations',
  MOND: 'Monitoring readings',
  PIPE: 'Pipes',
  BKFL: 'Backfill',
  HDPH: 'Methods by depth',
  CDIA: 'Casing',
  HDIA: 'Hole diameters',
  WINS: 'Window sampling runs',
  CHIS: 'Chiselling',
  FLSH: 'Flush',
  PTIM: 'Progress',
  HORN: 'Inclination',
  LLPL: 'Atterberg limits',
  LNMC: 'Moisture contents',
  CLSS: 'Classification',
  GRAG: 'Particle size tests',
  GRAT: 'Particle size results',
  TRIG: 'Triaxial tests',
  TRIT: 'Triaxial results',
  LDEN: 'Densities',
  GCHM: 'Chemistry',
  ERES: 'Environmental results',
  RPLT: 'Point load tests',
  RUCS: 'Compressive strengths',
}

const ORDER = new Map(Object.keys(FREQUENT).map((code, index) => [code, index]))

/** What a table is called: a short name where it is a frequent one, else that of the dictionary. */
export const tableName = ({ code, name }: Pick<TableSummary, 'code' | 'name'>): string =>
  (code !== null && Object.hasOwn(FREQUENT, code) ? FREQUENT[code] : undefined) ?? name

/** The frequent tables first; the others stay in their order. */
export function inReadingOrder<T extends Pick<TableSummary, 'code'>>(tables: readonly T[]): T[] {
  const placeOf = ({ code }: T) => ORDER.get(code ?? '') ?? ORDER.size
  return [...tables].sort((a, b) => placeOf(a) - placeOf(b))
}
