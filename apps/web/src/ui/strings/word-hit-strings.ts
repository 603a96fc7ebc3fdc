import { formatDepth } from '@groundsheet/readings'
import { count, metres } from '../text-format.ts'

/** Texts of the rows of all projects with words in their descriptions. */
export const wordHitStrings = {
  title: 'Words in descriptions',
  found: (n: number, isWhole: boolean) =>
    isWhole
      ? count(n, 'description', 'descriptions')
      : `The first ${count(n, 'description', 'descriptions')}; there are more`,
  none: 'No descriptions with these words.',
  depths: (top: number, base: number | null) =>
    base === null ? metres(top) : `${formatDepth(top)}–${metres(base)}`,
  columns: { hole: 'Hole', depth: 'Depth', project: 'Project', text: 'Description' },
  next: 'Show more',
  showOnMap: 'Show on map',
  onMap: (n: number, isWhole: boolean) =>
    isWhole
      ? `${count(n, 'hole', 'holes')} marked on the map`
      : `${count(n, 'hole', 'holes')} marked on the map (of the first 10,000 descriptions)`,
  export: 'Export CSV',
  exporting: 'Exporting…',
  fileName: 'words',
  fileColumns: {
    project: 'Project',
    projectName: 'Name',
    hole: 'Hole',
    table: 'Table',
    top: 'Top m',
    base: 'Base m',
    heading: 'Heading',
    text: 'Description',
    words: 'Words',
  },
} as const
