import { tmpdir } from 'node:os'
import { examine, type Examination, type Recount } from '../database/examine.ts'
import { mustExist, openForReading } from '../database/open.ts'
import { sanitiseSvg } from '../import/annotations/sanitise-svg.ts'
import { meanPosition } from '../import/project/project-body.ts'
import { withTemporaryFolder } from '../temporary/temporary-folder.ts'
import { examinedFile } from './examined-file.ts'

const recount: Recount = {
  meanPosition(positions) {
    return JSON.stringify(meanPosition(positions.map(([latitude, longitude]) => ({ latitude, longitude }))))
  },
  isSanitised(svg) {
    try {
      return sanitiseSvg(svg) === svg
    } catch {
      return false
    }
  },
}

/**
 * Checks a database, even while it is served and imported into. Nothing is changed, and no file is left
 * beside it.
 * Throws UserError.
 */
export async function examineDatabase(
  path: string,
  onCheck: (name: string) => void = () => undefined,
): Promise<Examination> {
  mustExist(path)
  return withTemporaryFolder(tmpdir(), (temporary) => {
    const connection = openForReading(path, examinedFile(path, temporary))
    return Promise.resolve(examine(connection, path, recount, onCheck))
  })
}
