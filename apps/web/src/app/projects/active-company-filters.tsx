import { useMemo } from 'react'
import type { Facet } from '../../data/holes/hole-filter.ts'
import { fullTableName } from '../../ui/table-names.ts'
import { describeFilter } from '../../features/filters/describe-filter.ts'
import { FilterChips } from '../../features/filters/filter-chips.tsx'
import { holeTypeName } from '../../ui/hole-type-name.ts'
import type { CompanyFilterProps } from './company-filters.tsx'
import { COMPANY_MEMBERS } from './use-company-filter.ts'

const NO_COUNTS: ReadonlyMap<Facet, number> = new Map()
const EVERY_MEMBER = Object.fromEntries(Object.values(COMPANY_MEMBERS).map((member) => [member, undefined]))

/** Active parts of the filter of holes of all projects as text. */
export default function ActiveCompanyFilters({ company, filter, change }: CompanyFilterProps) {
  const { filtered, counted } = company
  const { requested } = filter
  const all = filtered?.all
  const types = counted?.types
  const tableNames = (filtered ?? counted)?.index.tableNames
  const chips = useMemo(
    () =>
      describeFilter(requested, {
        group: (id) => id,
        type(code) {
          const style =
            all?.find((hole) => hole.style.locationType === code)?.style ??
            types?.find((type) => type.code === code)?.style
          return holeTypeName(style ?? { locationType: code, locationTypeName: '' }).name
        },
        hasRows: (code) => fullTableName({ code, name: tableNames?.get(code) ?? code }),
        table: '',
      }),
    [requested, all, types, tableNames],
  )
  const { remaining, total, without } = resultOf(company)
  return (
    <FilterChips
      chips={chips}
      remaining={remaining}
      total={total}
      without={without}
      onRemove={(facet) => {
        const member = COMPANY_MEMBERS[facet]
        if (member) change({ [member]: undefined }, 'push')
      }}
      onClear={() => change(EVERY_MEMBER, 'push')}
    />
  )
}

/** How many holes are left. Until they are read or counted, none of them can have been left out. */
function resultOf({ filtered, counted }: CompanyFilterProps['company']) {
  if (filtered && !filtered.isLoading && filtered.all.length > 0)
    return { remaining: filtered.left.length, total: filtered.all.length, without: filtered.filtered.without }
  if (!filtered && counted && counted.total > 0)
    return { remaining: counted.matching, total: counted.total, without: counted.without }
  return { remaining: 1, total: 1, without: filtered?.filtered.without ?? NO_COUNTS }
}
