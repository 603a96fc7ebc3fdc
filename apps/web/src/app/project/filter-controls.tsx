import { useMemo } from 'react'
import type { Facet } from '../../data/holes/hole-filter.ts'
import type { HoleIndex } from '../../data/holes/hole-index.ts'
import type { HoleType } from '../../data/holes/hole-types.ts'
import { fullTableName } from '../../ui/table-names.ts'
import { describeFilter } from '../../features/filters/describe-filter.ts'
import { FilterChips } from '../../features/filters/filter-chips.tsx'
import { holeTypeName } from '../../ui/hole-type-name.ts'
import { MEMBERS, NO_HIDDEN_TYPES, type FilteredProject } from '../state/use-hole-filter.ts'
import type { ProjectData } from '../state/use-project.ts'
import type { ProjectState } from '../state/use-project-state.ts'

export interface FilterProps extends Pick<ProjectState, 'change'> {
  readonly data: ProjectData
  readonly filtered: FilteredProject
}

const EVERY_MEMBER = {
  ...Object.fromEntries(Object.values(MEMBERS).map((member) => [member, undefined])),
  ...NO_HIDDEN_TYPES,
}

interface ActiveProps extends FilterProps {
  /** Code of the table open across the project. */
  readonly table: string | undefined
}

/** Active parts of the filter as text. */
export default function ActiveFilters({ data, filtered, table, change }: ActiveProps) {
  const { requested, holes, without, index } = filtered
  const { types, shapes } = data
  const chips = useMemo(
    () =>
      describeFilter(requested, {
        group: (id) => shapes.groups.find((group) => group.id === id)?.name ?? id,
        type: (code) => nameOfType(types, code),
        hasRows: (code) => nameOfTable(index, code),
        table: table === undefined ? '' : nameOfTable(index, table),
      }),
    [requested, types, shapes.groups, index, table],
  )
  return (
    <FilterChips
      chips={chips}
      remaining={holes.length}
      total={data.list.holes.length}
      without={without}
      onRemove={(facet: Facet) => {
        // A project has one status, which does not filter its holes.
        if (facet === 'statuses') return
        change({ [MEMBERS[facet]]: undefined, ...(facet === 'types' ? NO_HIDDEN_TYPES : {}) }, 'push')
      }}
      onClear={() => change(EVERY_MEMBER, 'push')}
    />
  )
}

function nameOfType(types: readonly HoleType[], code: string): string {
  const style = types.find((type) => type.code === code)?.style
  return holeTypeName(style ?? { locationType: code, locationTypeName: '' }).name
}

const nameOfTable = ({ tableNames }: HoleIndex, code: string): string =>
  fullTableName({ code, name: tableNames.get(code) ?? code })
