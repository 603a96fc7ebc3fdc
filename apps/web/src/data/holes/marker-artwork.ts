import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Hole } from './hole.ts'
import { markerQuery } from '../service/queries.ts'
import { useSession } from '../service/session.ts'

/** SVG text of the custom artwork of these holes, by id, as far as loaded, and a function that loads one. */
export function useMarkerArtwork(holes: readonly Hole[]) {
  const { client } = useSession()
  const queries = useQueryClient()
  const ids = useMemo(() => artworkIds(holes), [holes])
  const artwork = useQueries({
    queries: ids.map((id) => markerQuery(client, id)),
    combine: useCallback(
      (results: { data?: string | undefined }[]): ReadonlyMap<string, string> =>
        new Map(ids.flatMap((id, index) => [[id, results[index]?.data] as const]).filter(hasArtwork)),
      [ids],
    ),
  })
  const loadArtwork = useCallback((id: string) => queries.query(markerQuery(client, id)), [client, queries])
  return { artwork, loadArtwork }
}

const artworkIds = (holes: readonly Hole[]) => [
  ...new Set(holes.map(({ style }) => style.markerIconId).filter((id) => id !== null)),
]

const hasArtwork = (entry: readonly [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined
