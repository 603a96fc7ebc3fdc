import { loadTransformer } from '@groundsheet/coordinates'
import type { CompanyFolder } from '../company-folder/read-company-folder.ts'
import type { ProjectFolder } from '../company-folder/read-project-folder.ts'
import { UserError } from '../../common/user-error.ts'

interface CrsClaims {
  /** As typed after `--crs`. */
  readonly given: string | undefined
  readonly company: CompanyFolder | null
  readonly projects: readonly ProjectFolder[]
}

/**
 * A stated CRS must be one that positions can be calculated from; a valid form of code is not enough. Throws
 * UserError naming its source.
 */
export async function checkCrs({ given, company, projects }: CrsClaims): Promise<void> {
  const claims: [where: string, crs: string | null | undefined][] = [
    [`--crs ${given ?? ''}`, given],
    [`${company?.path ?? ''}/company.json: crs`, company?.company.crs],
    ...projects.map(({ path, project }): [string, typeof project.crs] => [
      `${path}/project.json: crs`,
      project.crs,
    ]),
  ]
  for (const [where, crs] of claims) {
    if (crs !== null && crs !== undefined) await checkOne(where, crs)
  }
}

async function checkOne(where: string, crs: string): Promise<void> {
  await loadTransformer(crs).catch((error: unknown) => {
    throw new UserError(`${where}: ${error instanceof Error ? error.message : String(error)}`)
  })
}
