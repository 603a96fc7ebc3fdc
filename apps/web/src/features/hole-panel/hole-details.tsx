import type { LocationDetail } from '@groundsheet/contract'
import { Notice } from '../../ui/notice.tsx'
import { strings } from '../../ui/strings.ts'

const words = strings.hole

/** Every heading of the hole with the value that stands in the file; blank ones say nothing and are left out. */
export function HoleDetails({ hole, withheld }: { hole: LocationDetail; withheld: string | null }) {
  const unnamed = hole.tables.filter(({ code }) => code === null)
  const stated = Object.entries(hole.data).filter(([, value]) => value !== '')
  return (
    <div className="hole-details" role="region" aria-label={words.headings} tabIndex={0}>
      {withheld !== null && <Notice>{withheld}</Notice>}
      <dl>
        {stated.map(([heading, value]) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {unnamed.map(({ name, rows }) => (
        <Notice key={name}>{words.noCode(name, rows)}</Notice>
      ))}
      {hole.tables.length === 0 && <p className="soft">{words.noTables}</p>}
    </div>
  )
}
