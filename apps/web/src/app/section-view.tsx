import { useMemo } from 'react'
import { useGlossary } from '../data/glossary.ts'
import { useProjectTables } from '../data/project-tables.ts'
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
  const { section, reading, total } = useSection(props, plan)
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
      <SectionProgress reading={reading} total={total} />
    </Section>
  )
}

const TABLES: readonly string[] = ['GEOL', 'WSTG', 'WSTD', 'WSTK']
const TABLES_AND_TESTS: readonly string[] = [...TABLES, 'ISPT']
/** Tables of more holes than this are read whole, with all other holes of the project. */
const FEW = 8
const NO_ROWS: readonly never[] = []

/** The rows that a section is made of, and the section with those of them that have come. */
function useSection({ projectId, data, search }: ProjectViewProps, plan: SectionPlan) {
  const codes = search.spt === 'yes' ? TABLES_AND_TESTS : TABLES
  const held = data.project?.tables
  const present = useMemo(
    () => codes.filter((code) => held?.some((table) => table.code === code && table.rows > 0)),
    [codes, held],
  )
  const few = useMemo(() => (plan.holes.length <= FEW ? plan.holes.map(({ of }) => of) : null), [plan])
  const reading = useProjectTables(projectId, present, few)
  const { tables } = reading
  const section = useMemo(() => {
    const byHole = Object.entries(tables).map(
      ([code, rows]) => [code, Map.groupBy(rows, ({ locationId }) => locationId)] as const,
    )
    return fillSection(plan, (name) =>
      Object.fromEntries(byHole.map(([code, rows]) => [code, rows.get(name) ?? NO_ROWS])),
    )
  }, [plan, tables])
  const total = few ? null : sumOf(held?.filter(({ code }) => code !== null && present.includes(code)) ?? [])
  return { section, reading, total }
}

const sumOf = (tables: readonly { readonly rows: number }[]) =>
  tables.reduce((sum, { rows }) => sum + rows, 0)

/** Nothing is written of what is as usual. */
function addressOf({ reach, times, ties, tests }: Partial<SectionOptions>, usual: number) {
  return {
    ...(reach === undefined ? {} : { offset: reach === usual ? undefined : String(reach) }),
    ...(times === undefined ? {} : { times: times === null ? undefined : String(times) }),
    ...(ties === undefined ? {} : { ties: ties ? ('yes' as const) : undefined }),
    ...(tests === undefined ? {} : { spt: tests ? ('yes' as const) : undefined }),
  }
}
