import { plural } from '@groundsheet/readings'
import { number, count, tenths } from '../text-format.ts'

/** Texts of the export dialog. */
export const exportStrings = {
  title: 'Export',
  of: (name: string) => `of ${name}`,
  format: 'Format',
  formats: {
    ags: { name: 'AGS', detail: 'AGS 4.1.1, or AGS 3 for data delivered as AGS 3' },
    xlsx: { name: 'Excel', detail: 'one sheet per table, with PROJ, ABBR and the like' },
    csv: { name: 'CSV', detail: 'one file per table, with PROJ, ABBR and the like' },
    leapfrog: { name: 'Leapfrog', detail: 'collar, survey, intervals and points as CSV' },
    gpkg: { name: 'GeoPackage', detail: 'holes, shapes and every table, for QGIS and ArcGIS' },
    dxf: { name: 'DXF', detail: 'plan of the site, for AutoCAD and other CAD programs' },
    geojson: { name: 'GeoJSON', detail: 'holes as points, for GIS' },
    parquet: { name: 'GeoParquet', detail: 'holes as points, for Python, R and DuckDB' },
    kml: { name: 'KML', detail: 'holes as placemarks, for Google Earth' },
  },
  service: {
    title: 'Large project',
    offer: 'Write the file on the server: the whole project, all tables, no options',
    always: 'Written on the server: the whole project with all tables.',
    plan: 'Drawn on the server: all holes, boundaries and groups, in the grid of the project.',
    writing: 'The server is writing the file.',
    received: (size: string, total: string | null) =>
      total === null ? `${size} received` : `${size} of ${total} received`,
  },
  /** Holes of several projects in one file. */
  joined: {
    fileName: 'selected-holes',
    projectId: 'Reference of the project',
    projectName: 'Name of the project',
    grid: 'Grid of eastings and northings',
    headingInUnit: (heading: string, unit: string) => `${heading} (${unit === '' ? 'no unit' : unit})`,
  },
  holes: 'Holes',
  all: (n: number) => plural(n, 'The only hole in the project', `All ${count(n, 'hole', 'holes')}`),
  shown: (n: number) => `${count(n, 'hole', 'holes')} matching the filters`,
  selected: (n: number) => count(n, 'selected hole', 'selected holes'),
  coming: 'Holes are still loading. Once all are loaded, you can export some of them only.',
  tables: 'Tables',
  tableCount: (n: number, total: number) =>
    n === total ? `all ${number.format(total)}` : `${number.format(n)} of ${number.format(total)}`,
  everyTable: 'All',
  noTable: 'None',
  needed: 'required by other tables',
  options: 'Options',
  units: 'Row of units under the headings',
  meanings: 'Meanings of codes, in separate columns',
  byteOrderMark: 'UTF-8 byte order mark (for Excel)',
  keepLineBreaks: 'Keep line breaks inside values (AGS does not allow them)',
  shapes: 'Boundaries and group outlines',
  amount: (holes: number, rows: number | null) =>
    rows === null
      ? count(holes, 'hole', 'holes')
      : `${count(holes, 'hole', 'holes')}, ${count(rows, 'row', 'rows')}`,
  about: (size: string, time: string) => `about ${size}, ${time}`,
  nothing: 'Nothing to export: no holes or tables match.',
  moment: 'a few seconds',
  minute: 'less than a minute',
  minutes: (n: number) => `about ${count(n, 'minute', 'minutes')}`,
  /** In decimal units. */
  size: (bytes: number) =>
    bytes < 1e6
      ? `${number.format(Math.max(1, Math.round(bytes / 1e3)))} kB`
      : `${tenths.format(bytes / 1e6)} MB`,
  start: 'Export',
  cancel: 'Cancel',
  leftOut: 'Not in the file',
  notes: {
    otherHoles: (n: number) => `${count(n, 'other hole', 'other holes')} of the project and their rows.`,
    otherTables: (tables: readonly string[]) => `Tables not selected: ${tables.join(', ')}.`,
    oneTable:
      'PROJ, ABBR and other groups that are about the whole project, not a hole: one table is one file.',
    withoutHoles: 'PROJ, ABBR and other groups that are about the whole project, not a hole.',
    oneLayer: 'Boundaries and groups: a GeoParquet file has one layer, the holes.',
    notDrawn: (n: number) => `${count(n, 'hole', 'holes')} without coordinates; the plan states the number.`,
    holesOnly: 'Tables: this format holds the holes only.',
    uncoded: (name: string, rows: number) =>
      `${name}: ${count(rows, 'row', 'rows')} not published by the company (no export code).`,
    groups: (n: number) =>
      `Outlines of ${count(n, 'group', 'groups')}: not all of their holes are in the file.`,
    shapes: 'Boundaries, groups and marker colours: this key cannot view them (map:read).',
    unplaced: (n: number) =>
      `Points of ${count(n, 'hole', 'holes')} without coordinates; ${plural(n, 'it is', 'they are')} ` +
      'listed without geometry.',
    doubtful: (n: number) =>
      `Points of ${count(n, 'hole', 'holes')} whose position is in doubt; ` +
      `${plural(n, 'it is', 'they are')} listed without geometry.`,
    incomplete:
      'Headings that are not published, and groups that are about the whole project, not a hole. PROJ, ' +
      'ABBR, DICT and UNIT (in AGS 4 also TRAN and TYPE) are in the file, but rebuilt. Where a table ' +
      'that you leave out is referred to by another, such as samples by their tests, its rows are in ' +
      'the file with their key headings only. Attached files (photographs, reports) and the group FILE ' +
      'that lists them are left out: they are not stored. Take them from the delivery, or give its ' +
      'folder to this command (--out FILE.zip --attached FOLDER). To export everything, run this on ' +
      'the server:',
    database: '--database FILE names a database other than the usual one.',
    command: (project: string) => `npx groundsheet export --project "${project}" --format ags --out FILE`,
    formulas:
      'Text that a spreadsheet would run as a formula starts with an apostrophe. Numbers are not changed.',
  },
  running: 'Exporting',
  runningFile: (name: string, percent: number | null) =>
    percent === null ? `Exporting ${name}` : `Exporting ${name}: ${percent}%`,
  progress: (read: number, total: number) => `${number.format(read)} of ${number.format(total)}`,
  waiting: 'waiting',
  hide: 'Continue in the background',
  staying:
    'The export continues while you use this project. Leaving the project or closing the page cancels it.',
  stayingShort: 'Leaving the project cancels it',
  show: 'Show',
  done: 'Exported',
  saved: (name: string) => `${name} saved`,
  file: 'File',
  fileSize: 'Size',
  rows: 'Rows',
  rowsOf: (n: number) => count(n, 'row', 'rows'),
  clean: 'Checked against the AGS rules: no findings.',
  remarks: (n: number) =>
    `Checked against the AGS rules: ${count(n, 'finding', 'findings')} in the data as delivered`,
  another: 'New export',
  failed: 'Export failed; no file saved.',
} as const
