import { degreesText, number } from '../text-format.ts'

/** Texts of what the search field finds, which are loaded when it is used. */
export const searchStrings = {
  groups: {
    ownHoles: 'Holes in this project',
    ownRows: 'Descriptions in this project',
    projects: 'Projects',
    holes: 'Holes',
    otherHoles: 'Holes in other projects',
    coordinates: 'Coordinates',
    places: 'Places',
    rows: 'Descriptions',
    otherRows: 'Descriptions in other projects',
    all: 'All results',
  },
  showOwnHoles: (n: number) => `Show only these ${number.format(n)} holes in the list and on the map`,
  showHolesWithWords: (text: string) => `Show only holes with “${text}” in their descriptions`,
  listEverything: (text: string) => `List all projects and descriptions with “${text}”`,
  searching: 'Searching…',
  keys: '↓ to select, Enter for the result marked ↵',
  none: (text: string) => `Nothing found for “${text}”.`,
  wrongLink: 'This link states no coordinates. Open it in a browser, and paste the address shown there.',
  /** Shown where numbers without labels are likely to be in the other order. */
  orderAssumed: 'longitude assumed first',
  gridAssumed: (name: string) => `${name} assumed`,
  degrees: (latitude: number, longitude: number) => degreesText(latitude, longitude),
} as const
