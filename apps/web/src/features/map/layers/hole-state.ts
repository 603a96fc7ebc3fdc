import type { ExpressionSpecification } from 'maplibre-gl'

/** What can be said of a hole without drawing its source again: open, pointed at, chosen, or lit by rows that are selected. */
export const HOLE_STATES = ['selected', 'hovered', 'lit', 'chosen'] as const

export type HoleState = (typeof HOLE_STATES)[number]

export const isOneOf = (names: readonly HoleState[]): ExpressionSpecification => ['any', ...names.map(state)]

export const state = (name: HoleState): ExpressionSpecification => ['boolean', ['feature-state', name], false]
