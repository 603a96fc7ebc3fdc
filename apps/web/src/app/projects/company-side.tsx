import type { ProjectItem } from '@groundsheet/contract'
import { useMemo, type ReactNode } from 'react'
import { CompanyHoles } from '../../features/company-holes/company-holes.tsx'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { formatNear } from '../../url-state/near.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'
import type { SearchChange } from '../../url-state/use-search.ts'
import type { MapInView, useCompanyHoles } from './use-company-holes.ts'
import type { useOpenCompanyHole } from './use-open-company-hole.ts'
import { withBearings } from './with-bearings.ts'

const { Part: CompanyHolePanel } = lazyPart(() => import('./company-hole.tsx'))

interface Place {
  readonly longitude: number
  readonly latitude: number
}

interface Props {
  readonly list: { readonly items: readonly ProjectItem[] }
  readonly view: MapInView | null
  readonly search: ProjectsSearch
  readonly company: ReturnType<typeof useCompanyHoles>
  readonly open: ReturnType<typeof useOpenCompanyHole>
  readonly change: (values: SearchChange<ProjectsSearch>, kind: 'step' | 'quiet') => void
  readonly onNear: (place: Place) => void
  /** Controls of the heading. */
  readonly children: ReactNode
}

/** Beside the map of all projects: the open hole, or the list of holes. */
export function CompanySide({ list, view, search, company, open, change, onNear, children }: Props) {
  const { near, listed, artwork } = company
  const rows = useMemo(() => listed.holes && withBearings(listed.holes, near), [listed.holes, near])
  const middle = useMemo(() => (view ? middleOf(view) : null), [view])
  const { hole: openId, project: projectId } = search
  const holes = listed.holes ?? []
  const index = holes.findIndex(({ id }) => id === openId)
  const hole = holes[index] ?? company.drawn?.find(({ id }) => id === openId)
  const project = hole?.project ?? list.items.find(({ id }) => id === projectId)
  if (openId !== undefined && projectId !== undefined) {
    const position = hole?.position
    return (
      <CompanyHolePanel
        holeId={openId}
        project={project ?? { id: projectId, projectId: '', projectName: '' }}
        hole={hole}
        previous={index < 0 ? null : (holes[index - 1] ?? null)}
        next={index < 0 ? null : (holes[index + 1] ?? null)}
        search={search}
        open={open}
        onSelect={(id) => {
          const other = holes.find((one) => one.id === id)
          if (other) open.open(other)
        }}
        onNear={position ? () => onNear(position) : null}
      />
    )
  }
  return (
    <CompanyHoles
      {...listed}
      {...{ near, artwork }}
      holes={rows}
      selected={null}
      onOpen={open.open}
      onNear={(next) => change({ near: next ? formatNear(next) : undefined }, 'step')}
    >
      {children}
      {middle && (
        <button type="button" className="button" data-quiet onClick={() => onNear(middle)}>
          {companyStrings.near.middle}
        </button>
      )}
    </CompanyHoles>
  )
}

function middleOf({ bounds: [west, south, east, north] }: MapInView): Place {
  const longitude = (west + east) / 2
  return { longitude: longitude - 360 * Math.round(longitude / 360), latitude: (south + north) / 2 }
}
