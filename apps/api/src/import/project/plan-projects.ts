import type { Edition } from '@groundsheet/ags'
import { fileTitle, type ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { ProjectFolder } from '../company-folder/read-project-folder.ts'
import type { KnownDelivery } from '../deliveries/delivery-facts.ts'
import { groupByAge, type FilesOfAge } from '../deliveries/group-by-age.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import { projectDiagnostics, projectIds } from '@groundsheet/rules'
import { UserError } from '../../common/user-error.ts'

/** A project of this command: its files, oldest first, and the folder with its settings. */
export interface ProjectPlan {
  readonly reference: string
  /** null: a project folder without AGS files. */
  readonly edition: Edition | null
  readonly files: readonly ScannedFile[]
  /** The same files in the order given. */
  readonly given: readonly ScannedFile[]
  /** The same files in groups of one age. */
  readonly ages: readonly FilesOfAge[]
  readonly folder: ProjectFolder | null
}

export interface ScannedDelivery {
  readonly files: readonly ScannedFile[]
  readonly folder: ProjectFolder | null
}

/**
 * Files of one PROJ_ID that names a project are one project; `projectId` of a project.json takes precedence.
 * Throws UserError.
 */
export function planProjects(
  deliveries: readonly ScannedDelivery[],
  diagnostics: DiagnosticList,
): ProjectPlan[] {
  const plans = new Map<string, { files: ScannedFile[]; folder: ProjectFolder | null }>()
  for (const delivery of deliveries) {
    for (const [reference, files] of byReference(delivery, diagnostics)) {
      const plan = plans.get(reference) ?? { files: [], folder: null }
      if (plan.folder !== null && delivery.folder !== null) {
        throw new UserError(
          `${delivery.folder.path}: is project ${reference}, and so is ${plan.folder.path}. Put them ` +
            'in one folder.',
        )
      }
      plans.set(reference, { files: [...plan.files, ...files], folder: plan.folder ?? delivery.folder })
    }
  }
  return [...plans].map(([reference, { files: given, folder }]) => {
    const ages = groupByAge(given)
    const files = ages.flatMap((group) => group.files)
    return { reference, edition: editionOf(reference, given), files, given, ages, folder }
  })
}

/** The plan with its files by age among the deliveries that the project has already. */
export function orderAmong(plan: ProjectPlan, known: readonly KnownDelivery[]): ProjectPlan {
  const ages = groupByAge(plan.given, known)
  return { ...plan, ages, files: ages.flatMap(({ files }) => files) }
}

function byReference(delivery: ScannedDelivery, diagnostics: DiagnosticList): Map<string, ScannedFile[]> {
  const stated = delivery.folder?.project.projectId
  if (stated !== undefined) return new Map([[stated, [...delivery.files]]])
  const groups = Map.groupBy(delivery.files, (file) => referenceOf(file, diagnostics))
  if (delivery.folder !== null && groups.size !== 1) {
    const found =
      groups.size === 0 ? 'holds no AGS file' : `holds several projects (${[...groups.keys()].join(', ')})`
    throw new UserError(`${delivery.folder.path}: ${found}. Write its projectId into project.json.`)
  }
  return groups
}

function referenceOf({ proj, source }: ScannedFile, diagnostics: DiagnosticList): string {
  const ids = proj.map((row) => row.PROJ_ID?.trim() ?? '')
  const title = fileTitle(source.path)
  for (const diagnostic of projectDiagnostics(ids, title))
    diagnostics.add({ ...diagnostic, file: source.path })
  return projectIds(ids)[0] ?? title
}

function editionOf(reference: string, files: readonly ScannedFile[]): Edition | null {
  const [first, ...others] = files
  const other = others.find(({ edition }) => edition !== first?.edition)
  if (first !== undefined && other !== undefined) {
    throw new UserError(
      `${other.source.path}: is ${other.edition}, but project ${reference} is ${first.edition} in ` +
        `${first.source.path}. Import only one of them.`,
    )
  }
  return first?.edition ?? null
}
