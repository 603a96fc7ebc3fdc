import {
  createAgsChecker,
  dictionaryOf,
  extendDictionary,
  locationsGroup,
  type Diagnostic,
  type Edition,
} from '@groundsheet/ags'
import type { StoredProject } from '../../database/write-projects.ts'
import { aboutProject } from '../diagnostics.ts'
import { settingsOf } from '../company-folder/project-settings.ts'
import { projectId } from '../ids.ts'
import { ImportRefused } from '../import-refused.ts'
import type { ProjectReport } from '../report.ts'
import { exposeAnew } from '../rows/expose-anew.ts'
import { importHoles, importRows, type RowTarget } from '../rows/import-rows.ts'
import { createOrphanRows } from '../rows/orphan-rows.ts'
import { createRowImporter } from '../rows/row-importer.ts'
import { finishProject } from './finish-project.ts'
import { fingerprintOf, recallImport, rememberImport } from './last-import.ts'
import { findHoleIn, linkRows } from './link-rows.ts'
import { openTables, type ProjectTerms } from './open-tables.ts'
import type { ProjectPlan } from './plan-projects.ts'
import type { ProjectContext } from './project-context.ts'
import { removeUnseen } from './remove-unseen.ts'
import { storedRecords } from './stored-records.ts'

/** Writes one project, unless it is what was last written of it. Throws ImportRefused. */
export async function importProject(plan: ProjectPlan, context: ProjectContext): Promise<ProjectReport> {
  const fingerprint = fingerprintOf(plan, context)
  const known = recallImport(plan, fingerprint, context)
  if (known !== null) return known
  const before = context.diagnostics.items.length
  const report = await writeRows(plan, context)
  rememberImport(report, context.diagnostics.items.slice(before), fingerprint, context)
  return report
}

/** Holes, then everything that hangs on them, then what follows from both. */
async function writeRows(plan: ProjectPlan, shared: ProjectContext): Promise<ProjectReport> {
  const context = { ...shared, diagnostics: aboutProject(shared.diagnostics, plan.reference) }
  const { store, options, diagnostics } = context
  const project = openProject(plan, context)
  const terms = termsOf(plan, project, context)
  if (context.exposedBefore !== null) exposeAnew(store, project.seq, context.exposedBefore, terms)
  const blocks = plan.files.flatMap((file) => file.blocks)
  const groups = new Set(blocks.map(({ code }) => code))
  const tables = openTables(store, project.seq, terms, blocks, options.replace)
  const importer = createRowImporter(store, { id: project.id, replace: options.replace })
  const orphans = createOrphanRows()
  const count = { added: 0 }
  const target = { tables, locationsGroup: terms.locationsGroup, importer, orphans }

  const before = store.locations.names(project.seq)
  const delivered = plan.files.flatMap((file) => importHoles(file, target, count))
  const kept = options.replace ? before.filter(({ seq }) => importer.seen.has(seq)) : before
  const findHole = findHoleIn([...kept, ...delivered])
  for (const file of plan.files) await importFile(plan, file, { ...target, findHole }, count, terms, context)
  orphans.report(diagnostics)

  const removed = options.replace
    ? removeUnseen(store, project.seq, terms.locationsGroup, importer.seen, groups)
    : 0
  linkRows(store, project.seq, findHole)
  const settings = settingsOf(plan.folder, project.settings)
  const finished = await finishProject({ project, plan, terms, settings }, context)
  const changed = store.rows.settle()
  const total = Object.values(finished.groups).reduce((sum, rows) => sum + rows, 0)
  const { added } = count
  return { ...finished, rows: { total, added, changed, unchanged: total - added - changed, removed } }
}

function openProject(plan: ProjectPlan, { store, companyId }: ProjectContext): StoredProject {
  const stored = store.projects.find(companyId, plan.reference)
  const [file] = plan.files
  if (
    stored !== undefined &&
    plan.edition !== null &&
    stored.edition !== plan.edition &&
    file !== undefined
  ) {
    const reason = `is ${plan.edition}, but project ${plan.reference} is ${stored.edition} in the database`
    throw new ImportRefused(`${file.source.path}: ${reason}. Import into another company or database.`)
  }
  const id = projectId(companyId, plan.reference)
  const edition = plan.edition ?? 'AGS4'
  return (
    stored ?? store.projects.add(companyId, { id, reference: plan.reference, edition, moment: store.moment })
  )
}

/** The dictionary of the edition with the DICT and ABBR rows of every delivery that stays. */
function termsOf(
  plan: ProjectPlan,
  project: StoredProject,
  { store, exposure, exposedBefore, options }: ProjectContext,
): ProjectTerms {
  const edition = project.edition as Edition
  const records = (group: string) => storedRecords(store, project.seq, group, exposedBefore ?? exposure)
  const stored = (group: string) =>
    options.replace ? [] : records(group).map((row) => Object.fromEntries(row))
  const dict = [...stored('DICT'), ...plan.files.flatMap((file) => file.dict)]
  const abbr = [...stored('ABBR'), ...plan.files.flatMap((file) => file.abbr)]
  const group = locationsGroup(edition)
  return {
    dictionary: extendDictionary(dictionaryOf(edition), dict, abbr),
    exposure,
    locationsGroup: group,
    locationHeading: `${group}_ID`,
  }
}

async function importFile(
  plan: ProjectPlan,
  file: ProjectPlan['files'][number],
  target: RowTarget,
  count: { added: number },
  terms: ProjectTerms,
  { diagnostics, onBytes }: ProjectContext,
): Promise<void> {
  const own = extendDictionary(dictionaryOf(file.edition), file.dict, file.abbr)
  const checker = createAgsChecker(file.edition, plan.files.length > 1 ? terms.dictionary : own)
  await importRows(file, target, count, { checker, onBytes })
  const found = checker.end().filter((diagnostic) => !isAboutHoles(diagnostic, terms))
  for (const diagnostic of [...file.diagnostics, ...found]) {
    diagnostics.add({ ...diagnostic, file: file.source.path })
  }
}

/** Holes that are not in the file may have come before: what is not in the project is reported once all is there. */
function isAboutHoles({ rule, heading, message }: Diagnostic, { locationHeading }: ProjectTerms): boolean {
  const isOfHoles = rule.endsWith('10c') || rule === 'unknown-location'
  return isOfHoles && heading === locationHeading && message.includes('not in the file')
}
