import type { WriteStore } from '../store/write/write-store.ts'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolveCrs } from '@groundsheet/coordinates'
import { shortenedList } from '@groundsheet/rules'
import { openStore } from '../open-store.ts'
import { databaseFile, databaseFolders } from '../database-file.ts'
import { removeLeftovers } from '../temporary/remove-leftovers.ts'
import { withTemporaryFolder, type TemporaryFolder } from '../temporary/temporary-folder.ts'
import { scanDeliveries, type ScannedPaths } from './scan-deliveries.ts'
import { createDiagnosticList, summariseDiagnostics, type DiagnosticList } from './diagnostics.ts'
import type { ScannedFile } from './ags-file/scan-ags-file.ts'
import { checkCrs } from './locations/check-crs.ts'
import { openCompany, type OpenedCompany } from './open-company.ts'
import { importProject } from './project/import-project.ts'
import { planProjects, type ProjectPlan } from './project/plan-projects.ts'
import { refreshProjects } from './project/refresh-projects.ts'
import type { ProjectContext } from './project/project-context.ts'
import { RefusedImport } from './refused-import.ts'
import type { FileReport, ImportReport, ProjectReport } from './report.ts'
import { countFindings } from './rules-report.ts'
import { codesDiffer } from './rows/rebuild-public-rows.ts'
import { createPublicCodes } from './rows/public-codes.ts'
import { createRowReader, MIN_THREAD_BYTES, type RowReader } from './rows/row-reader.ts'
import { UPDATED_AT_CHARACTERS } from './rows/row-text.ts'
import { checkIcons } from './styles/check-icons.ts'
import { UserError } from '../common/user-error.ts'

export interface ImportOptions {
  readonly paths: readonly string[]
  /** File of the database; created if missing. */
  readonly database: string
  /** Default `Local`; a company folder states the name in its company.json. */
  readonly company?: string | undefined
  /** `EPSG:27700`, or any spelling of AGS. */
  readonly crs?: string | undefined
  readonly replace?: boolean | undefined
  /**
   * Positions far from the rest of the site are used. Applies to later imports too, until one with `replace`.
   */
  readonly trustPositions?: boolean | undefined
  readonly strict?: boolean | undefined
  /** The files replace what newer deliveries stated. */
  readonly asNewest?: boolean | undefined
  /** An empty value removes the stored one. */
  readonly emptyErases?: boolean | undefined
  /**
   * The rules of AGS and of the British Geological Survey are checked, too; what they find refuses nothing.
   */
  readonly check?: boolean | undefined
  /** Called with the work done and the total. */
  readonly onProgress?: ((progress: { done: number; total: number }) => void) | undefined
  readonly now?: (() => Date) | undefined
  /** Files of at least this size are read in a separate thread. */
  readonly threadFromBytes?: number | undefined
}

export const DEFAULT_COMPANY = 'Local'

/** Imports files, archives and folders in one transaction. Throws UserError; then nothing has changed. */
export async function importPaths(options: ImportOptions): Promise<ImportReport> {
  removeLeftovers(tmpdir(), ...databaseFolders(options.database))
  const reader = createRowReader(options.threadFromBytes ?? MIN_THREAD_BYTES)
  return withTemporaryFolder(tmpdir(), async (spool) => {
    try {
      return await importWith(options, spool, reader)
    } finally {
      await reader.rest()
    }
  })
}

async function importWith(
  options: ImportOptions,
  spool: TemporaryFolder,
  reader: RowReader,
): Promise<ImportReport> {
  const crs = readCrs(options.crs)
  const diagnostics = createDiagnosticList()
  const { check = false, onProgress } = options
  const scanned = await scanDeliveries(options.paths, spool, diagnostics, { check, onProgress })
  await checkCrs({
    given: options.crs,
    company: scanned.companyFolder,
    projects: scanned.deliveries.flatMap(({ folder }) => folder ?? []),
  })
  const company = companyName(options.company, scanned)
  const plans = planProjects(scanned.deliveries, diagnostics)
  const write = (store: WriteStore) =>
    writeAll({ options, crs, company, scanned, plans, diagnostics, reader }, store)
  const writing = { company, updatedAtLength: UPDATED_AT_CHARACTERS, now: options.now ?? (() => new Date()) }
  const file = databaseFile(options.database)
  const isNewDatabase = file !== null && !existsSync(file)
  const { projects, isNewCompany } = await (await openStore(options.database)).write(writing, write)
  const files = plans.flatMap(({ files }) => files.map(reportFile))
  const summary = summariseDiagnostics(diagnostics)
  const findings = countFindings(summary, files)
  return { company, isNewCompany, isNewDatabase, files, projects, diagnostics: summary, findings }
}

const reportFile = ({ source, edition, encoding, sha256, rules }: ScannedFile): FileReport => ({
  path: source.path,
  edition,
  encoding,
  sha256,
  ...(rules === undefined ? {} : { rules }),
})

function readCrs(text: string | undefined): string | null {
  if (text === undefined) return null
  const crs = resolveCrs(text)
  if (crs === null) throw new UserError(`--crs ${text}: is not known. Write it like EPSG:27700.`)
  return crs
}

function companyName(text: string | undefined, { companyFolder }: ScannedPaths): string {
  const stated = companyFolder?.company.name
  const given = text?.trim()
  if (given === '') throw new UserError('--company: the name is blank. Write one, or leave --company out.')
  if (given !== undefined && stated !== undefined && given !== stated) {
    throw new UserError(
      `--company ${given}: ${companyFolder?.path ?? ''}/company.json says ${stated}. Leave --company out.`,
    )
  }
  return stated ?? given ?? DEFAULT_COMPANY
}

interface Work {
  readonly options: ImportOptions
  readonly crs: string | null
  readonly company: string
  readonly scanned: ScannedPaths
  readonly plans: readonly ProjectPlan[]
  readonly diagnostics: DiagnosticList
  readonly reader: RowReader
}

async function writeAll(
  work: Work,
  store: WriteStore,
): Promise<Pick<ImportReport, 'projects' | 'isNewCompany'>> {
  const { options, scanned, diagnostics, plans } = work
  const company = await openCompany(store, work.company, scanned.companyFolder)
  const folders = scanned.deliveries.map(({ folder }) => folder).filter((folder) => folder !== null)
  checkIcons(scanned.companyFolder, folders, company.icons)
  const context = contextOf(work, company, store)
  const reports: ProjectReport[] = []
  for (const plan of plans) reports.push(await importProject(plan, context))
  if (company.isChanged || company.isOutdated)
    await refreshProjects(await projectsBeside(plans, context), company.isChanged, context)
  if (options.replace) await reportLeft(scanned.companyFolder, plans, context)
  if (options.strict && diagnostics.count('error') > 0) throw new RefusedImport(diagnostics)
  return { projects: reports, isNewCompany: company.before === null }
}

function contextOf(work: Work, company: OpenedCompany, store: WriteStore): ProjectContext {
  const { configuration, before, isOutdated } = company
  const isRebuilt = before !== null && (isOutdated || codesDiffer(before, configuration))
  return {
    store,
    companyId: company.id,
    company: configuration,
    publicCodes: createPublicCodes(configuration),
    codesBefore: isRebuilt ? createPublicCodes(before) : null,
    options: {
      crs: work.crs,
      replace: work.options.replace ?? false,
      trustPositions: work.options.trustPositions ?? false,
      asNewest: work.options.asNewest ?? false,
      emptyErases: work.options.emptyErases ?? false,
      check: work.options.check ?? false,
    },
    diagnostics: work.diagnostics,
    reader: work.reader,
    onBytes: work.scanned.onBytes,
  }
}

async function projectsBeside(
  plans: readonly ProjectPlan[],
  { store, companyId }: ProjectContext,
): Promise<string[]> {
  const imported = new Set(plans.map(({ reference }) => reference))
  const projects = await store.projects.ofCompany(companyId)
  const references = projects.map(({ reference }) => reference)
  return references.filter((reference) => !imported.has(reference))
}

/** It is unknown whether the other projects were ever in the company folder: they stay, and are listed. */
async function reportLeft(
  folder: ScannedPaths['companyFolder'],
  plans: readonly ProjectPlan[],
  context: ProjectContext,
): Promise<void> {
  const left = folder === null ? [] : await projectsBeside(plans, context)
  if (folder === null || left.length === 0) return
  const names = shortenedList(left)
  const message = `The company has projects that are not in this folder, and they stay: ${names}`
  const advice = 'For a database without them, import the folder into a new file'
  context.diagnostics.add({ file: folder.path, rule: 'project-left', severity: 'warning', message, advice })
}
