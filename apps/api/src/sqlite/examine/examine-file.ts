import { tmpdir } from 'node:os'
import type { Examination, Recount } from '../../store/examination.ts'
import { withTemporaryFolder } from '../../temporary/temporary-folder.ts'
import { mustExist, openForReading } from '../open.ts'
import { examine } from './examine.ts'
import { examinedFile } from './examined-file.ts'

/** Checks the database in a file, even while it is in use. No file is left beside it. Throws UserError. */
export async function examineFile(
  path: string,
  recount: Recount,
  onCheck: (name: string) => void,
): Promise<Examination> {
  mustExist(path)
  return withTemporaryFolder(tmpdir(), (temporary) => {
    const connection = openForReading(path, examinedFile(path, temporary))
    return examine(connection, path, recount, onCheck)
  })
}
