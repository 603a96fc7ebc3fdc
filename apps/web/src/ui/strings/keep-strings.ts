import { keyStrings } from './key-strings.ts'

const { moment } = keyStrings

export const keepStrings = {
  open: 'Keep this project…',
  openKept: 'Kept on this device…',
  lastSync: (at: number) => `Last sync: ${moment(new Date(at))}`,
  kept: 'Kept on this device.',
  keptProjects: 'Kept on this device:',
}
