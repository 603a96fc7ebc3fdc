import { countOf } from '@groundsheet/readings'
import { Command } from 'commander'
import { commandText } from '../common/command-text.ts'
import { writeSampleFolder } from './sample-folder.ts'

export function sampleCommand(): Command {
  return new Command('sample')
    .description('Write the sample company as a company folder, ready for npx groundsheet import.')
    .argument('<folder>', 'a new or empty folder')
    .action((folder: string) => {
      const files = writeSampleFolder(folder)
      process.stdout.write(
        `${countOf(files, 'file')} written to ${folder}. Next: ${commandText(['import', folder])}\n`,
      )
    })
}
