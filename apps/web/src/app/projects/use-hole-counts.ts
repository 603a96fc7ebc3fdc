import type { LocationCounts, TileStyle } from '@groundsheet/contract'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { areaOfView, type Area } from '../../data/holes/area-around.ts'
import { facetsOf, holeCountsQuery, holeStylesQuery } from '../../data/holes/filtered-hole-counts.ts'
import { plainStyle } from '../../data/holes/hole.ts'
import { stylesOfTypes, type HoleType } from '../../data/holes/hole-types.ts'
import { useSession } from '../../data/service/session.ts'
import type { CompanyFilter } from './use-company-filter.ts'

export type CountedHoles = NonNullable<ReturnType<typeof useHoleCounts>['counted']>

const NO_STYLES: readonly TileStyle[] = []

/**
 * How many holes of all projects the filter leaves in the bounds of the map, counted by the service. Without
 * a map: anywhere. `isRequested`: they are not counted from holes that were read.
 */
export function useHoleCounts(bounds: Area | null, { requested }: CompanyFilter, isRequested: boolean) {
  const { client, can } = useSession()
  const enabled = isRequested && can('locations:read')
  const area = useMemo(() => bounds && areaOfView(bounds), [bounds])
  const query = useQuery({ ...holeCountsQuery(client, area, requested), enabled })
  const styles =
    useQuery({ ...holeStylesQuery(client), enabled: enabled && can('map:read') }).data ?? NO_STYLES
  const counts = enabled ? query.data : undefined
  const counted = useMemo(
    () =>
      counts && {
        ...facetsOf(counts),
        types: typesOf(counts, styles),
        total: counts.total,
        matching: counts.matching,
        areWordsWhole: counts.areWordsWhole,
      },
    [counts, styles],
  )
  return {
    counted: counted ?? null,
    isCounting: enabled && query.isFetching,
    error: enabled ? query.error : null,
    retry: () => void query.refetch(),
  }
}

/** Types with their usual markers, sorted by name. */
function typesOf({ types }: LocationCounts, styles: readonly TileStyle[]): HoleType[] {
  const styleOf = stylesOfTypes(styles)
  return types
    .map(({ type, count }) => ({ code: type, count, style: styleOf.get(type) ?? plainStyle(type) }))
    .sort((a, b) => compareNaturally(nameOf(a), nameOf(b)))
}

const nameOf = ({ code, style }: HoleType) => style.locationTypeName || code
