import { useMemo } from 'react'
import type { Facet } from '../../data/holes/hole-filter.ts'
import type { HoleIndex } from '../../data/holes/hole-index.ts'
import type { HoleType } from '../../data/holes/hole-types.ts'
import { fullTableName } from '../../data/tables/table-names.ts'
import { describeFilter } from '../../features/filters/describe-filter.ts'
import { FilterChips } from '../../features/filters/filter-chips.tsx'
import { FilterPanel, type ListedFacet } from '../../features/filters/filter-panel.tsx'
import { holeTypeName } from '../../ui/hole-type-name.ts'
import { formatDateRange, type DateRange } from '../../url-state/date-range.ts'
import { formatDepthRange, type DepthRange } from '../../url-state/depth-range.ts'
import { toggled } from '../../url-state/project-search.ts'
import { MEMBERS, type FilteredProject } from '../state/use-hole-filter.ts'
import type { ProjectData } from '../state/use-project.ts'
import type { ProjectState } from '../state/use-project-state.ts'

interface Props extends Pick<ProjectState, 'change' | 'toggle'> {
  readonly data: ProjectData
  readonly filtered: FilteredProject
}

/** Selecting a type here removes hidden types of a link of an earlier version. */
const NO_HIDDEN_TYPES = { hide: undefined }

const EVERY_MEMBER = {
  ...Object.fromEntries(Object.values(MEMBERS).map((member) => [member, undefined])),
  ...NO_HIDDEN_TYPES,
}

interface ActiveProps extends Omit<Props, 'toggle'> {
  /** Code of the table open across the project. */
  readonly table: string | undefined
}

/** Active parts of the filter as text. */
export function ActiveFilters({ data, filtered, table, change }: ActiveProps) {
  const { asked, holes, without, index } = filtered
  const { types, shapes } = data
  const chips = useMemo(
    () =>
      describeFilter(asked, {
        group: (id) => shapes.groups.find((group) => group.id === id)?.name ?? id,
        type: (code) => nameOfType(types, code),
        hasRows: (code) => nameOfTable(index, code),
        table: table === undefined ? '' : nameOfTable(index, table),
      }),
    [asked, types, shapes.groups, index, table],
  )
  return (
    <FilterChips
      chips={chips}
      remaining={holes.length}
      total={data.list.holes.length}
      without={without}
      onRemove={(facet: Facet) =>
        change({ [MEMBERS[facet]]: undefined, ...(facet === 'types' ? NO_HIDDEN_TYPES : {}) }, 'step')
      }
      onClear={() => change(EVERY_MEMBER, 'step')}
    />
  )
}

function nameOfType(types: readonly HoleType[], code: string): string {
  const style = types.find((type) => type.code === code)?.style
  return holeTypeName(style ?? { locationType: code, locationTypeName: '' }).name
}

const nameOfTable = ({ tableNames }: HoleIndex, code: string): string =>
  fullTableName({ code, name: tableNames.get(code) ?? code })

/** All options of the filter. */
export function FilterChoices({ data, filtered, change, toggle }: Props) {
  const { types, shapes, artwork } = data
  const { index, asked, counts } = filtered
  const act = useMemo(
    () => ({
      onToggle(facet: ListedFacet, value: string) {
        if (facet === 'types') change({ type: toggled(asked.types, value), ...NO_HIDDEN_TYPES }, 'step')
        else toggle(MEMBERS[facet], value, 'step')
      },
      onDepth: (range: DepthRange | null) =>
        change({ depth: range ? formatDepthRange(range) : undefined }, 'step'),
      onDate: (range: DateRange | null) =>
        change({ date: range ? formatDateRange(range) : undefined }, 'step'),
      onUnplaced: (only: boolean) => change({ placed: only ? 'no' : undefined }, 'step'),
    }),
    [change, toggle, asked.types],
  )
  return <FilterPanel {...{ index, types, artwork, counts }} filter={asked} groups={shapes.groups} {...act} />
}
