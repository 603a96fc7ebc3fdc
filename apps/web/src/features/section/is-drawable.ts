import { isPossibleLevel, MAX_DEPTH_M } from '@groundsheet/logs'

/** Metres above datum, or above a flat ground level. */
interface Heights {
  readonly ground: number
  readonly top: number
  readonly base: number
}

/** Whether these heights are possible: one mistyped height would shrink all other holes to nothing. */
export const isDrawable = ({ ground, top, base }: Heights): boolean =>
  isPossibleLevel(ground) && top - ground <= MAX_DEPTH_M && ground - base <= MAX_DEPTH_M

interface LeftOut {
  readonly heights: 'level' | 'depth'
  readonly unlevelled: readonly unknown[]
  readonly undrawable: readonly { readonly groundLevel: number | null }[]
}

/** Whether a flat datum would draw holes that are now omitted because of their ground level. */
export const canDrawMoreFlat = ({ heights, unlevelled, undrawable }: LeftOut): boolean =>
  heights === 'level' &&
  (unlevelled.length > 0 ||
    undrawable.some(({ groundLevel }) => groundLevel !== null && !isPossibleLevel(groundLevel)))
