import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyStore } from '../copy/copy-store.ts'
import { databaseFile } from '../database-file.ts'
import { sanitiseSvg } from '../import/annotations/sanitise-svg.ts'
import { meanPosition } from '../import/project/project-body.ts'
import { openStore } from '../open-store.ts'
import { findWrongIds } from './find-wrong-ids.ts'
import { withTemporaryFolder } from '../temporary/temporary-folder.ts'
import type { Examination, Recount } from '../store/examination.ts'

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
  wrongIds: findWrongIds,
}

/** Checks a database, even while it is served and imported into. Nothing is changed. Throws UserError. */
export async function examineDatabase(
  database: string,
  onCheck: (name: string) => void = () => undefined,
): Promise<Examination> {
  if (databaseFile(database) === null) return examineServer(database, onCheck)
  return (await openStore(database)).examine(recount, onCheck)
}

/** What every store must hold is checked in a copy in a file, which needs as much room as the data. */
async function examineServer(database: string, onCheck: (name: string) => void): Promise<Examination> {
  const own = await (await openStore(database)).examine(recount, onCheck)
  const copied = await withTemporaryFolder(tmpdir(), async (temporary) => {
    const copy = join(temporary.path(), 'copy.sqlite')
    onCheck('copy')
    await copyStore(database, copy)
    return (await openStore(copy)).examine(recount, onCheck)
  })
  return { checks: own.checks + copied.checks, defects: [...own.defects, ...copied.defects] }
}
