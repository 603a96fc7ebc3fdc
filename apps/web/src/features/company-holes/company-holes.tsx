import type { ReactNode } from 'react'
import type { CompanyHole } from '../../data/holes/company-holes.ts'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { NEAR_RADII_M, type Near } from '../../url-state/near.ts'
import type { ListedCompanyHole } from './hole-columns.tsx'
import { HoleRows, type RowSelection } from './hole-rows.tsx'
import './company-holes.css'

/** Holes that are listed, or why there are none. */
export interface HolesShown {
  /** Null: not known yet, or not to be listed. */
  readonly holes: readonly ListedCompanyHole[] | null
  readonly loading: boolean
  readonly error: Error | null
  readonly retry: () => void
  readonly summary: string
}

interface Props extends HolesShown {
  readonly near: Near | null
  readonly openId: string | null
  readonly artwork: ReadonlyMap<string, string>
  readonly onOpen: (hole: CompanyHole) => void
  readonly selection: RowSelection
  /** Absent: holes of the map. */
  readonly title?: string
  /** Null: holes in view instead of those near a place. */
  readonly onNear: (near: Near | null) => void
  /** Controls of the heading. */
  readonly children: ReactNode
  /** Filters in use, above the list. */
  readonly used?: ReactNode
  /** Shown instead of the list. */
  readonly instead?: ReactNode
  /** Filters left out all holes, which they show themselves. */
  readonly isLeftOut?: boolean
}

const words = companyStrings

/** Holes of every project: those in the map view, or those near a place. The map as text. */
export function CompanyHoles({ near, children, used, instead, isLeftOut = false, ...props }: Props) {
  const { holes, loading, error, retry, summary } = props
  return (
    <section className="company-holes" aria-label={words.list} aria-busy={loading}>
      <div className="company-holes-head">
        <h1>{props.title ?? words.title}</h1>
        <p className="soft" role="status">
          {summary}
        </p>
        {children}
      </div>
      {near && <NearBar near={near} onNear={props.onNear} />}
      {error && <ErrorNotice error={error} retry={retry} />}
      {used}
      {instead}
      {holes?.length === 0 && !loading && !isLeftOut && (
        <Notice>{near ? words.near.none(near.radius) : words.noneInView}</Notice>
      )}
      {!instead && holes !== null && holes.length > 0 && (
        <HoleRows {...props} holes={holes} isNear={near !== null} />
      )}
    </section>
  )
}

function NearBar({ near, onNear }: { near: Near; onNear: Props['onNear'] }) {
  const radii = NEAR_RADII_M.some((radius) => radius === near.radius)
    ? NEAR_RADII_M
    : [...NEAR_RADII_M, near.radius].sort((a, b) => a - b)
  return (
    <div className="near-bar">
      <span>{words.near.of(words.near.place(near.latitude, near.longitude))}</span>
      <select
        className="field"
        aria-label={words.near.radius}
        value={near.radius}
        onChange={({ target }) => onNear({ ...near, radius: Number(target.value) })}
      >
        {radii.map((radius) => (
          <option key={radius} value={radius}>
            {words.distance(radius)}
          </option>
        ))}
      </select>
      <button type="button" className="button" data-quiet onClick={() => onNear(null)}>
        {words.near.clear}
      </button>
    </div>
  )
}
