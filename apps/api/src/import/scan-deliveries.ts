import { statSync } from 'node:fs'
import { loadGreatBritain } from '@groundsheet/coordinates'
import type { RuleOptions } from '@groundsheet/rules'
import type { TemporaryFolder } from '../temporary/temporary-folder.ts'
import { inspectBytes } from './ags-file/inspect-bytes.ts'
import { scanAgsFile, type ScannedFile } from './ags-file/scan-ags-file.ts'
import { findUnreadFiles, findUnreadIcons } from './company-folder/find-unread-files.ts'
import { readCompanyFolder, type CompanyFolder } from './company-folder/read-company-folder.ts'
import { readProjectFolder } from './company-folder/read-project-folder.ts'
import type { DiagnosticList } from './diagnostics.ts'
import type { ScannedDelivery } from './project/plan-projects.ts'
import { reportRules, RULE_LEVELS } from './rules-report.ts'
import { scanWithRules } from './scan-with-rules.ts'
import { findDeliveries, type FoundDeliveries } from './sources/find-deliveries.ts'
import { reportNotRead } from './sources/report-not-read.ts'
import type { AgsSource } from './sources/ags-source.ts'
import { UserError, type UserProblem } from '../common/user-error.ts'

export interface ScannedPaths {
  readonly companyFolder: CompanyFolder | null
  readonly deliveries: readonly ScannedDelivery[]
  /** To be called with bytes read in the second pass. */
  readonly onBytes: (bytes: number) => void
}

interface ScanOptions {
  /** Whether the rules are checked, too. */
  readonly check: boolean
  readonly onProgress: ((progress: { done: number; total: number }) => void) | undefined
}

/** Relative durations of the passes, so that the progress bar moves evenly. */
const FIRST_PASS_SHARE = 1
const SECOND_PASS_SHARE = 9

/**
 * The first pass: finds and reads everything, so that nearly every error is found before the database is
 * changed. Throws UserError.
 */
export async function scanDeliveries(
  paths: readonly string[],
  spool: TemporaryFolder,
  diagnostics: DiagnosticList,
  { check, onProgress }: ScanOptions,
): Promise<ScannedPaths> {
  const refused = createRefusals()
  const found = await findDeliveries(paths, spool, (_, read) => refused.attempt(read))
  reportNotRead(found, diagnostics)
  const companyFolder = onlyCompany(found)
  const folders = found.deliveries.map(({ folder }) => (folder === null ? null : readProjectFolder(folder)))
  reportUnread(found, diagnostics)
  const bytes = found.deliveries
    .flatMap(({ sources }) => sources)
    .reduce((sum, { file }) => sum + sizeOf(file), 0)
  let done = 0
  const total = bytes * (FIRST_PASS_SHARE + SECOND_PASS_SHARE)
  const work = (weight: number) => (read: number) => onProgress?.({ done: (done += read * weight), total })

  const rules = check ? { levels: RULE_LEVELS, isInGreatBritain: await loadGreatBritain() } : null
  const scan = createScanner(diagnostics, rules, refused, work(FIRST_PASS_SHARE))
  const deliveries: ScannedDelivery[] = []
  for (const [index, { sources }] of found.deliveries.entries()) {
    deliveries.push({ files: await scan(sources), folder: folders[index] ?? null })
  }
  refused.throwAll()
  return { companyFolder, deliveries, onBytes: work(SECOND_PASS_SHARE) }
}

function reportUnread({ companyFolders, deliveries }: FoundDeliveries, diagnostics: DiagnosticList): void {
  const unread = [
    ...companyFolders.flatMap((folder) => [
      ...findUnreadFiles(folder, 'company'),
      ...findUnreadIcons(folder),
    ]),
    ...deliveries.flatMap(({ folder }) => (folder === null ? [] : findUnreadFiles(folder, 'project'))),
  ]
  for (const { path, message } of unread) {
    const advice = 'Give it one of these names if it is wanted, or remove it'
    diagnostics.add({ file: path, rule: 'unread-file', severity: 'warning', message, advice })
  }
}

function onlyCompany({ companyFolders }: FoundDeliveries): CompanyFolder | null {
  const [first, ...others] = companyFolders
  if (first === undefined) return null
  if (others.length > 0) {
    throw new UserError(
      `${others[0] ?? ''}: is a second company folder beside ${first}. Import one company at a time.`,
    )
  }
  return readCompanyFolder(first)
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

async function scanAndCheck(
  source: AgsSource,
  rules: RuleOptions,
  onBytes: (bytes: number) => void,
): Promise<ScannedFile> {
  const { scanned, checked } = await scanWithRules(source, await inspectBytes(source), rules, onBytes)
  if (scanned instanceof UserError) throw scanned
  return { ...scanned, rules: reportRules(checked, scanned.edition) }
}

interface Refusals {
  /** Returns null where `work` throws a UserError. */
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T | null>
  readonly throwAll: () => void
}

/** All files and archives that are refused are reported together, one line each. */
function createRefusals(): Refusals {
  const problems: UserProblem[] = []
  return {
    async attempt(work) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof UserError)) throw error
        problems.push(...error.problems)
        return null
      }
    },
    throwAll() {
      const [first, ...others] = problems
      if (first !== undefined) throw new UserError([first, ...others])
    },
  }
}

/** Scans files, leaving out repeated ones. */
function createScanner(
  diagnostics: DiagnosticList,
  rules: RuleOptions | null,
  { attempt }: Refusals,
  onBytes: (bytes: number) => void,
) {
  const scanned = new Map<string, string>()

  async function scanOne(source: AgsSource): Promise<ScannedFile[]> {
    const file = await attempt(() =>
      rules === null ? scanAgsFile(source, onBytes) : scanAndCheck(source, rules, onBytes),
    )
    if (file === null) return []
    const sameFile = scanned.get(file.sha256)
    if (sameFile === undefined) {
      scanned.set(file.sha256, source.path)
      return [file]
    }
    const message = `The same bytes as ${sameFile}; read once`
    const advice = 'Remove one of the two if that was not meant'
    diagnostics.add({ file: source.path, rule: 'same-file', severity: 'note', message, advice })
    return []
  }

  return async (sources: readonly AgsSource[]): Promise<ScannedFile[]> => {
    const files: ScannedFile[] = []
    for (const source of sources) files.push(...(await scanOne(source)))
    return files
  }
}
