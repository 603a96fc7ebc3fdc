import type { ReactNode } from 'react'
import type { CompanyHole } from '../../data/holes/company-holes.ts'
import { displayName } from '../../data/text/display-name.ts'
import { nameOf } from '../../data/text/project-name.ts'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { shortTypeName } from '../../ui/hole-type-name.ts'
import { strings } from '../../ui/strings/strings.ts'

type ColumnId = keyof typeof companyStrings.columns

/** A hole and its direction from the place in question, degrees clockwise from true north; null: none. */
export interface ListedCompanyHole {
  readonly hole: CompanyHole
  readonly bearing: number | null
}

export interface HoleColumn {
  readonly id: ColumnId
  /** Width, as in `grid-template-columns`. */
  readonly track: string
  readonly cell: (listed: ListedCompanyHole) => ReactNode
}

const NAME_COLUMN: HoleColumn = {
  id: 'name',
  track: 'minmax(88px, 1fr)',
  cell: ({ hole }) => displayName(hole.name),
}

const SECONDARY_COLUMNS: readonly HoleColumn[] = [
  {
    id: 'depth',
    track: '74px',
    cell: ({ hole }) => (hole.finalDepth === null ? '' : strings.depth(hole.finalDepth)),
  },
  { id: 'type', track: 'minmax(80px, 1.2fr)', cell: ({ hole }) => shortTypeName(hole.style) ?? '' },
  { id: 'date', track: '88px', cell: ({ hole }) => (hole.day === null ? '' : strings.holes.date(hole.day)) },
  { id: 'project', track: 'minmax(110px, 1.8fr)', cell: ({ hole }) => nameOf(hole.project) },
]

const DISTANCE_COLUMNS: readonly HoleColumn[] = [
  {
    id: 'distance',
    track: '68px',
    cell: ({ hole }) => (hole.metres === null ? '' : companyStrings.distance(hole.metres)),
  },
  {
    id: 'bearing',
    track: '76px',
    cell: ({ bearing }) => (bearing === null ? '' : companyStrings.bearing(bearing)),
  },
]

/** Columns of the list of holes; distance and bearing of holes around a place. */
export const holeColumns = (isNear: boolean): readonly HoleColumn[] =>
  isNear ? [NAME_COLUMN, ...DISTANCE_COLUMNS, ...SECONDARY_COLUMNS] : [NAME_COLUMN, ...SECONDARY_COLUMNS]
