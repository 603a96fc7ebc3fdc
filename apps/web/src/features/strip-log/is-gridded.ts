import type { Lane, LaneKind } from '@groundsheet/logs'

/** Lanes with a line at each round value. */
const GRIDDED: readonly LaneKind[] = ['curves', 'increments', 'points']

export const isGridded = ({ kind }: Pick<Lane, 'kind'>): boolean => GRIDDED.includes(kind)
