import { listText, plural } from '@groundsheet/readings'
import { count } from '../text-format.ts'

const sizeOf = (bytes: number) =>
  bytes < 1e6 ? 'less than 1 MB' : `about ${count(Math.round(bytes / 1e6), 'MB', 'MB')}`

/** Only the dialog loads these. */
export const keepDialogStrings = {
  title: 'Keep this project',
  lead:
    'Keeps all holes, tables and logs of this project in this browser, so that they open without a ' +
    'network. Searches for words need a network.',
  offlineMap: 'The Offline map is included.',
  /** `bytes`: null while it is not known. */
  maps: (names: readonly string[], bytes: number | null) =>
    `${listText(names)} around the holes ${plural(names.length, 'is', 'are')} included too` +
    (bytes === null ? '.' : ` (${sizeOf(bytes)}).`),
  needNetwork: (names: readonly string[]) =>
    `${listText(names)} ${plural(names.length, 'needs', 'need')} a network: other servers have the map.`,
  overlays: 'Overlays need a network.',
  keyNote: 'The access key is then stored on this device too.',
  removal:
    'Everything is removed when you sign out, when the key or link expires, when the service reports ' +
    'that it was revoked, or with Remove from device below. On a shared device, sign out when you are done.',
  insecure:
    'This page was opened without HTTPS, and browsers open such a page only with a network. Ask ' +
    'whoever runs the service for its https:// address.',
  keep: 'Keep',
  sync: 'Sync now',
  remove: 'Remove from device',
  cancel: 'Cancel',
  progress: (done: number, all: number) => `Loading part ${done + 1} of ${all}…`,
  starting: 'Loading the holes…',
  tooLarge: (rows: number, limit: number) =>
    `This project has ${count(rows, 'row', 'rows')}; a browser keeps at most ` +
    `${count(limit, 'row', 'rows')}. Export what you need instead.`,
}
