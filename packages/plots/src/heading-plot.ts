import type { DictionaryHeading, DictionaryTable, TableRow } from '@groundsheet/contract'
import { readValue, isDepthHeading } from '@groundsheet/logs'
import { isSpacing, ownValue, readMeasure, statesSpacings } from '@groundsheet/readings'
import type { LeftOut, PlotDefinition, Reading, Source } from './plot.ts'
import { readSources } from './read-sources.ts'
import { reportedResultReader } from './reported-result.ts'
import { PROFILE_TABLES, traceTests } from './profile-tests.ts'

/** Headings that identify the quantity and unit of a row in tables of several quantities. */
const KINDS: Readonly<Record<string, { readonly kind: string; readonly unit: string }>> = {
  ERES: { kind: 'ERES_CODE', unit: 'ERES_RUNI' },
  GCHM: { kind: 'GCHM_CODE', unit: 'GCHM_UNIT' },
  CNMT: { kind: 'CNMT_TYPE', unit: 'CNMT_UNIT' },
  MOND: { kind: 'MOND_TYPE', unit: 'MOND_UNIT' },
}
/** Separates a code and its unit in the name of a reading. */
export const UNIT_AFTER = ', '

const kindOf = (row: TableRow): string => {
  const place = ownValue(KINDS, row.table)
  return place
    ? [readValue(row, [place.kind]), readValue(row, [place.unit])].filter(Boolean).join(UNIT_AFTER)
    : ''
}

/** Of results of laboratories, rows that have words alone state none. */
function reportedOf(heading: string): Pick<Source, 'reported' | 'where'> {
  const reported = reportedResultReader(heading)
  if (!reported) return {}
  const where: Source['where'] = (row) =>
    (row.data[heading]?.trim() ?? '') !== '' || readMeasure(reported(row).result) !== null
  return { reported, where }
}

/** Any heading of any table against depth. */
export function headingPlot(table: string, { heading, unit, type }: DictionaryHeading): PlotDefinition {
  const sources = [{ table, heading, seriesOf: kindOf, ...reportedOf(heading) }]
  const kinds = ownValue(KINDS, table)
  return {
    id: `${table}.${heading}`,
    kind: 'depth',
    unit: kinds ? '' : unit,
    sources,
    ...(kinds && { named: kinds.kind }),
    ...(PROFILE_TABLES.includes(table) && { traced: traceTests }),
    scale: type?.endsWith('SCI') === true ? 'log' : 'linear',
    read(tables, unitOf) {
      const reading = readSources(sources, '', tables, unitOf)
      return heading === FRACTURE_INDEX ? withoutSpacings(reading, tables.FRAC ?? []) : reading
    },
  }
}

const FRACTURE_INDEX = 'FRAC_FI'

/** Holes whose column of the fracture index states spacings in mm have no index, as in their logs. */
function withoutSpacings({ points, leftOut, doubts }: Reading, rows: readonly TableRow[]): Reading {
  const holes = Map.groupBy(rows, ({ locationId }) => locationId)
  const spaced = new Set(
    [...holes].flatMap(([id, of]) => (statesSpacings(of.map(({ data }) => data)) ? [id] : [])),
  )
  const isOfIndex = ({ row }: Pick<LeftOut, 'row'>) => !spaced.has(row.locationId)
  const asSpacing = ({ row, text }: Pick<LeftOut, 'row' | 'text'>): LeftOut => ({
    ...{ kind: 'spacing', row, heading: FRACTURE_INDEX, text },
  })
  return {
    points: points.filter(isOfIndex),
    leftOut: [
      ...leftOut.map((left) => (isOfIndex(left) || !isSpacing(left.text) ? left : asSpacing(left))),
      ...points.filter((point) => !isOfIndex(point)).map(asSpacing),
    ],
    doubts,
  }
}

const NUMERIC_TYPE = /^(\d+(DP|SF|SCI)|XN|U|MC)$/
/** Units of dates and times. */
const TIME_UNIT = /yy|hh|mm:ss|dd\/mm/i
const NOT_MEASURED_HEADING = new RegExp(
  '_(ID|REF|TYPE|TYP|DESC|REM|METH|LEG|GEOL|STAT|DATE|TIME_UNIT|DTIM|CRED|LAB|ENV|CONT|FSET|NAME|' +
    'CODE|UNIT|RUNI|DUNI|REP|HAM|MODE|COND|PREP|TESN|STG|OPER|DEV|CAS|DETL|BGS|SEQ)$',
)

/** Whether a heading may have numbers to plot: by its type, by its unit, else by its name. */
function isMeasured({ heading, unit, type }: DictionaryHeading, keys: readonly string[]): boolean {
  if (keys.includes(heading) || isDepthHeading(heading) || TIME_UNIT.test(unit)) return false
  if (type !== null) return NUMERIC_TYPE.test(type) || (type === 'X' && unit !== '')
  return unit !== '' || !NOT_MEASURED_HEADING.test(heading)
}

/** Headings of a table that can be plotted against depth; none where its rows have no depth. */
export function measuredHeadings({ headings, keys }: DictionaryTable): readonly DictionaryHeading[] {
  const deep = headings.some(({ heading }) => isDepthHeading(heading))
  return deep ? headings.filter((heading) => isMeasured(heading, keys)) : []
}
