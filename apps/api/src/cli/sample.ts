import { mkdirSync, readdirSync, writeFileSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sampleCompany } from '@groundsheet/sample'
import { Command } from 'commander'

/** A folder that is not ours to fill, in one line for a person. */
class SampleRefused extends Error {
  override name = 'SampleRefused'
}

export function sampleCommand(): Command {
  return new Command('sample')
    .description('Write the sample company as a company folder, ready for groundsheet import.')
    .argument('<folder>', 'a new or empty folder')
    .action(writeSample)
}

function writeSample(folder: string): void {
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
  process.stdout.write(`${files} files written to ${folder}. Next: groundsheet import ${folder}\n`)
}
