import { realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const OTHERS_READ_OR_WRITE = 0o006
const OTHERS_ENTER = 0o001

/** A line about a database that every user of this computer can open. It is a hint, not a defect. */
export function fileModeHints(path: string): string[] {
  if (process.platform === 'win32') return []
  const file = realpathSync(path)
  const { mode } = statSync(file)
  const isOpen = (mode & OTHERS_READ_OR_WRITE) !== 0 && (statSync(dirname(file)).mode & OTHERS_ENTER) !== 0
  const octal = (mode & 0o777).toString(8)
  const hint = `other users of this computer can open it (mode ${octal}). Prevent that with: chmod 600 ${path}*`
  return isOpen ? [`${path}: ${hint}`] : []
}
