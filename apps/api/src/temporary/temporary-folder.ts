import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeProcessLock } from './process-lock.ts'
import { runBeforeExit } from '../common/run-before-exit.ts'
import { CONTENT, LOCK, MARKER, PREFIX } from './folder-layout.ts'
import { removeLeftovers, removeTemporaryFolder } from './remove-leftovers.ts'

export interface TemporaryFolder {
  /** Creates the folder at the first call. Throws the file system error. */
  path(): string
}

interface RemovableFolder {
  readonly path: string
  remove(): void
}

/**
 * Calls `work` with a folder of mode 0700 in `parent`. It is removed when `work` ends or a signal ends the
 * process.
 * After any other end of the process, the next command that uses `parent` removes it.
 */
export async function withTemporaryFolder<T>(
  parent: string,
  work: (folder: TemporaryFolder) => Promise<T>,
): Promise<T> {
  const folder = makeLater(parent)
  try {
    return await work(folder)
  } finally {
    folder.remove()
  }
}

function makeLater(parent: string): TemporaryFolder & Pick<RemovableFolder, 'remove'> {
  let made: RemovableFolder | null = null
  return {
    path() {
      made ??= makeFolderIn(parent)
      return made.path
    },
    remove: () => made?.remove(),
  }
}

function makeFolderIn(parent: string): RemovableFolder {
  removeLeftovers(parent)
  const undoSteps: (() => void)[] = []
  const undo = () => {
    for (const step of undoSteps.splice(0).reverse()) step()
  }
  // Before the folder is created: without a handler, a signal would end the process and leave the folder.
  const cancel = runBeforeExit(undo)
  const remove = () => {
    cancel()
    undo()
  }
  try {
    return { path: fillFolder(mkdtempSync(join(parent, PREFIX)), undoSteps), remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** Locks a new folder and marks it as locked. Returns the folder for the content. */
function fillFolder(folder: string, undoSteps: (() => void)[]): string {
  undoSteps.push(() => removeTemporaryFolder(folder))
  const lock = takeProcessLock(join(folder, LOCK))
  if (lock !== null) undoSteps.push(() => lock.release())
  // After locking: a process that gets the lock of a marked folder removes the folder.
  if (lock !== null) writeFileSync(join(folder, MARKER), '')
  mkdirSync(join(folder, CONTENT))
  return join(folder, CONTENT)
}
