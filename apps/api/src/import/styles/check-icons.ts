import { join } from 'node:path'
import type { CompanyFolder } from '../company-folder/read-company-folder.ts'
import type { ProjectFolder } from '../company-folder/read-project-folder.ts'
import type { MarkerStyle } from '../company-folder/schemas.ts'
import { UserError } from '../../common/user-error.ts'

type Styles = Readonly<Record<string, MarkerStyle | undefined>>

/** Refuses styles that name an icon the company does not have. Throws UserError. */
export function checkIcons(
  company: CompanyFolder | null,
  projects: readonly ProjectFolder[],
  icons: ReadonlySet<string>,
): void {
  const check = (file: string, path: string, styles: Styles = {}) => {
    for (const [name, style] of Object.entries(styles)) {
      const icon = style?.icon
      if (typeof icon !== 'string' || icons.has(icon)) continue
      const known = icons.size === 0 ? 'the company has none' : `known: ${[...icons].join(', ')}`
      throw new UserError(`${file}: ${path}.${name}: there is no icon ${JSON.stringify(icon)} (${known})`)
    }
  }
  if (company !== null) {
    const types = Object.entries(company.company.locationTypes ?? {})
    const styles = Object.fromEntries(types.map(([code, { style }]) => [code, style]))
    check(join(company.path, 'company.json'), 'locationTypes', styles)
  }
  for (const { path, styles } of projects) {
    check(join(path, 'styles.json'), 'types', styles.types)
    check(join(path, 'styles.json'), 'locations', styles.locations)
  }
}
