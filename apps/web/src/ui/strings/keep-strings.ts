import { listText } from '@groundsheet/readings'
import { count } from '../text-format.ts'
import { keyStrings } from './key-strings.ts'

const { moment } = keyStrings

export const keepStrings = {
  open: 'Keep this project…',
  openKept: 'Kept on this device…',
  title: 'Keep this project',
  lead:
    'Keeps all holes, tables and logs of this project in this browser, so that they open without a ' +
    'network. Searches for words need a network.',
  maps: (names: readonly string[]) =>
    names.length === 0
      ? 'The Offline map is part of it; maps from other servers need a network.'
      : `The Offline map is part of it, and so is ${listText(names)} around the holes; maps from other ` +
        'servers need a network.',
  remembers: 'The access key is then remembered on this device too.',
  forgotten:
    'Everything is removed when you sign out, when the key or link expires, when this browser learns ' +
    'that it was revoked, or with Forget below. On a shared device, sign out when you are done.',
  insecure:
    'This page was opened without HTTPS, and browsers open such a page only with a network. Ask ' +
    'whoever runs the service for its https:// address.',
  keep: 'Keep',
  sync: 'Sync now',
  forget: 'Forget',
  cancel: 'Cancel',
  progress: (done: number, all: number) => `Loading part ${done + 1} of ${all}…`,
  starting: 'Loading the holes…',
  tooLarge: (rows: number, limit: number) =>
    `This project has ${count(rows, 'row', 'rows')}; a browser keeps at most ` +
    `${count(limit, 'row', 'rows')}. Export what you need instead.`,
  lastSync: (at: number) => `Last sync: ${moment(new Date(at))}`,
  kept: 'Kept on this device.',
  keptProjects: 'Kept on this device:',
}
