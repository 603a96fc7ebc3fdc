import type { ReactNode } from 'react'
import { useSession } from '../../data/service/session.ts'
import type { TrayAction } from '../../features/chosen-holes/chosen-tray.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { useMediaQuery } from '../../ui/media-query.ts'
import { NO_TABLE, type ProjectSearch, type ProjectView } from '../../url-state/project-search.ts'
import type { ChosenHoles } from '../state/use-chosen-holes.ts'
import type { ProjectData } from '../state/use-project.ts'
import type { ProjectState } from '../state/use-project-state.ts'

interface Props extends Pick<ProjectState, 'change'> {
  readonly data: ProjectData
  readonly chosen: ChosenHoles
  readonly search: ProjectSearch
  readonly onSelect: (id: string) => void
  readonly children?: ReactNode
}

const { Part: ChosenTray } = lazyPart(() => import('../../features/chosen-holes/chosen-tray.tsx'), null)

const words = strings.tray
/** Screens on which the tabs of the views are below the list of holes. */
const SMALL_SCREEN_QUERY = '(width < 900px)'

/** Views of selected holes, with the minimum and maximum number of holes. */
const VIEWS: readonly { readonly id: ProjectView; readonly min: number; readonly max: number }[] = [
  { id: 'compare', min: 2, max: 8 },
  { id: 'section', min: 1, max: Infinity },
  { id: 'plots', min: 1, max: Infinity },
]

/**
 * Tray of selected holes, shown while holes are selected or being selected; views only where there are no
 * tabs of them.
 */
export function ChosenPanel({ data, chosen, search, change, onSelect, ...props }: Props) {
  const { can } = useSession()
  const { holes, choosing } = chosen
  const isSmall = useMediaQuery(SMALL_SCREEN_QUERY)
  if (holes.length === 0 && !choosing) return null
  const hasTabs = !isSmall || search.table !== undefined || search.view !== undefined
  const actions = VIEWS.map(({ id, min, max }): TrayAction => {
    const tooMany = holes.length > max ? words.tooMany(max) : undefined
    return {
      name: words.views[id],
      refusal: holes.length < min ? words.tooFew : tooMany,
      onPress: () => change({ ...NO_TABLE, view: id }, 'push'),
    }
  })
  return (
    <ChosenTray
      {...props}
      holes={holes}
      artwork={data.artwork}
      actions={can('tables:read') && !hasTabs ? actions : []}
      onOpen={onSelect}
      onRemove={chosen.toggle}
      onClear={chosen.clear}
    />
  )
}
