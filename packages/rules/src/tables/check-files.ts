import { excerpt } from '@groundsheet/ags'
import type { CreateTableCheck } from './table-check.ts'

/**
 * Files that FILE lists and that are not beside the file (AGS4 rule 20); checked where the caller can look
 * there.
 */
export const checkFiles: CreateTableCheck = ({ definitions, files, report }) => ({
  *further() {
    if (files === null) return
    const missing = new Set<string>()
    for (const { line, value } of definitions.fileRows) {
      const fileSet = value('FILE_FSET')
      const name = value('FILE_NAME')
      if (fileSet === '' || missing.has(fileSet)) continue
      if (!files.hasFolder(fileSet)) {
        missing.add(fileSet)
        report('missingFolder', { line, group: 'FILE', heading: 'FILE_FSET', text: excerpt(fileSet, 100) })
      } else if (name !== '' && !files.hasFile(fileSet, name))
        report('missingFile', {
          line,
          group: 'FILE',
          heading: 'FILE_NAME',
          text: excerpt(`${fileSet}/${name}`, 200),
        })
    }
  },
})
