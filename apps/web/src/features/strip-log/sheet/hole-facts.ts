import type { LocationDetail, Project, TableRow } from '@groundsheet/contract'
import { findInclined, type Tables } from '@groundsheet/logs'
import {
  datumOfCrs,
  findDateFault,
  isPossibleFinalDepth,
  isPossibleLevel,
  levelDatum,
} from '@groundsheet/readings'
import { finalDepthOf } from '../../../data/holes/hole.ts'
import { sentenceCase } from '../../../data/text/sentence-case.ts'
import { directionOf, typeMeaning, type Glossary } from '../../../data/tables/glossary.ts'
import { displayText } from '@groundsheet/readings/display-text'
import type { Fact } from '../../../ui/paper/title-block-height.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'

const words = printStrings.facts

/** Facts that the head of a log can show. */
export type FactId =
  | 'client'
  | 'contractor'
  | 'consultant'
  | 'type'
  | 'coordinates'
  | 'crs'
  | 'level'
  | 'finalDepth'
  | 'dates'
  | 'plant'
  | 'logged'
  | 'checked'
  | 'location'
  | 'inclination'
  | 'dimensions'
  | 'stability'
  | 'status'
  | 'scale'

/** Texts entered by the user for the logs; undefined: as in the file. */
export interface SignOff {
  readonly checked: string | undefined
  readonly status: string | undefined
}

export interface KnownHole {
  readonly hole: LocationDetail
  readonly project: Project | null
  readonly glossary: Glossary
  readonly tables: Tables
  readonly signOff: SignOff
  /** Its type as lists and the map name it; absent: not known there. */
  readonly typeName?: string | undefined
}

/** No grid has coordinates beyond this. */
const MAX_COORDINATE_M = 1e8

type FactReader = (known: KnownHole, scale: number) => string | null

const FACT_READERS: Readonly<Record<FactId, FactReader>> = {
  client: ({ project }) => shownOrNull(project?.client),
  contractor: ({ project }) => shownOrNull(project?.contractor),
  consultant: ({ project }) => shownOrNull(project?.consultant),
  type: ({ hole, glossary, typeName }) => {
    const type = stated(hole, 'TYPE')
    return type === null ? null : displayText(typeName ?? sentenceCase(typeMeaning(glossary, type) ?? type))
  },
  coordinates: ({ hole: { easting, northing } }) =>
    easting === null || northing === null
      ? null
      : [easting, northing].every((metres) => Math.abs(metres) <= MAX_COORDINATE_M)
        ? strings.hole.gridValue(easting, northing)
        : printStrings.log.notPossible,
  crs: ({ project }) => describeCrs(project),
  level: ({ hole: { groundLevel, data }, project }) => {
    if (groundLevel === null) return null
    return isPossibleLevel(groundLevel)
      ? strings.hole.levelValue(groundLevel, levelDatum(data) ?? datumOfCrs(project?.crs))
      : printStrings.log.notPossible
  },
  finalDepth: ({ hole }) => {
    const depth = finalDepthOf(hole)
    if (depth === null) return null
    return isPossibleFinalDepth(depth) ? printStrings.log.metres(depth) : printStrings.log.notPossible
  },
  dates: ({ hole, glossary }) => {
    const [start = null, end = null] = ['STAR', 'ENDD'].map((ending) => {
      const unit = glossary.heading(hole.table, `${hole.table}_${ending}`)?.unit
      const text = stated(hole, ending)
      if (text === null) return null
      const date = printStrings.log.date(text, unit)
      return findDateFault(text, unit) === null ? date : printStrings.log.impossible(date)
    })
    return start === null && end === null ? null : printStrings.log.startAndEnd(start, end)
  },
  plant: ({ hole, tables }) =>
    distinctValues(tables, ['HDPH_EXC']) ?? stated(hole, 'EXC') ?? stated(hole, 'EQMT'),
  logged: ({ hole, tables }) => stated(hole, 'LOG') ?? distinctValues(tables, ['HDPH_LOG']),
  checked: ({ hole, signOff }) =>
    signOff.checked ?? (printStrings.log.checkedBy(firstOf(hole, CHECKED), firstOf(hole, APPROVED)) || null),
  location: ({ hole }) => stated(hole, 'LOCA'),
  inclination: ({ hole, tables, glossary }) => {
    const findings = findInclined(directionOf(hole, glossary), tables)
    const angles = findings.flatMap(({ kind, angle }) => (kind === 'inclined' ? [angle] : []))
    const bearing = distinctValues(tables, ['HORN_ORNT'], 'HORN') ?? stated(hole, 'ORNT')
    if (angles.length > 0) return printStrings.log.inclination([...new Set(angles)].join(', '), bearing)
    const inWords = findings.find(({ kind }) => kind === 'inclination-elsewhere')?.text
    if (inWords !== undefined) return printStrings.log.inclinedInWords(inWords)
    const impossible = findings.flatMap(({ kind, angle = 0 }) =>
      kind === 'inclination-impossible' ? [angle] : [],
    )
    if (impossible.length > 0)
      return printStrings.log.impossibleInclination([...new Set(impossible)].join(', '))
    const isStated =
      findings.length === 0 && (distinctValues(tables, ['HORN_INCL'], 'HORN') ?? stated(hole, 'INCL'))
    return isStated ? printStrings.log.vertical : null
  },
  dimensions: ({ hole, tables }) => {
    const length = distinctValues(tables, ['HDPH_DIML']) ?? stated(hole, 'DIML')
    const width = distinctValues(tables, ['HDPH_DIMW']) ?? stated(hole, 'DIMW')
    return printStrings.log.dimensions(length, width, orientationOf(hole, tables)) || null
  },
  stability: ({ hole, tables }) => {
    const stability = distinctValues(tables, ['HDPH_STAB']) ?? stated(hole, 'STAB')
    const shoring = distinctValues(tables, ['HDPH_SHOR']) ?? stated(hole, 'SHOR')
    const parts = [stability, shoring === null ? null : printStrings.log.shoring(shoring)]
    const text = parts
      .filter((part) => part !== null)
      .join('. ')
      .replaceAll(/\.\. /g, '. ')
    if (text !== '') return text
    return remarksOn(hole, tables).some((remark) => STABILITY.test(remark))
      ? printStrings.log.seeRemarks
      : null
  },
  status: ({ hole, signOff }) => {
    const status = signOff.status ?? stated(hole, 'STAT')
    return status === null ? null : status.charAt(0).toUpperCase() + status.slice(1).toLowerCase()
  },
  scale: (_, scale) => printStrings.ratio(scale),
}

/**
 * Endings of headings for who checked and who approved the log, mostly from contractors' own dictionaries.
 */
const CHECKED = ['CHKG', 'CHK', 'CHKD', 'CKBY'] as const
const APPROVED = ['APPG', 'APP', 'APPR'] as const

const firstOf = (hole: LocationDetail, endings: readonly string[]): string =>
  endings.map((end) => stated(hole, end)).find((value) => value !== null) ?? ''

/** The facts at the head of a log. `scale`: 50 is 1:50. */
export const holeFacts = (known: KnownHole, ids: readonly FactId[], scale: number): Fact[] =>
  ids.map((id) => [words[id], FACT_READERS[id](known, scale)])

/** Reason for termination of the hole; empty if not stated. */
export const terminationOf = (hole: LocationDetail): string => stated(hole, 'TERM') ?? ''

const shownOrNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : displayText(text)

/** Value of a heading of LOCA or, in AGS 3, HOLE; null if blank. */
function stated({ data }: LocationDetail, end: string): string | null {
  const value = [`LOCA_${end}`, `HOLE_${end}`].map((heading) => data[heading]?.trim()).find((text) => text)
  return value === undefined ? null : displayText(value)
}

/** Words of a remark that state the stability of the sides of a pit, or their shoring. */
const STABILITY =
  /\b(?:(?:un)?stab(?:le|ility)|(?:side|sidewall)s|(?:un)?shor(?:ed|ing)|collaps(?:e|ed|es|ing))\b/i

/** Remarks on a hole and by depth, which are printed below the log. */
const remarksOn = (hole: LocationDetail, tables: Tables): string[] => [
  stated(hole, 'REM') ?? '',
  ...(tables.DREM ?? []).map(({ data }) => data.DREM_REM ?? ''),
]

/** Orientation of the long side, degrees. Programs write 0 for one that was not measured. */
function orientationOf(hole: LocationDetail, tables: Tables): string | null {
  const measured = (tables.HORN ?? []).filter(({ data }) => Number(data.HORN_ORNT) !== 0)
  const ofHole = stated(hole, 'ORNT')
  return distinctValues({ HORN: measured }, ['HORN_ORNT'], 'HORN') ?? (Number(ofHole) === 0 ? null : ofHole)
}

/** Distinct values of some headings in the rows of a table, separated by commas; null if there are none. */
function distinctValues(tables: Tables, headings: readonly string[], code = 'HDPH'): string | null {
  const values = (tables[code] ?? []).flatMap(({ data }: TableRow) =>
    headings.map((heading) => data[heading]?.trim()),
  )
  return [...new Set(values.filter((value) => value))].join(', ') || null
}

function describeCrs(project: Project | null): string | null {
  if (!project?.crs) return null
  const { name, source } = project.crs
  return source === 'guessed' ? strings.project.crsGuessed(name) : name
}
