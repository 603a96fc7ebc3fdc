import { useSession } from '../../data/service/session.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'
import type { SearchChange } from '../../url-state/use-search.ts'
import { projectListStrings } from '../../ui/strings/project-list-strings.ts'
import { SidebarSwitch } from './sidebar-switch.tsx'
import { countFilters, type CompanyFilter } from './use-company-filter.ts'

interface Props {
  readonly search: ProjectsSearch
  readonly change: (values: SearchChange<ProjectsSearch>, kind: 'push' | 'replace') => void
  readonly part: 'list' | 'map'
  readonly filter: CompanyFilter
  readonly selectedCount: number
}

/** What the sidebar lists, and on a small screen whether it or the map is shown. */
export function SidebarControls({ search, change, part, filter, selectedCount }: Props) {
  const { can } = useSession()
  return (
    <>
      {can('locations:read') && (
        <SidebarSwitch
          side={search.side ?? 'projects'}
          selectedCount={selectedCount}
          filters={countFilters(filter)}
          onSide={(side) => change({ side: side === 'projects' ? undefined : side }, 'push')}
        />
      )}
      <ListMapSwitch
        part={part}
        onPart={(show) => change({ show: show === 'map' ? show : undefined }, 'push')}
      />
    </>
  )
}

const PARTS = ['list', 'map'] as const
type Part = (typeof PARTS)[number]

/** Switch between list and map, for small screens. */
const ListMapSwitch = ({ part, onPart }: { part: Part; onPart: (part: Part) => void }) => (
  <div className="list-map-switch">
    {PARTS.map((name) => (
      <button
        key={name}
        type="button"
        className="button"
        aria-pressed={part === name}
        onClick={() => onPart(name)}
      >
        {projectListStrings.parts[name]}
      </button>
    ))}
  </div>
)
