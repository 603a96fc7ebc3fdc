import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sanitiseSvg } from '../annotations/sanitise-svg.ts'
import { listFolder } from '../sources/find-files.ts'
import { readJsonFile } from './read-json-file.ts'
import { companyJson, type CompanyJson } from './schemas.ts'
import { UserError } from '../../common/user-error.ts'

export interface CompanyFolder {
  readonly path: string
  readonly company: CompanyJson
  /** Sanitised SVG by name. */
  readonly icons: ReadonlyMap<string, string>
}

const MAX_ICON_BYTES = 256 * 1024

/** Throws UserError naming file, path and reason. */
export function readCompanyFolder(path: string): CompanyFolder {
  const company = readJsonFile(join(path, 'company.json'), companyJson)
  if (company === undefined) throw new UserError(`${path}: holds no company.json`)
  return { path, company, icons: readIcons(join(path, 'icons')) }
}

function readIcons(folder: string): Map<string, string> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return new Map()
  const files = listFolder(folder).filter((entry) => /\.svg$/i.test(entry.name))
  return new Map(files.map(({ name }) => [basename(name, name.slice(-4)), readIcon(join(folder, name))]))
}

function readIcon(path: string): string {
  const bytes = readFileSync(path)
  if (bytes.length > MAX_ICON_BYTES) {
    throw new UserError(`${path}: is larger than ${MAX_ICON_BYTES / 1024} kB. Simplify the artwork.`)
  }
  try {
    return sanitiseSvg(bytes.toString('utf8'))
  } catch (error) {
    throw new UserError(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
