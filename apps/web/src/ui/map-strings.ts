const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const holes = (n: number) => `${number.format(n)} ${n === 1 ? 'hole' : 'holes'}`

/** What a person reads on the map of a project. */
export const mapStrings = {
  label: (name: string) => `Map of ${name}`,
  loading: 'Loading the map…',
  fallback: (name: string) => `${name} does not answer; showing the offline map.`,
  waiting: (name: string) => `Loading ${name}…`,
  noPositions: 'No hole of this project has a position, so the map shows none of them.',
  fit: 'Show all holes',
  near: 'Zoom to the open hole',
  north: 'Turn north up',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  chooser: (n: number) => `${holes(n)} here`,
  pinned: 'Pinned by hand, not surveyed',
  noWebgl: 'This browser cannot draw the map (WebGL 2 is off). The list of holes works without it.',

  place: {
    pointer: 'Coordinates under the pointer',
    centre: 'Coordinates of the middle of the map',
    here: 'Coordinates of this place',
    hint: 'Press the map with the second button, or hold a finger on it, to keep the coordinates of a place.',
    wgs84: 'WGS 84',
    grid: (easting: number, northing: number) =>
      `≈\u00a0${number.format(easting)}\u00a0E ${number.format(northing)}\u00a0N`,
    system: (name: string | null, guessed: boolean) =>
      `${name ?? 'grid of the project'}${guessed ? ' (guessed)' : ''}`,
    copy: 'Copy',
    copied: 'copied',
  },

  area: {
    draw: 'Draw an area',
    corners: (n: number) =>
      n === 0 ? 'Press the corners of an area on the map.' : `${n} of at least 3 corners. Go on pressing.`,
    closing: 'Press the first corner to close the area, or go on.',
    view: 'Take what is in view',
    undo: 'Undo corner',
    close: 'Close area',
    cancel: 'Cancel',
    drawn: 'Inside the drawn area',
    remove: 'Remove:',
  },
} as const
