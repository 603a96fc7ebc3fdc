import { useMemo } from 'react'
import { HoleRows } from '../../features/company-holes/hole-rows.tsx'
import '../../features/company-holes/company-holes.css'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import type { useCompanyHoles } from './use-company-holes.ts'
import type { useOpenCompanyHole } from './use-open-company-hole.ts'
import type { CompanySelection } from './use-company-selection.ts'
import { withBearings } from './with-bearings.ts'

interface Props {
  readonly company: ReturnType<typeof useCompanyHoles>
  readonly open: ReturnType<typeof useOpenCompanyHole>
  readonly selection: CompanySelection
}

const words = companyStrings.below

/** Below the projects in the map view: its holes, once the map is near enough. */
export default function HolesInView({ company: { inView, artwork }, open, selection }: Props) {
  const rows = useMemo(() => inView.holes && withBearings(inView.holes, null), [inView.holes])
  const { ids, toggle } = selection
  const rowSelection = useMemo(() => ({ ids, onToggle: toggle }), [ids, toggle])
  return (
    <section className="holes-in-view" aria-label={words.title}>
      <div>
        <h2>{words.title}</h2>
        <p className="soft" role="status">
          {inView.summary}
        </p>
      </div>
      {rows !== null && rows.length > 0 && (
        <HoleRows
          holes={rows}
          isNear={false}
          openId={null}
          onOpen={open.open}
          {...{ artwork }}
          selection={rowSelection}
        />
      )}
    </section>
  )
}
