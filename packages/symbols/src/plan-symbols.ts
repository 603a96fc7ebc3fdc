import { type Artwork, circlePath, type Ink } from './artwork.ts'

/**
 * Hollow symbols of site plans: the silhouette shows the family, the filled part the method, also in grey and
 * at 12 px.
 */
function hollow(title: string, outline: string, ...inside: Ink[]): Artwork {
  return { title, anchor: 'center', outline, ink: [{ path: outline, stroke: 2 }, ...inside] }
}

const ring = circlePath(8)

/** Inclinometer casing has four, at right angles. */
const keyways = 'M10.7 2h2.6v4.4h-2.6zM10.7 17.6h2.6V22h-2.6zM2 10.7h4.4v2.6H2zM17.6 10.7H22v2.6h-4.4z'

export const planSymbols = {
  borehole: hollow('Borehole', ring, { path: 'M12 12V4a8 8 0 0 1 8 8zM12 12v8a8 8 0 0 1-8-8z' }),
  // A core bit cuts a ring; an open-hole bit the whole face.
  'rotary-cored': hollow('Rotary cored borehole', ring, { path: circlePath(6), stroke: 4.4 }),
  'rotary-open': hollow('Rotary open-hole borehole', ring, { path: 'M12 4v16a8 8 0 0 1 0-16z' }),
  'trial-pit': hollow('Trial pit', 'M3 6h18v12H3z', { path: 'M3 6v12h18z' }),
  cpt: hollow('Cone penetration test', 'M12 20.8 3.8 6.6h16.4z', { path: 'M12 6.6h8.2L12 20.8z' }),
  'window-sample': hollow('Window sample', ring, { path: 'M9.4 4.6h5.2v14.8H9.4z' }),
  'dynamic-probe': hollow('Dynamic probe', 'M12 2.8 21.2 12 12 21.2 2.8 12z', {
    path: 'M2.8 12h18.4L12 21.2z',
  }),
  'hand-auger': hollow('Hand auger', ring, { path: 'M6.4 6.4 17.6 17.6M17.6 6.4 6.4 17.6', stroke: 2.2 }),
  standpipe: hollow('Standpipe', ring, { path: circlePath(3.6) }),
  inclinometer: {
    title: 'Inclinometer',
    anchor: 'center',
    outline: circlePath(7.2) + keyways,
    ink: [{ path: circlePath(6.2), stroke: 2 }, { path: keyways }, { path: circlePath(2.3) }],
  },
} as const satisfies Record<string, Artwork>
