import type { SearchHit } from '@groundsheet/contract'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { exportHits } from '../../data/export/export-search-hits.ts'
import { fileName } from '../../data/export/export-order.ts'
import { allDescriptionHits, descriptionHitsQuery } from '../../data/holes/description-hits.ts'
import { hasWords } from '../../data/search/has-words.ts'
import { itemsOf } from '../../data/service/items-of.ts'
import { useSession } from '../../data/service/session.ts'
import { WordHits } from '../../features/word-hits/word-hits.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { wordHitStrings } from '../../ui/strings/word-hit-strings.ts'
import { NO_OPEN_HOLE, type ProjectsSearch } from '../../url-state/projects-search.ts'
import { formatRowId } from '../../url-state/row-keys.ts'
import type { SearchChange } from '../../url-state/use-search.ts'
import { holeCamera } from '../search/hole-camera.ts'
import { useHitsOnMap } from './use-hits-on-map.ts'

const words = wordHitStrings

interface Props {
  readonly q: string
  /** The holes of these rows are marked on the map. */
  readonly isOnMap: boolean
  /** There is space for the list or the map. */
  readonly isSmall: boolean
  readonly change: (values: SearchChange<ProjectsSearch>, kind: 'push' | 'replace') => void
}

/** Descriptions of all projects with the searched words; a hole opens with its table of them, at the row. */
export default function DescriptionResults({ q, change, ...onMap }: Props) {
  const { client, can } = useSession()
  const query = useInfiniteQuery({
    ...descriptionHitsQuery(client, q, can('locations:read')),
    enabled: hasWords(q),
  })
  if (!query.data || !hasWords(q)) return null
  function open({ id, location, project, table: tab }: SearchHit) {
    if (!location) return
    const at = holeCamera(location)
    const row = { ...NO_OPEN_HOLE, hole: location.id, project: project.id, tab, row: formatRowId(tab, id) }
    change({ ...row, card: undefined, ...(at ? { at } : {}) }, 'push')
  }
  return (
    <WordHits
      hits={itemsOf(query.data)}
      isWhole={!query.hasNextPage}
      onOpen={open}
      onMore={query.isFetching ? null : () => void query.fetchNextPage()}
    >
      {can('locations:read') && <OnMap q={q} {...onMap} change={change} />}
      <ExportHits q={q} />
    </WordHits>
  )
}

function OnMap({ q, isOnMap, isSmall, change }: Props) {
  const shown = useHitsOnMap({ q, ...(isOnMap ? { hits: 'map' } : {}) })
  return (
    <>
      <button
        type="button"
        className="button"
        aria-pressed={isOnMap}
        onClick={() =>
          change(
            isOnMap ? { hits: undefined } : { hits: 'map', ...(isSmall ? { show: 'map' as const } : {}) },
            'push',
          )
        }
      >
        {words.showOnMap}
      </button>
      {shown && (
        <span className="soft" role="status">
          {words.onMap(shown.holes.length, shown.isWhole)}
        </span>
      )}
    </>
  )
}

function ExportHits({ q }: Pick<Props, 'q'>) {
  const { client } = useSession()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      exportHits({
        name: fileName([words.fileName, q], 'csv'),
        columns: words.fileColumns,
        pages: allDescriptionHits(client, q),
      }),
  })
  return (
    <>
      <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
        {isPending ? words.exporting : words.export}
      </button>
      {error && <ErrorNotice error={error} retry={mutate} />}
    </>
  )
}
