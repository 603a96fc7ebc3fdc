import { useMemo } from 'react'
import { useGlossary } from '../data/glossary.ts'
import { useRowsOfHoles, type RowsOfHoles } from '../data/rows-of-holes.ts'
import { fillSection, planSection, type SectionPlan } from '../features/section/section-model.ts'
import { Section, type SectionOptions } from '../features/section/section.tsx'
import type { Path } from '../url-state/path.ts'
import type { ProjectViewProps } from './project-view.ts'
import { SectionActions, SectionStart } from './section-actions.tsx'
import { sectionOffset, sectionPath, usualOffset } from './section-path.ts'
import { SectionProgress } from './section-progress.tsx'

/** A section along the line that was drawn, else through the chosen holes. */
export default function SectionView(props: ProjectViewProps) {
  const { line } = props.search
  const { holes } = props.chosen
  const path = useMemo(() => sectionPath(line, holes), [line, holes])
  return path ? <SectionAlong {...props} path={path} /> : <SectionStart {...props} />
}

function SectionAlong({ path, ...props }: ProjectViewProps & { readonly path: Path }) {
  const { projectId, search, change, chosen, filtered, onSelect } = props
  const glossary = useGlossary(projectId)
  const usual = usualOffset(search.line)
  const reach = sectionOffset(search.offset, search.line)
  const candidates = useMemo(
    () => [...new Set([...chosen.holes, ...filtered.holes])],
    [chosen.holes, filtered.holes],
  )
  const plan = useMemo(() => planSection(path, candidates, reach), [path, candidates, reach])
  const { tables, section } = useSection(props, plan)
  const options: SectionOptions = {
    reach,
    times: search.times === undefined ? null : Number(search.times),
    ties: search.ties === 'yes',
    tests: search.spt === 'yes',
  }
  return (
    <Section
      section={section}
      glossary={glossary}
      options={options}
      leastReach={Math.min(1, usual)}
      onOptions={(next) => change(addressOf(next, usual), 'quiet')}
      window={search.stretch}
      onWindow={(stretch) => change({ stretch }, 'quiet')}
      hovered={props.hovered}
      onHover={props.onHover}
      onSelect={onSelect}
      onPoint={props.onPoint}
    >
      <SectionActions {...props} plan={plan} />
      <SectionProgress tables={tables} />
    </Section>
  )
}

/** The rows that a section is made of, and the section with those of them that have come. */
function useSection({ projectId, data, search }: ProjectViewProps, plan: SectionPlan) {
  const holes = useMemo(() => plan.holes.map(({ of }) => of), [plan])
  const totals = data.project?.tables
  const total = (code: string) => totals?.find((table) => table.code === code)?.rows ?? 0
  const geology = useRowsOfHoles(projectId, 'GEOL', holes, total('GEOL'))
  const strikes = useRowsOfHoles(projectId, 'WSTG', holes, total('WSTG'))
  const standing = useRowsOfHoles(projectId, 'WSTD', holes, total('WSTD'))
  const water = useRowsOfHoles(projectId, 'WSTK', holes, total('WSTK'))
  const tests = useRowsOfHoles(projectId, 'ISPT', holes, total('ISPT'), search.spt === 'yes')
  const [GEOL, WSTG, WSTD, WSTK, ISPT] = [geology.rows, strikes.rows, standing.rows, water.rows, tests.rows]
  const section = useMemo(() => {
    const byCode = Object.entries({ GEOL, WSTG, WSTD, WSTK, ISPT })
    return fillSection(plan, (name) =>
      Object.fromEntries(byCode.map(([code, rows]) => [code, rows.get(name) ?? []])),
    )
  }, [plan, GEOL, WSTG, WSTD, WSTK, ISPT])
  const tables: readonly RowsOfHoles[] = [geology, strikes, standing, water, tests]
  return { section, tables }
}

/** Nothing is written of what is as usual. */
function addressOf({ reach, times, ties, tests }: Partial<SectionOptions>, usual: number) {
  return {
    ...(reach === undefined ? {} : { offset: reach === usual ? undefined : String(reach) }),
    ...(times === undefined ? {} : { times: times === null ? undefined : String(times) }),
    ...(ties === undefined ? {} : { ties: ties ? ('yes' as const) : undefined }),
    ...(tests === undefined ? {} : { spt: tests ? ('yes' as const) : undefined }),
  }
}
