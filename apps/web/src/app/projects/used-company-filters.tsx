import { useMemo } from 'react'
import type { Facet } from '../../data/holes/hole-filter.ts'
import { fullTableName } from '../../data/tables/table-names.ts'
import { describeFilter } from '../../features/filters/describe-filter.ts'
import { FilterChips } from '../../features/filters/filter-chips.tsx'
import { holeTypeName } from '../../ui/hole-type-name.ts'
import type { CompanyFilterProps } from './company-filters.tsx'
import { COMPANY_MEMBERS } from './use-company-filter.ts'

const NO_COUNTS: ReadonlyMap<Facet, number> = new Map()
const EVERY_MEMBER = Object.fromEntries(Object.values(COMPANY_MEMBERS).map((member) => [member, undefined]))

/** Active parts of the filter of holes of all projects as text. */
export default function UsedCompanyFilters({ company: { filtered }, filter, change }: CompanyFilterProps) {
  const { asked } = filter
  const all = filtered?.all
  const tableNames = filtered?.index.tableNames
  const chips = useMemo(
    () =>
      describeFilter(asked, {
        group: (id) => id,
        type(code) {
          const style = all?.find((hole) => hole.style.locationType === code)?.style
          return holeTypeName(style ?? { locationType: code, locationTypeName: '' }).name
        },
        hasRows: (code) => fullTableName({ code, name: tableNames?.get(code) ?? code }),
        table: '',
      }),
    [asked, all, tableNames],
  )
  // Until holes are read, none of them can have been left out.
  const isKnown = filtered !== null && !filtered.isReading && filtered.all.length > 0
  return (
    <FilterChips
      chips={chips}
      remaining={isKnown ? filtered.left.length : 1}
      total={isKnown ? filtered.all.length : 1}
      without={filtered?.filtered.without ?? NO_COUNTS}
      onRemove={(facet) => {
        const member = COMPANY_MEMBERS[facet]
        if (member) change({ [member]: undefined }, 'step')
      }}
      onClear={() => change(EVERY_MEMBER, 'step')}
    />
  )
}
