import type { ExpressionSpecification } from 'maplibre-gl'

/**
 * Colours the map is drawn in. Canvas cannot read the tokens of the style sheet, so they are repeated here.
 */
export interface MapTheme {
  readonly sea: string
  readonly land: string
  readonly coast: string
  /** Ground of a site, where a coast drawn for small scales would be wrong. */
  readonly paper: string
  readonly grid: string
  readonly gridLabel: string
  readonly label: string
  readonly halo: string
  readonly accent: string
  /** Holes whose rows are selected. */
  readonly highlighted: string
  /** The position of the device. */
  readonly own: string
  /** How far colours chosen for white paper are moved towards white to be read here: 0 to 1. */
  readonly lift: number
}

export type Scheme = 'light' | 'dark'

export const mapThemes: Readonly<Record<Scheme, MapTheme>> = {
  light: {
    sea: '#d5e0e2',
    land: '#f3f1ea',
    coast: '#a9bcc0',
    paper: '#f3f1ea',
    grid: '#d3cfc2',
    gridLabel: '#6f6b5e',
    label: '#1c2428',
    halo: '#fffefb',
    accent: '#1b5e51',
    highlighted: '#d97706',
    own: '#1d6fd1',
    lift: 0,
  },
  dark: {
    sea: '#0e1a1f',
    land: '#1b2124',
    coast: '#34474d',
    paper: '#1b2124',
    grid: '#2f383b',
    gridLabel: '#8b9794',
    label: '#e9eceb',
    halo: '#12171a',
    accent: '#74c7b2',
    highlighted: '#f5b54a',
    own: '#5aa6f5',
    lift: 0.6,
  },
}

/** A colour of the data as text of this theme. */
export const readable = (colour: ExpressionSpecification, { lift }: MapTheme): ExpressionSpecification =>
  lift === 0 ? colour : ['interpolate', ['linear'], lift, 0, ['to-color', colour], 1, '#ffffff']
