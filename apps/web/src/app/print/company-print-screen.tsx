import { useCallback, type ComponentType } from 'react'
import { fileName } from '../../data/export/export-order.ts'
import type { ProjectWithGlossary } from '../../data/holes/add-projects-to-holes.ts'
import { nameOf } from '../../data/text/project-name.ts'
import { COMPARE_SCALES } from '../../features/strip-log/compare/sheet/compare-scales.ts'
import { SECTION_SCALES } from '../../features/section/sheet/section-panels.ts'
import { AgsHeadingsContext } from '../../ui/ags-headings-context.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Link } from '../../ui/link.tsx'
import { ErrorNotice, LoadingNotice, Notice } from '../../ui/notice.tsx'
import { joinProjects } from '../../ui/paper/party-facts.ts'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { companyPrintStrings } from '../../ui/strings/company-print-strings.ts'
import {
  COMPANY_SHEETS,
  readCompanyPrintSearch,
  type CompanyPrintSearch,
  type CompanySheet,
} from '../../url-state/print-search.ts'
import { MIN_HOLES, readProjectsSearch } from '../../url-state/projects-search.ts'
import { searchOf, useSearch, type SearchChange } from '../../url-state/use-search.ts'
import { NotFound } from '../not-found.tsx'
import { useHolesInProjects } from '../state/use-holes-in-projects.ts'
import { useHolesOfAddress } from '../state/use-holes-of-address.ts'
import { useAgsHeadings } from '../state/use-ags-headings.ts'
import type { CompanyPrintProps } from './company-sheet.ts'
import { PrintPage, type SheetKind } from './print-page.tsx'

const words = companyPrintStrings

interface Kind extends SheetKind {
  readonly minHoles: number
  readonly View: ComponentType<CompanyPrintProps>
}

/** What can be printed of holes of several projects; loaded when opened. */
const KINDS: Record<CompanySheet, Kind> = {
  compare: {
    View: lazyComponent(() => import('./print-company-compare.tsx')).Component,
    minHoles: MIN_HOLES.compare,
    orientation: 'landscape',
    scales: COMPARE_SCALES,
  },
  section: {
    View: lazyComponent(() => import('./print-company-section.tsx')).Component,
    minHoles: MIN_HOLES.section,
    orientation: 'landscape',
    scales: SECTION_SCALES,
    rises: SECTION_SCALES,
  },
  plot: {
    View: lazyComponent(() => import('./print-company-plot.tsx')).Component,
    minHoles: MIN_HOLES.plots,
    orientation: 'portrait',
    hasAutomaticOrientation: true,
    scales: [],
  },
}

const readSearch = searchOf(readCompanyPrintSearch)

/** Sheets of selected holes of several projects in print layout. */
export default function CompanyPrintScreen({ sheet }: { sheet: string }) {
  const known = COMPANY_SHEETS.find((one) => one === sheet)
  return known ? <Print key={known} sheet={known} /> : <NotFound />
}

function Print({ sheet }: { readonly sheet: CompanySheet }) {
  const { search, update } = useSearch(readSearch)
  const change = useCallback(
    (values: SearchChange<CompanyPrintSearch>) => update(() => values, 'replace'),
    [update],
  )
  const { selected, holes: read, complete, error, retry } = useHolesOfAddress(search.pick)
  const { holes, projects } = useHolesInProjects(read)
  const [agsHeadings] = useAgsHeadings()
  const kind = KINDS[sheet]
  const { View } = kind
  const name = joinNames(projects)
  return (
    <PrintPage
      {...{ sheet, kind, search, name }}
      isRead={complete}
      fileName={() => (extension, end) => fileName([fileReference(projects), sheet], extension, end)}
      onChange={change}
      back={
        <Link to="/projects" search={readProjectsSearch({ ...search })}>
          {printStrings.backToProjects}
        </Link>
      }
    >
      {(options) => {
        if (error) return <ErrorNotice error={error} retry={retry} />
        if (!complete && selected.length > 0) return <LoadingNotice />
        if (holes.length < kind.minHoles) return <Notice>{strings.tray.tooFew}</Notice>
        return (
          <AgsHeadingsContext value={agsHeadings}>
            <View {...options} {...{ holes, projects, search, name }} project={titleOf(projects)} />
          </AgsHeadingsContext>
        )
      }}
    </PrintPage>
  )
}

/** More names than this leave no room in a title block; all are in the notes. */
const MAX_LISTED_PROJECTS = 3
const MAX_NAMES_CHARACTERS = 110

/** `North yard; South yard`, `North yard; South yard and 3 other projects`. */
function joinNames(projects: readonly ProjectWithGlossary[]): string {
  const names = projects.map(nameOf)
  let shown = names.length > MAX_LISTED_PROJECTS ? MAX_LISTED_PROJECTS - 1 : names.length
  while (shown > 1 && names.slice(0, shown).join('; ').length > MAX_NAMES_CHARACTERS) shown -= 1
  return words.names(names.slice(0, shown), names.length - shown)
}

/** References of the projects, or their number where they are many. */
const titleOf = (projects: readonly ProjectWithGlossary[]) => ({
  ...joinProjects(projects),
  ...(projects.length > MAX_LISTED_PROJECTS ? { projectId: words.count(projects.length) } : {}),
})

const fileReference = (projects: readonly ProjectWithGlossary[]): string =>
  projects.length > MAX_LISTED_PROJECTS
    ? words.count(projects.length)
    : projects.map((one) => one.projectId).join('-')
