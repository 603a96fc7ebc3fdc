import { plasticityClass } from '@groundsheet/plots'
import { plotStrings } from '../../ui/plot-strings.ts'
import type { PlacedPoint } from './place-points.ts'

const words = plotStrings

/** How many values are bounds; empty: none. */
export function boundsText(shown: readonly PlacedPoint[]): string {
  const count = (bound: 'least' | 'most') => shown.filter(({ point }) => point.bound === bound).length
  const parts = (['least', 'most'] as const).flatMap((bound) => {
    const n = count(bound)
    return n > 0 ? [words.bounds[bound](n)] : []
  })
  return parts.length > 0 ? `${words.bounds.title}: ${parts.join(', ')}. ${words.key.basis}` : ''
}

/** How many soils are of each class of plasticity. */
export function classesText(shown: readonly PlacedPoint[]): string {
  const groups = Map.groupBy(shown, ({ point }) => plasticityClass(point.value, point.index ?? 0))
  const parts = [...groups].toSorted(([a], [b]) => a.localeCompare(b))
  return `${words.classes}: ${parts.map(([name, points]) => `${name} ${points.length}`).join(' · ')}`
}
