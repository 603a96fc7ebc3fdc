import { type Artwork, circlePath } from './artwork.ts'

/**
 * Plain shapes carry no meaning of their own. Sizes differ so that they look equal: a diamond needs more
 * reach than a square.
 */
function solid(title: string, outline: string): Artwork {
  return { title, anchor: 'center', outline, ink: [{ path: outline }] }
}

const pinHead = 'M12 22.6C9.4 18.4 4.2 14.6 4.2 9.2a7.8 7.8 0 0 1 15.6 0c0 5.4-5.2 9.2-7.8 13.4z'

export const shapes = {
  circle: solid('Circle', circlePath(8.2)),
  square: solid('Square', 'M4.7 4.7h14.6v14.6H4.7z'),
  triangle: solid('Triangle', 'M12 2.2 21 17.6H3z'),
  'triangle-down': solid('Triangle, point down', 'M12 21.8 3 6.4h18z'),
  diamond: solid('Diamond', 'M12 2 22 12 12 22 2 12z'),
  star: solid('Star', 'M12 1.8l3 6.5 7.1.9-5.2 4.9 1.4 7L12 17.6l-6.3 3.5 1.4-7-5.2-4.9 7.1-.9z'),
  cross: solid('Cross', 'M9.4 2.8h5.2v6.6h6.6v5.2h-6.6v6.6H9.4v-6.6H2.8V9.4h6.6z'),
  x: solid(
    'Diagonal cross',
    'M6.5 2.8 12 8.3l5.5-5.5 3.7 3.7-5.5 5.5 5.5 5.5-3.7 3.7-5.5-5.5-5.5 5.5-3.7-3.7L8.3 12 2.8 6.5z',
  ),
  pin: {
    title: 'Pin',
    anchor: 'bottom',
    outline: pinHead,
    // The second ring runs the other way round, so the non-zero rule leaves a hole and the white ground
    // shows.
    ink: [{ path: `${pinHead}M12 6.2a3 3 0 1 0 0 6 3 3 0 1 0 0-6z` }],
  },
} as const satisfies Record<string, Artwork>
