import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { findTown } from '../../data/map/find-town.ts'
import { townsQuery } from '../../data/map/towns.ts'

interface Place {
  readonly longitude: number
  readonly latitude: number
}

/** Great Britain and Ireland. */
const MIDDLE: Place = { longitude: -3.5, latitude: 54.6 }

/** Finds the place of a grid reference, of coordinates or a map link, or of a town; null: none. */
export function useFindPlace(): (text: string) => Promise<Place | null> {
  const queries = useQueryClient()
  return useCallback(
    async (text) => {
      const { findPlace } = await import('../../features/map/coordinates/find-place.ts')
      const stated = await findPlace(text, { fit: null, near: MIDDLE, code: null })
      return stated ?? findTown(text, (await queries.query(townsQuery)).features)
    },
    [queries],
  )
}
