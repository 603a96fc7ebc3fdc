import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { townsQuery } from '../../../data/map/towns-query.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import type { Place } from '@groundsheet/sections'
import { nearestTowns } from './nearest-towns.ts'

const words = mapStrings.nearestTowns

/** A line at the edge of the map: how far the nearest towns are from a place, and in which direction. */
export function NearestTownsLine({ from }: { readonly from: Place | null }) {
  const { data } = useQuery({ ...townsQuery, enabled: from !== null })
  const towns = useMemo(() => (data && from ? nearestTowns(from, data.features) : []), [data, from])
  if (towns.length === 0) return null
  return (
    <div className="nearest-towns">
      <ul aria-label={words.label}>
        {towns.map((town) => (
          <li key={`${town.name} ${town.metres}`}>{words.town(town)}</li>
        ))}
      </ul>
      <span>{words.source}</span>
    </div>
  )
}
