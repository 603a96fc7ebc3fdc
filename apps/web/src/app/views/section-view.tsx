import { useMemo } from 'react'
import { useGlossary } from '../../data/tables/glossary.ts'
import type { SectionOptions } from '../../features/section/section-options.ts'
import { Section } from '../../features/section/section.tsx'
import type { Path } from '../../url-state/path.ts'
import type { ProjectViewProps } from '../state/project-view.ts'
import { SectionActions, SectionStart } from './section-actions.tsx'
import { sectionPath, usualOffset } from '../state/section-path.ts'
import { SectionProgress } from './section-progress.tsx'
import { useSection } from '../state/use-section.ts'

/** A section along the line that was drawn, else through the chosen holes. */
export default function SectionView(props: ProjectViewProps) {
  const { line } = props.search
  const { holes } = props.chosen
  const path = useMemo(() => sectionPath(line, holes), [line, holes])
  return path ? <SectionAlong {...props} path={path} /> : <SectionStart {...props} />
}

function SectionAlong({ path, ...props }: ProjectViewProps & { readonly path: Path }) {
  const { projectId, search, change, onSelect } = props
  const glossary = useGlossary(projectId)
  const usual = usualOffset(search.line)
  const { section, reach, reading, total } = useSection(props, path)
  const options: SectionOptions = {
    reach,
    times: search.times === undefined ? null : Number(search.times),
    flat: search.datum === 'flat',
    ties: search.ties === 'yes',
    tests: search.spt === 'yes',
  }
  return (
    <Section
      section={section}
      loading={!reading.complete && !reading.stopped && reading.error === null}
      glossary={glossary}
      options={options}
      leastReach={Math.min(1, usual)}
      onOptions={(next) => change(addressOf(next, usual), 'quiet')}
      window={search.stretch}
      onWindow={(stretch) => change({ stretch }, 'quiet')}
      onSelect={onSelect}
      onPoint={props.onPoint}
    >
      <SectionActions {...props} />
      <SectionProgress reading={reading} total={total} />
    </Section>
  )
}

/** Nothing is written of what is as usual. */
function addressOf({ reach, times, flat, ties, tests }: Partial<SectionOptions>, usual: number) {
  return {
    ...(reach === undefined ? {} : { offset: reach === usual ? undefined : String(reach) }),
    ...(times === undefined ? {} : { times: times === null ? undefined : String(times) }),
    ...(flat === undefined ? {} : { datum: flat ? ('flat' as const) : undefined, stretch: undefined }),
    ...(ties === undefined ? {} : { ties: ties ? ('yes' as const) : undefined }),
    ...(tests === undefined ? {} : { spt: tests ? ('yes' as const) : undefined }),
  }
}
