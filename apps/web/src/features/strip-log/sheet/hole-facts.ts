import type { LocationDetail, Project, TableRow } from '@groundsheet/contract'
import { typeMeaning, type Glossary } from '../../../data/glossary.ts'
import type { Fact } from '../../../ui/paper/title-block.tsx'
import { strings } from '../../../ui/strings.ts'

const words = strings.print.facts

interface Known {
  readonly hole: LocationDetail
  readonly project: Project | null
  readonly glossary: Glossary
  /** Rows of HDPH, which say who logged what. */
  readonly stages: readonly TableRow[]
}

/** What the head of a log says of a hole. `scale`: 50 for 1:50. */
export function holeFacts({ hole, project, glossary, stages }: Known, scale: number): Fact[] {
  const { groundLevel, finalDepth, easting, northing, data } = hole
  const type = valueOf(data, ['LOCA_TYPE', 'HOLE_TYPE'])
  const meaning = typeMeaning(glossary, type ?? '')
  const dates = [valueOf(data, ['LOCA_STAR', 'HOLE_STAR']), valueOf(data, ['LOCA_ENDD', 'HOLE_ENDD'])]
  return [
    [words.client, project?.client ?? null],
    [words.contractor, project?.contractor ?? null],
    [words.consultant, project?.consultant ?? null],
    [words.type, type === null ? null : [type, meaning].filter(Boolean).join(' · ')],
    [words.dates, [...new Set(dates.filter((date) => date !== null))].join(' – ') || null],
    [words.grid, easting === null || northing === null ? null : strings.hole.gridValue(easting, northing)],
    [words.crs, describeCrs(project)],
    [words.level, groundLevel === null ? null : strings.hole.levelValue(groundLevel)],
    [words.depth, finalDepth === null ? null : strings.metres(finalDepth)],
    [words.logged, valueOf(data, ['HOLE_LOG']) ?? loggersOf(stages)],
    [words.place, valueOf(data, ['LOCA_LOCA', 'HOLE_LOCA'])],
    [words.scale, strings.print.ratio(scale)],
  ]
}

const REMARKS = ['REM', 'TERM', 'LOCM', 'STAB', 'SHOR'].flatMap((end) => [`LOCA_${end}`, `HOLE_${end}`])

/** What the file says of the hole as a whole. */
export const holeRemarks = ({ hole, glossary }: Pick<Known, 'hole' | 'glossary'>): string[] =>
  REMARKS.flatMap((heading) => {
    const text = hole.data[heading]?.trim()
    if (!text) return []
    const name = heading.endsWith('_REM') ? undefined : glossary.heading(hole.table, heading)?.name
    return [name === undefined ? text : `${name}: ${text}`]
  })

const loggersOf = (stages: readonly TableRow[]): string | null =>
  [...new Set(stages.map(({ data }) => data.HDPH_LOG?.trim()).filter(Boolean))].join(', ') || null

function describeCrs(project: Project | null): string | null {
  if (!project?.crs) return null
  const { name, source } = project.crs
  return source === 'guessed' ? strings.project.crsGuessed(name) : name
}

const valueOf = (data: LocationDetail['data'], headings: readonly string[]): string | null =>
  headings.map((heading) => data[heading]?.trim()).find((value) => value) ?? null
