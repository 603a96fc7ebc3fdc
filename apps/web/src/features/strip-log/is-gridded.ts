import type { Lane, LaneKind } from '@groundsheet/logs'

/** Lanes with a grid line at each round value. */
const GRIDDED_KINDS: readonly LaneKind[] = ['bars', 'curves', 'increments', 'points']

export const isGridded = ({ kind }: Pick<Lane, 'kind'>): boolean => GRIDDED_KINDS.includes(kind)
