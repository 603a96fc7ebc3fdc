import { useMemo } from 'react'
import type { HoleInProject, ProjectWithGlossary } from '../../data/holes/add-projects-to-holes.ts'
import { NO_GLOSSARY } from '../../data/tables/glossary.ts'
import { Section } from '../../features/section/section.tsx'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { Path } from '../../url-state/path.ts'
import { orderHoles } from '../state/order-holes.ts'
import { sectionOffset, sectionPath } from '../state/section-path.ts'
import { useSectionOf } from '../state/use-section.ts'
import { sectionSearchOf } from '../views/section-search.ts'
import { SectionProgress } from '../views/section-progress.tsx'
import { CompanyPrintLink } from './company-print-link.tsx'
import { NO_ROW, type CompanyViewProps } from './company-view.ts'
import { NO_LINE } from './use-company-selection.ts'
import { useHolesInProjects } from '../state/use-holes-in-projects.ts'

const ignore = () => undefined

/** Section along a drawn line, or through selected holes of several projects in order of selection. */
export default function CompanySection(props: CompanyViewProps) {
  const { holes, projects } = useHolesInProjects(props.holes)
  const { line } = props.search
  const path = useMemo(() => sectionPath(line, holes), [line, holes])
  if (!path) return <p className="notice">{companyStrings.selection.noLine}</p>
  return <SectionThrough {...props} {...{ holes, projects, path }} />
}

interface Props extends CompanyViewProps {
  readonly holes: readonly HoleInProject[]
  readonly projects: readonly ProjectWithGlossary[]
  readonly path: Path
}

function SectionThrough({ holes, projects, path, selection, search, change }: Props) {
  const maxOffset = sectionOffset(search.offset, search.line)
  const { section, loading, total } = useSectionOf({ projects, candidates: holes, maxOffset, search }, path)
  return (
    <Section
      section={section}
      title=""
      loading={!loading.complete && !loading.stopped && loading.error === null}
      glossary={NO_GLOSSARY}
      options={{
        maxOffset,
        exaggeration: search.times === undefined ? null : Number(search.times),
        flat: search.datum === 'flat',
        ties: search.ties === 'yes',
        tests: search.spt === 'yes',
      }}
      minOffset={search.line === undefined ? null : 1}
      onOptions={({ maxOffset, ...next }) =>
        change(
          { ...sectionSearchOf(next), ...(maxOffset === undefined ? {} : { offset: String(maxOffset) }) },
          'replace',
        )
      }
      window={search.stretch}
      onWindow={(stretch) => change({ stretch }, 'replace')}
      onOpenHole={(id) => {
        const hole = holes.find((one) => one.id === id)
        if (hole) change({ ...NO_ROW, hole: id, project: hole.project.id }, 'push')
      }}
      onPoint={ignore}
    >
      <span className="section-actions">
        {search.line === undefined ? (
          <OrderButton holes={holes} onOrder={selection.order} />
        ) : (
          holes.length >= 2 && (
            <button type="button" className="button" onClick={() => change(NO_LINE, 'push')}>
              {sectionStrings.throughSelected(holes.length)}
            </button>
          )
        )}
        <CompanyPrintLink sheet="section" label={strings.print.openSection} search={search} />
      </span>
      <SectionProgress loading={loading} total={total} />
    </Section>
  )
}

interface OrderProps {
  readonly holes: readonly HoleInProject[]
  readonly onOrder: (ids: readonly string[]) => void
}

/** Sorts the selected holes along a line, unless they are. */
function OrderButton({ holes, onOrder }: OrderProps) {
  const ordered = orderHoles(holes).map(({ id }) => id)
  const ids = holes.map(({ id }) => id)
  if ([ids.join(), ids.toReversed().join()].includes(ordered.join())) return null
  return (
    <button type="button" className="button" onClick={() => onOrder(ordered)}>
      {sectionStrings.order}
    </button>
  )
}
