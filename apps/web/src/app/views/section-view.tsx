import { useMemo } from 'react'
import { useGlossary } from '../../data/tables/glossary.ts'
import type { SectionOptions } from '../../features/section/section-options.ts'
import { Section } from '../../features/section/section.tsx'
import type { Path } from '../../url-state/path.ts'
import type { ProjectViewProps } from '../state/project-view.ts'
import { SectionActions, SectionStart } from './section-actions.tsx'
import { sectionPath, defaultOffset } from '../state/section-path.ts'
import { sectionSearchOf } from './section-search.ts'
import { SectionProgress } from './section-progress.tsx'
import { useSection } from '../state/use-section.ts'

/** A section along the drawn line, or through the selected holes. */
export default function SectionView(props: ProjectViewProps) {
  const { line } = props.search
  const { holes } = props.selection
  const path = useMemo(() => sectionPath(line, holes), [line, holes])
  return path ? <SectionAlong {...props} path={path} /> : <SectionStart {...props} />
}

function SectionAlong({ path, ...props }: ProjectViewProps & { readonly path: Path }) {
  const { projectId, search, change, onOpenHole } = props
  const glossary = useGlossary(projectId)
  const defaultDistance = defaultOffset(search.line)
  const { section, maxOffset, loading, total } = useSection(props, path)
  const options: SectionOptions = {
    maxOffset,
    exaggeration: search.times === undefined ? null : Number(search.times),
    flat: search.datum === 'flat',
    ties: search.ties === 'yes',
    tests: search.spt === 'yes',
  }
  return (
    <Section
      section={section}
      title={props.data.project?.projectId ?? ''}
      loading={!loading.complete && !loading.stopped && loading.error === null}
      glossary={glossary}
      options={options}
      minOffset={Math.min(1, defaultDistance)}
      onOptions={(next) => change(addressOf(next, defaultDistance), 'replace')}
      window={search.stretch}
      onWindow={(stretch) => change({ stretch }, 'replace')}
      onOpenHole={onOpenHole}
      onPoint={props.onPoint}
    >
      <SectionActions {...props} />
      <SectionProgress loading={loading} total={total} />
    </Section>
  )
}

/** Defaults are left out. */
const addressOf = ({ maxOffset, ...drawn }: Partial<SectionOptions>, defaultDistance: number) => ({
  ...(maxOffset === undefined
    ? {}
    : { offset: maxOffset === defaultDistance ? undefined : String(maxOffset) }),
  ...sectionSearchOf(drawn),
})
