import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sampleCompany } from '@groundsheet/sample'

/** A folder that is not ours to fill, in one line for a person. */
class SampleRefused extends Error {
  override name = 'SampleRefused'
}

/** Writes the sample company as a company folder and counts its files. Throws SampleRefused. */
export function writeSampleFolder(folder: string): number {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new SampleRefused(`${folder}: is not empty. Name a new folder.`)
  }
  let files = 0
  for (const { path, text } of sampleCompany()) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    files += 1
  }
  return files
}
