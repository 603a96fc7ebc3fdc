import type { ProjectItem } from '@groundsheet/contract'
import { Fragment, type ReactNode } from 'react'
import { nameOf } from '../../data/text/project-name.ts'
import { formatDateText } from '../../ui/dates.ts'
import { projectListStrings } from '../../ui/strings/project-list-strings.ts'
import { filterStrings } from '../../ui/strings/filter-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { ProjectColumn } from '../../url-state/projects-search.ts'
import { MarkedText } from '../../ui/marked-text.tsx'
import { dayOf } from './sort-projects.ts'
import { StatusMark } from './status-mark.tsx'

export interface Column {
  /** Sort keys of its headings; the first is the name of the column. */
  readonly heads: readonly ProjectColumn[]
  /** Sort descending first: the largest or latest values matter most. */
  readonly descending?: true
  /** Width as a track of a CSS grid. */
  readonly width: string
  /** Shown only if the list is wide; see project-rows.css. */
  readonly wideOnly?: true
  /** Whether a project has a value in this column; absent: every project has. */
  readonly hasValue?: (project: ProjectItem) => boolean
  readonly cell: (project: ProjectItem, q: string) => ReactNode
}

const words = projectListStrings

const partyColumn = (party: 'client' | 'contractor' | 'consultant'): Column => ({
  heads: [party],
  width: 'minmax(0, 1fr)',
  hasValue: (project) => Boolean(project[party]),
  cell: ({ [party]: name }, q) => (name ? <MarkedText text={name} q={q} /> : null),
})

const COLUMNS: readonly Column[] = [
  { heads: ['name', 'reference'], width: 'minmax(0, 2.3fr)', cell: nameCell },
  { heads: ['status'], width: '82px', cell: ({ status }) => <StatusMark status={status} /> },
  partyColumn('client'),
  { ...partyColumn('contractor'), wideOnly: true },
  { ...partyColumn('consultant'), wideOnly: true },
  { heads: ['holes'], descending: true, width: '54px', cell: holesCell },
  {
    heads: ['start'],
    descending: true,
    width: '84px',
    hasValue: ({ contractStartDate }) => Boolean(contractStartDate),
    cell: ({ contractStartDate }) => formatDateText(contractStartDate ?? ''),
  },
  {
    heads: ['updated'],
    descending: true,
    width: '84px',
    wideOnly: true,
    cell: ({ updatedAt }) => formatDateText(dayOf(updatedAt)),
  },
]

/** Columns in which at least one project has a value. */
export const columnsOf = (projects: readonly ProjectItem[]): readonly Column[] =>
  COLUMNS.filter(({ hasValue }) => hasValue === undefined || projects.some(hasValue))

/** Widths of columns, as tracks of a CSS grid. */
export const tracksOf = (columns: readonly Column[]): string => columns.map(({ width }) => width).join(' ')

function nameCell(project: ProjectItem, q: string) {
  const { projectId, location, locationCount = 0, matchingLocations = [] } = project
  return (
    <>
      <strong>
        <MarkedText text={nameOf(project)} q={q} />
      </strong>
      <span className="soft">
        <MarkedText text={projectId} q={q} />
        {locationCount > 0 && !location && ` · ${words.notPlaced}`}
      </span>
      {matchingLocations.length > 0 && (
        <span className="soft">
          {words.foundHoles(matchingLocations.length)}
          {matchingLocations.map(({ id, locationId }, index) => (
            <Fragment key={id}>
              {index === 0 ? ' ' : ', '}
              <MarkedText text={locationId} q={q} />
            </Fragment>
          ))}
        </span>
      )}
    </>
  )
}

function holesCell({ locationCount = 0 }: ProjectItem) {
  return (
    <>
      {strings.number(locationCount)}
      <span className="card-word"> {filterStrings.holesOf(locationCount)}</span>
    </>
  )
}
