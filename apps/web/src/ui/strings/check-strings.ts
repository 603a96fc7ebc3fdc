import { plural } from '@groundsheet/readings'
import { count, integer, number, tenths } from '../text-format.ts'

const distance = (metres: number) =>
  metres < 1000
    ? `${integer.format(metres)}\u00a0m`
    : `${(metres < 9950 ? tenths : integer).format(metres / 1000)}\u00a0km`

/** Texts of the page that checks files. */
export const checkStrings = {
  title: 'Check AGS files',
  archiveTooLarge: (megabytes: number) => `The archive is larger than ${megabytes} MB. Unpack it first.`,
  sameName: (name: string, nth: number, all: number) => `${name} (${nth} of ${all} with this name)`,
  lead: 'AGS 3 and AGS 4 files are checked in this browser. No file leaves your computer.',
  loaded:
    'Coasts, towns and the OSTN15 shift grid are loaded from this server with the page, the same for ' +
    'every file.',
  drop: 'Drop AGS files or zip archives here, or',
  selectFiles: 'Select files',
  version: 'Check against',
  byFile: 'version stated in the file',
  ags4: (version: string) => `AGS ${version}`,
  viewer: 'Projects',
  checking: (name: string) => `Checking ${name}…`,
  progress: 'Progress of the check',
  checked: (counts: string) => `Checked: ${counts}`,
  notChecked: 'Could not be checked',
  placing: (counts: string) => `Checking positions… So far: ${counts}`,
  checkingPositions: 'checking positions…',
  failed: (name: string, reason: string) => `${name} could not be checked: ${reason}`,
  showReport: 'Show the report',
  stopped: 'The part of this page that checks files could not be loaded, or has stopped. Reload the page.',
  gone:
    'The browser cannot read it. It was changed, moved or removed after it was selected, or is a folder. ' +
    'Select it again.',
  line: (line: number) => `Line ${line}`,
  lines: (text: string, isOne: boolean) => `${isOne ? 'Line' : 'Lines'} ${text}`,
  showLine: (line: number) => `Show line ${line}`,
  severity: { error: 'Error', warning: 'Warning', note: 'Note' },
  advice: 'What to do:',
  more: (n: number, hidden: number) =>
    n === hidden
      ? `Show ${number.format(n)} more`
      : `Show ${number.format(n)} of ${number.format(hidden)} more`,
  lineNotFound: 'The file has changed since it was checked; check it again.',
  downloads: 'Report',
  html: 'HTML',
  excel: 'Excel',
  text: 'Text',
  json: 'JSON',
  noSha: 'only calculated on pages with HTTPS',
  remove: (name: string) => `Remove ${name}`,

  unpacked: (n: number) => `Unpacked: ${count(n, 'AGS file', 'AGS files')}`,
  noAgs: 'Unpacked: no AGS file. The archive holds no file whose name ends in .ags.',
  nested: (names: readonly string[]) =>
    `Archives inside this archive are not read; unpack them first: ${names.join(', ')}`,

  positions: 'Positions',
  plan: (n: number) => `Plan of ${count(n, 'hole', 'holes')}, north upwards`,
  locator: 'The site on the outline of the country',
  mapSources: 'Natural Earth, GeoNames',
  length: distance,
  crs: (name: string, code: string) => `${name} (${code})`,
  noCrs: 'No coordinate system',
  guessed: '(not stated in the file)',
  placed: (placed: number, all: number) =>
    `${number.format(placed)} of ${count(all, 'hole', 'holes')} ` +
    `${plural(all === 1 ? all : placed, 'has', 'have')} a position.`,
  withoutPosition: (n: number) => `${count(n, 'hole', 'holes')} without a position:`,
  notInPlan: (n: number) => `${count(n, 'hole is', 'holes are')} far from the rest and not in the plan.`,
  thinned: (drawn: number, all: number) =>
    `The plan shows ${number.format(drawn)} of ${count(all, 'hole', 'holes')}; the others are too ` +
    'close to these to be told apart.',
  contradictory: (n: number) =>
    `${count(n, 'hole', 'holes')} without a position, as latitude and longitude contradict the grid ` +
    'coordinates:',
  inDoubt: (n: number) => `${count(n, 'hole', 'holes')} with a position in doubt, not on the map:`,
  furtherPositions: (n: number) => `${count(n, 'further finding', 'further findings')} about positions.`,
  andMore: (n: number) => `and ${number.format(n)} more`,
  noPositions: 'Positions could not be calculated, because data of this page could not be loaded.',

  logs: 'Logs',
  hole: 'Hole',
  searchHole: (n: number) => `Type a name, one of ${number.format(n)}`,
  selectHole: (n: number) => `Select one of ${number.format(n)}`,
  loadingHole: 'Loading the rows of the hole…',
  holeNotFound: 'The file has changed since it was checked; check it again.',
  rowsLeftOut: (n: number) => `${count(n, 'further row', 'further rows')} of this hole are not drawn.`,
}
