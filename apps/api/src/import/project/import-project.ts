import type { StoredTable } from '../../store/stored-table.ts'
import type { StoredProject } from '../../store/write/projects.ts'
import {
  dictionaryOf,
  extendDictionary,
  keyHeadingsOf,
  locationsGroup,
  preferNewer,
  resolveUnits,
  mergeDefinitions,
  withKeyHeadings,
  type AgsRecord,
  type Diagnostic,
  type Edition,
} from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import { aboutProject, besideRules } from '../diagnostics.ts'
import { hasCurrentKeys, keyHeadingsIn, settingsOf } from '../company-folder/project-settings.ts'
import { createFileWriters, olderFilesOf } from '../deliveries/file-writers.ts'
import { knownDeliveries, type KnownDelivery } from '../deliveries/delivery-facts.ts'
import { reportFiles } from '../deliveries/report-files.ts'
import { loadStatements } from '../deliveries/delivery-statements.ts'
import { reportMissingRows } from '../deliveries/report-missing-rows.ts'
import { refuseOlderReplacing } from '../deliveries/refuse-older-replacing.ts'
import { keepDeliveries } from '../deliveries/keep-deliveries.ts'
import { projectId } from '../ids.ts'
import { createHoleSurvey, surveyStoredHoles, type HoleSurvey } from '../locations/survey-holes.ts'
import type { ImportDiagnostic, ProjectReport } from '../report.ts'
import { ruleFindings } from '../rules-report.ts'
import { rebuildPublicRows } from '../rows/rebuild-public-rows.ts'
import { createContradictions } from '../rows/contradictions.ts'
import { countDeliveryLines } from '../rows/delivery-lines.ts'
import { importHoles, rowSink, type StoredHole } from '../rows/import-rows.ts'
import { reportOrphans, type OrphanRows } from '../rows/orphan-rows.ts'
import type { DeliveredFile, RowSink } from '../rows/prepare-rows.ts'
import type { RowFacts } from '../rows/row-facts.ts'
import { rekeyRows } from '../rows/rekey-rows.ts'
import { finishProject } from './finish-project.ts'
import { keepFindings } from './keep-findings.ts'
import { fingerprintOf, reuseLastImport, storeLastImport } from './last-import.ts'
import { linkRows } from './link-rows.ts'
import { hasOtherKeys, openTables, type ProjectTable, type ProjectTerms } from './open-tables.ts'
import { orderAmong, type ProjectPlan } from './plan-projects.ts'
import type { ProjectContext } from './project-context.ts'
import { removedFindings } from './removed-findings.ts'
import { NONE_REMOVED, removeUnseen, uniteRemoved, type RemovedRows } from './remove-unseen.ts'
import { convertStoredUnits, sumLost } from './convert-stored-units.ts'
import { levelsByAge } from '../deliveries/levels-by-age.ts'
import { statedHeadings } from '../deliveries/stated-headings.ts'
import { reportLaterKeys } from './report-later-keys.ts'
import { reportMergedKeys } from './report-merged-keys.ts'
import { reportOtherSites, storedSite } from './report-other-sites.ts'
import { reportMerged } from './report-merged.ts'
import { summariseRows } from './summarise-rows.ts'
import { storedRecords } from './stored-records.ts'
import { UserError } from '../../common/user-error.ts'

/** Writes one project, unless it equals its last import. Throws UserError. */
export async function importProject(plan: ProjectPlan, context: ProjectContext): Promise<ProjectReport> {
  const fingerprint = fingerprintOf(plan, context)
  const known = await reuseLastImport(plan, fingerprint, context)
  if (known !== null) return known
  const { project, report, diagnostics } = await storeProject(plan, context)
  await storeLastImport(project, { report, diagnostics, fingerprint }, context)
  return report
}

/**
 * Derives a project from what is stored of it. `isLastImportDeleted`: its next import is not skipped,
 * whatever its files.
 */
export async function deriveProject(
  plan: ProjectPlan,
  context: ProjectContext,
  isLastImportDeleted: boolean,
): Promise<ProjectReport> {
  const { project, report } = await storeProject(plan, context)
  if (isLastImportDeleted) await context.store.projects.putLastImport(project.seq, null)
  return report
}

interface StoredImport {
  readonly project: StoredProject
  readonly report: ProjectReport
  readonly diagnostics: readonly ImportDiagnostic[]
}

async function storeProject(plan: ProjectPlan, context: ProjectContext): Promise<StoredImport> {
  const before = context.diagnostics.items.length
  const { project, report, unseen } = await writeRows(plan, context)
  const diagnostics = context.diagnostics.items.slice(before)
  const removed = removedFindings(plan, unseen, context.publicCodes)
  const all = [...plan.files.flatMap(ruleFindings), ...diagnostics, ...removed]
  await keepFindings(project, { plan, diagnostics: all }, context)
  return { project, report, diagnostics }
}

/** Writes the holes, then the rows that belong to them, then what is derived from both. */
async function writeRows(
  planned: ProjectPlan,
  shared: ProjectContext,
): Promise<{ project: StoredProject; report: ProjectReport; unseen: RemovedRows }> {
  const places = new Map(planned.files.map(({ source, rules }) => [source.path, rules?.places ?? []]))
  const unrepeated = besideRules(shared.diagnostics, places)
  const context = { ...shared, diagnostics: aboutProject(unrepeated, planned.reference) }
  const { store, options, diagnostics } = context
  const project = await openProject(planned, context)
  const kept = await knownDeliveries(store, project.seq)
  if (options.replace && !options.asNewest) refuseOlderReplacing(planned, kept)
  const known = options.replace || options.asNewest ? [] : kept
  const plan = orderAmong(planned, known)
  const lines = countDeliveryLines(plan.files)
  const contradictions = createContradictions(lines)
  const olderFiles = olderFilesOf(plan, known)
  const terms = await termsOf(plan, project, olderFiles, context)
  if (context.codesBefore !== null) await rebuildPublicRows(store, project.seq, context.codesBefore, terms)
  const opened = await openInUnits(plan, project, { terms, olderFiles, kept }, context)
  const { tables, leftOut, merged, groups, lost } = opened
  // What deliveries stated of merged rows is read after these are merged.
  const writers = await createFileWriters(plan, project, known, context, (found) => contradictions.add(found))
  const { replace } = options
  const common = { projectId: project.id, tables, lines, moment: store.moment }
  const targetOf = (file: ScannedFile) => ({ ...common, ...writers.of(file) })

  const survey = await openSurvey(project, tables.get(terms.locationsGroup), terms, context)
  const proj = replace ? [] : await storedRecords(store, project.seq, 'PROJ', terms.publicCodes)
  const before = survey.list()
  reportOtherSites(plan, storedSite(proj, before), diagnostics)
  for (const file of plan.files) {
    const onHole = (hole: StoredHole) => survey.put(hole)
    const unreadable = await importHoles(file, leftOut.get(file) ?? [], targetOf(file), onHole)
    for (const one of unreadable) diagnostics.add({ ...one, file: file.source.path })
  }
  const holes = survey.list().map(({ seq, locaId }) => ({ seq, locaId }))
  const facts = factsOf(project, terms, tables, holes, context)
  const orphans: OrphanRows[] = []
  for (const file of plan.files) {
    const { dict, abbr } = plan.files.length > 1 ? terms.definitions : file
    const given = { dict, abbr, leftOut: leftOut.get(file) ?? [] }
    const sink = rowSink(file, targetOf(file), context.onBytes)
    orphans.push(await importFile(file, facts, given, sink, context))
  }
  await context.reader.rest()
  contradictions.report(diagnostics)
  reportOrphans(orphans.flat(), holes, project.edition as Edition, diagnostics)

  const unseen = replace
    ? await removeUnseen(store, project.seq, terms, {
        isInImport: writers.hasMet,
        delivered: groups,
      })
    : NONE_REMOVED
  if (context.codesBefore !== null)
    await store.deletions.recode(project.seq, (group) => context.publicCodes.tableCode(group))
  await store.deletions.tidy(project.seq)
  await linkRows(store, project.seq, holes, before)
  const earlier = replace ? 0 : kept.length
  if (earlier + plan.files.length > 1) {
    const stated = { store, plan, kept: replace ? [] : kept, logs: writers.logs, asNewest: options.asNewest }
    const statements = await loadStatements(stated)
    await reportMerged({ store, tables, terms, holes: survey.list(), statements }, diagnostics)
  }
  const keyHeadings = keyHeadingsOf(terms.definitions.dict)
  const settings = settingsOf(plan.folder, project.settings, options, keyHeadings)
  const finished = await finishProject({ project, plan, terms, settings, survey }, context)
  if (earlier > 0 || plan.ages.length > 1)
    await reportMissingRows({ store, tables, terms, ...writers, plan, olderFiles }, diagnostics)
  await reportFiles({ store, tables, terms }, writers.logs, diagnostics)
  const done = { added: writers.added(), removed: uniteRemoved(merged, unseen) }
  const rows = await summariseRows(project, terms, done, context)
  await writers.saveGaps()
  const stated = { logs: writers.logs, rowsByGroup: rows.rowsByGroup, removed: unseen }
  const deliveries = await keepDeliveries(project, stated, context)
  const report = { ...finished, delivered: writers.delivered(), lost, deliveries, ...rows }
  await store.rows.writeWords(project.seq)
  return { project, report, unseen }
}

/** The tables with the headings of the files, their rows in the units and with the keys of now. */
async function openInUnits(
  plan: ProjectPlan,
  project: StoredProject,
  {
    terms,
    olderFiles,
    kept,
  }: {
    readonly terms: ProjectTerms
    readonly olderFiles: ReadonlySet<ScannedFile>
    /** Deliveries before this import. */
    readonly kept: readonly KnownDelivery[]
  },
  context: ProjectContext,
) {
  const { store, options, diagnostics } = context
  const groups = new Set(plan.files.flatMap((file) => file.blocks.map(({ code }) => code)))
  const stored = await store.tables.all(project.seq)
  const earlier = stored.filter(({ group }) => !options.replace || !groups.has(group))
  const levels = levelsByAge(plan, kept, options)
  const units = resolveUnits({ levels, olderFiles, tables: earlier }, terms, (one) => diagnostics.add(one))
  const { blocks, leftOut } = units
  const decided = statedHeadings(levels, units)
  const tables = await openTables(store, project.seq, terms, blocks, options.replace, decided)
  const opened = { store, projectSeq: project.seq, tables, terms }
  const unconverted = await convertStoredUnits(opened, units.stored, diagnostics)
  const converted = new Set(units.stored.map(({ group }) => group))
  const rekeyed = await rekeyTables(project, { stored, converted, tables, terms, kept }, context)
  const lost = sumLost(units.lost, unconverted.lost)
  return { tables, leftOut, groups, lost, merged: uniteRemoved(unconverted.removed, rekeyed) }
}

/**
 * Gives stored rows the keys of now, and says which became one with others. `stored`: tables before.
 * `converted`: groups with values in other units.
 */
async function rekeyTables(
  project: StoredProject,
  {
    stored,
    converted,
    tables,
    terms,
    kept,
  }: {
    readonly stored: readonly StoredTable[]
    readonly converted: ReadonlySet<string>
    readonly tables: ReadonlyMap<string, ProjectTable>
    readonly terms: ProjectTerms
    readonly kept: readonly KnownDelivery[]
  },
  context: ProjectContext,
): Promise<RemovedRows> {
  const before = await storedTerms(project, context)
  const isRekeyed = hasCurrentKeys(project.settings) ? hasOtherKeys(stored, before, terms) : () => true
  if (!context.options.replace)
    reportLaterKeys({ stored, before, now: terms, deliveries: kept }, context.diagnostics)
  const rekeyed = [...tables.values()].filter((table) => converted.has(table.shape.group) || isRekeyed(table))
  const merged = await rekeyRows(context.store, project, rekeyed, terms)
  reportMergedKeys(merged, terms.publicCodes, context.diagnostics)
  return merged
}

/** With the holes of earlier imports, unless `replace` leaves only those of this one. */
async function openSurvey(
  project: StoredProject,
  table: ProjectTable | undefined,
  { locationsGroup, publicCodes }: ProjectTerms,
  { store, company, options }: ProjectContext,
): Promise<HoleSurvey> {
  const edition = project.edition as Edition
  const units = new Map(table?.stored.headings.map(({ heading, unit }) => [heading, unit]))
  const numberHeadings = {
    configured: company.lifted ?? {},
    unitOf: (heading: string) => units.get(heading) ?? '',
  }
  const survey = createHoleSurvey({ group: locationsGroup, edition, numberHeadings })
  if (table !== undefined && !options.replace)
    await surveyStoredHoles(store, { seq: table.stored.seq, publicCodes }, survey)
  return survey
}

async function openProject(plan: ProjectPlan, { store, companyId }: ProjectContext): Promise<StoredProject> {
  const stored = await store.projects.find(companyId, plan.reference)
  const [file] = plan.files
  if (
    stored !== undefined &&
    plan.edition !== null &&
    stored.edition !== plan.edition &&
    file !== undefined
  ) {
    const reason = `is ${plan.edition}, but project ${plan.reference} is ${stored.edition} in the database`
    throw new UserError(`${file.source.path}: ${reason}. Import into another company or database.`)
  }
  const id = projectId(companyId, plan.reference)
  const edition = plan.edition ?? 'AGS4'
  return (
    stored ??
    (await store.projects.add(companyId, { id, reference: plan.reference, edition, moment: store.moment }))
  )
}

/**
 * The standard dictionary with the DICT rows that the project had before this import: its rows have the keys
 * of those.
 */
function storedTerms(project: StoredProject, context: ProjectContext): Promise<ProjectTerms> {
  const nothing = { ages: [] }
  return termsOf(nothing, project, new Set(), { ...context, options: { ...context.options, replace: false } })
}

/** The standard dictionary with the DICT and ABBR rows of all kept deliveries; newer ones take precedence. */
async function termsOf(
  { ages }: Pick<ProjectPlan, 'ages'>,
  project: StoredProject,
  olderFiles: ReadonlySet<ScannedFile>,
  { store, publicCodes, codesBefore, options }: ProjectContext,
): Promise<ProjectTerms> {
  const edition = project.edition as Edition
  const stored = async (group: string): Promise<AgsRecord[]> => {
    if (options.replace) return []
    const records = await storedRecords(store, project.seq, group, codesBefore ?? publicCodes)
    return records.map((row) => Object.fromEntries(row))
  }
  const definitions = async (group: 'DICT' | 'ABBR', rowsOf: (file: ScannedFile) => readonly AgsRecord[]) => {
    const rowsOfAges = ages.map((age) => ({
      rows: mergeDefinitions(group, age.files.flatMap(rowsOf)),
      isOlder: age.files.some((file) => olderFiles.has(file)),
    }))
    const older = rowsOfAges.filter(({ isOlder }) => isOlder).map(({ rows }) => rows)
    const newer = rowsOfAges.filter(({ isOlder }) => !isOlder).map(({ rows }) => rows)
    const inOrder = [...older, mergeDefinitions(group, await stored(group)), ...newer]
    return inOrder.reduce((known, rows) => preferNewer(group, rows, known), [])
  }
  const dict = withKeyHeadings(
    await definitions('DICT', (file) => file.dict),
    options.replace ? {} : keyHeadingsIn(project.settings),
  )
  const abbr = await definitions('ABBR', (file) => file.abbr)
  const group = locationsGroup(edition)
  return {
    definitions: { dict, abbr },
    dictionary: extendDictionary(dictionaryOf(edition), dict, abbr),
    standard: dictionaryOf(edition),
    publicCodes,
    locationsGroup: group,
    locationHeading: `${group}_ID`,
  }
}

/** The holes, and the facts needed to prepare the other rows. */
function factsOf(
  project: StoredProject,
  { locationsGroup }: ProjectTerms,
  tables: ReadonlyMap<string, ProjectTable>,
  holes: RowFacts['holes'],
  { store, company }: ProjectContext,
): RowFacts {
  return {
    projectId: project.id,
    locationsGroup,
    publicCodes: { tables: company.tables, fields: company.fields },
    tables: [...tables.values()].map(({ stored, shape }) => {
      const { group, table, locationHeading, keys, keyKinds, parents, standard } = shape
      return {
        addressable: stored.addressable,
        shape: { group, table, locationHeading, keys, keyKinds, parents, standard },
      }
    }),
    holes,
    moment: store.moment,
  }
}

async function importFile(
  file: ScannedFile,
  facts: RowFacts,
  given: Pick<DeliveredFile, 'dict' | 'abbr' | 'leftOut'>,
  sink: RowSink,
  { diagnostics, reader }: ProjectContext,
): Promise<OrphanRows> {
  const { source, encoding, edition, bytes } = file
  const found = await reader.read({ source, encoding, edition, ...given }, bytes, facts, sink)
  const kept = found.diagnostics.filter((diagnostic) => !isAboutHoles(diagnostic, facts.locationsGroup))
  for (const diagnostic of [...file.diagnostics, ...kept]) {
    diagnostics.add({ ...diagnostic, file: source.path })
  }
  return found.orphans
}

/** Holes missing in the file may be from an earlier import, so missing ones are reported at the end. */
function isAboutHoles({ rule, heading, message }: Diagnostic, locationsGroup: string): boolean {
  if (rule === 'near-location') return true
  const isOfHoles = rule.endsWith('10c') || rule === 'unknown-location'
  return isOfHoles && heading === `${locationsGroup}_ID` && message.includes('not in the file')
}
