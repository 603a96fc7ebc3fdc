import { describeProject, findStatedGrids } from '@groundsheet/coordinates'
import type { StoredProject } from '../../store/write/projects.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import { checkBoundaries } from '../annotations/check-boundaries.ts'
import { mirrorAnnotations } from '../annotations/mirror-annotations.ts'
import { prepareBoundaries } from '../annotations/prepare-boundaries.ts'
import { prepareGroups } from '../annotations/prepare-groups.ts'
import { knownDeliveries } from '../deliveries/delivery-facts.ts'
import { fileTitle } from '../ags-file/scan-ags-file.ts'
import type { ProjectSettings } from '../company-folder/project-settings.ts'
import { withStoredNames } from '../company-folder/stored-names.ts'
import { decideProjectCrs, nameCrs, type ProjectCrs } from '../locations/decide-crs.ts'
import { locateHoles, type PlacedHole } from '../locations/locate-holes.ts'
import { reportPositions } from '../locations/report-positions.ts'
import { reportSimilarNames } from '../locations/report-similar-names.ts'
import type { HoleSurvey } from '../locations/survey-holes.ts'
import { writeLocations } from '../locations/write-locations.ts'
import type { HeldBackHole, ProjectReport } from '../report.ts'
import { archivePath } from '../sources/archive-paths.ts'
import { resolveStyle } from '../styles/resolve-style.ts'
import { reportUnknownHoles } from './report-unknown-holes.ts'
import { countByLocation, countTables, summariseTables } from './count-tables.ts'
import type { ProjectTerms } from './open-tables.ts'
import type { ProjectPlan } from './plan-projects.ts'
import { meanPosition, projectName } from './project-body.ts'
import { projectDictionary } from './project-dictionary.ts'
import type { ProjectContext } from './project-context.ts'
import type { RowsReport } from './summarise-rows.ts'
import { storedRecords, uniteRecords } from './stored-records.ts'
import { writeProject } from './write-project.ts'

export interface FinishedRows {
  readonly project: StoredProject
  readonly plan: ProjectPlan
  readonly terms: ProjectTerms
  readonly settings: ProjectSettings
  readonly survey: HoleSurvey
}

/**
 * Writes what is derived from the complete rows: positions, styles, counts, annotations, and the project
 * itself.
 */
export async function finishProject(
  given: FinishedRows,
  context: ProjectContext,
): Promise<Omit<ProjectReport, keyof RowsReport | 'delivered' | 'lost' | 'deliveries'>> {
  const { project, plan, terms, settings, survey } = given
  const names = survey.list().map(({ locaId }) => locaId)
  const rows = { ...given, settings: withStoredNames(settings, names) }
  const { store } = context
  const proj = uniteRecords(await storedRecords(store, project.seq, 'PROJ', terms.publicCodes))
  const { holes, crs, candidates } = await placeProject(rows, proj, context)
  const tables = await countTables(store, project.seq)
  await countByLocation(store, project.seq, holes, { tables, locationsGroup: terms.locationsGroup })
  await store.locations.summarise(project.seq)
  await writeAnnotations(rows, holes, context)

  const facts = { reference: plan.reference, stated: settings.project, proj }
  await writeProject(store, project, {
    ...facts,
    crs,
    crsName: await nameCrs(crs.code),
    settings,
    location: meanPosition(holes),
    tables: summariseTables(tables),
    dictionary: projectDictionary(tables, terms, {
      units: await storedRecords(store, project.seq, 'UNIT', terms.publicCodes),
      types: await storedRecords(store, project.seq, 'TYPE', terms.publicCodes),
    }),
    hasSiteBoundary: (await store.annotations.all('boundary', project.seq)).length > 0,
  })
  for (const { source, sha256, encoding, edition } of plan.files) {
    const { path } = source
    await store.projects.addSource(project.seq, { sha256, path, edition, encoding }, store.moment)
  }
  return {
    id: project.id,
    projectId: plan.reference,
    projectName: projectName(facts),
    paths: pathsOf(plan),
    crs: { code: crs.code, source: crs.source, reason: crs.reason, candidates },
    locations: countPlaced(holes, rows.settings.placements),
    groups: Object.fromEntries(tables.map(({ group, rows }) => [group, rows])),
  }
}

const withoutPlace = (
  holes: readonly PlacedHole[],
  placements: ProjectSettings['placements'],
): PlacedHole[] =>
  holes.filter(({ latitude, locaId }) => latitude === null && !Object.hasOwn(placements, locaId))

/** It states no position, or one in no known grid. */
const isUnplaced = ({ positionInDoubt, contradiction }: PlacedHole): boolean =>
  positionInDoubt === null && contradiction === null

function countPlaced(
  holes: readonly PlacedHole[],
  placements: ProjectSettings['placements'],
): ProjectReport['locations'] {
  const notPlaced = withoutPlace(holes, placements)
  const heldBack = (locationId: string, distance: number, reason: string): HeldBackHole[] => [
    { locationId, distance: Math.round(distance), reason },
  ]
  const unplaced = notPlaced.filter(isUnplaced)
  const withoutGrid = unplaced.filter(({ easting, northing }) => easting !== null && northing !== null)
  return {
    total: holes.length,
    placed: holes.length - notPlaced.length,
    unplaced: unplaced.map(({ locaId }) => locaId),
    withoutGrid: withoutGrid.map(({ locaId }) => locaId),
    contradictory: notPlaced.flatMap(({ locaId, positionInDoubt, contradiction }) =>
      contradiction === null || positionInDoubt !== null
        ? []
        : heldBack(locaId, contradiction.metres, contradiction.reason),
    ),
    inDoubt: notPlaced.flatMap(({ locaId, positionInDoubt }) =>
      positionInDoubt === null ? [] : heldBack(locaId, positionInDoubt.distance, positionInDoubt.reason),
    ),
  }
}

function pathsOf({ folder, files }: ProjectPlan): string[] {
  if (folder !== null) return [folder.path]
  return [...new Set(files.map(({ source }) => archivePath(source.path)))]
}

async function placeProject(
  { project, plan, terms, settings, survey }: FinishedRows,
  proj: ReadonlyMap<string, string>,
  context: ProjectContext,
): Promise<{ holes: PlacedHole[]; crs: ProjectCrs; candidates: readonly string[] }> {
  const { store, diagnostics, company, companyId, options } = context
  survey.report(diagnostics)
  const { holes: surveyed, heading: grefHeading } = await findStatedGrids(survey.list(), {
    heading: `${terms.locationsGroup}_GREF`,
    meaningOf: (code) => terms.dictionary.codes(`${terms.locationsGroup}_GREF`).get(code),
    proj,
  })
  const names = surveyed.map(({ locaId }) => locaId)
  reportSimilarNames(names, { project: plan.reference, group: terms.locationsGroup }, diagnostics)
  const fallback = settings.project.projectName ?? (await titleOf(plan, project, store))
  const transmissions = await storedRecords(store, project.seq, 'TRAN', terms.publicCodes)
  const { name, location, organisations, text, otherGrid } = describeProject(proj, transmissions, fallback)
  const { candidates, ...crs } = await decideProjectCrs(
    {
      holes: surveyed,
      grefHeading,
      given: options.crs,
      projectFolder: settings.project.crs ?? null,
      companyDefault: company.crs ?? null,
      stored: JSON.parse(project.crs) as ProjectCrs | null,
      projectName: name,
      projectLocation: location,
      organisations,
      otherGrid,
      isWithoutFiles: plan.files.length === 0 && plan.folder === null,
    },
    diagnostics,
  )
  const trustPositions = settings.trustPositions === true
  const { holes, findings } = await locateHoles(surveyed, {
    crs: { ...crs, candidates },
    trustPositions,
    text,
    grefHeading,
  })
  const unplaced = withoutPlace(holes, settings.placements).filter(isUnplaced)
  reportPositions(
    { group: terms.locationsGroup, crs: { ...crs, candidates }, findings, unplaced },
    diagnostics,
  )
  const style = {
    companyId,
    projectId: project.id,
    locationTypes: company.locationTypes ?? {},
    styles: settings.styles,
    meaningOf: (code: string) => terms.dictionary.codes(`${terms.locationsGroup}_TYPE`).get(code),
  }
  await writeLocations(store, holes, {
    projectSeq: project.seq,
    tableCode: terms.publicCodes.tableCode(terms.locationsGroup) ?? terms.locationsGroup,
    placements: settings.placements,
    styleOf: (hole) => JSON.stringify(resolveStyle(style, hole)),
  })
  return { holes, crs, candidates }
}

/** Of the first file, or of the first delivery if the project is derived without files. */
async function titleOf({ files }: ProjectPlan, { seq }: StoredProject, store: WriteStore): Promise<string> {
  const [file] = files
  if (file !== undefined) return fileTitle(file.source.path)
  const [first] = await knownDeliveries(store, seq)
  return first === undefined ? '' : fileTitle(first.known.file)
}

async function writeAnnotations(
  { project, plan, settings }: FinishedRows,
  holes: readonly PlacedHole[],
  { store, diagnostics }: ProjectContext,
): Promise<void> {
  const ids = new Map<string, string>()
  for (const { id, locaId } of holes) if (!ids.has(locaId)) ids.set(locaId, id)
  const groups = prepareGroups(project.id, settings.groups, (locaId) => ids.get(locaId))
  await mirrorAnnotations(store, 'location_group', project.seq, groups)
  if (plan.folder === null) return
  await mirrorAnnotations(
    store,
    'boundary',
    project.seq,
    prepareBoundaries(project.id, plan.folder.boundaries),
  )
  checkBoundaries(plan.folder, diagnostics)
  reportUnknownHoles(plan.folder, ids.keys(), diagnostics)
}
