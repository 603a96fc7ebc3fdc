import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sampleCompany } from '@groundsheet/sample'
import { makeFolder } from '../common/make-folder.ts'
import { UserError } from '../common/user-error.ts'

/** Writes the sample company as a company folder and returns the number of files. Throws UserError. */
export function writeSampleFolder(folder: string): number {
  const there = statSync(folder, { throwIfNoEntry: false })
  if (there && !there.isDirectory()) throw new UserError(`${folder}: is a file. Name a new folder.`)
  try {
    if (there && readdirSync(folder).length > 0) {
      throw new UserError(`${folder}: is not empty. Name a new folder.`)
    }
    return writeFiles(folder)
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error
    throw new UserError(`${folder}: cannot be written (${error.message}). Name a folder elsewhere.`)
  }
}

function writeFiles(folder: string): number {
  let files = 0
  for (const { path, text } of sampleCompany()) {
    const file = join(folder, path)
    makeFolder(dirname(file))
    writeFileSync(file, text)
    files += 1
  }
  return files
}
