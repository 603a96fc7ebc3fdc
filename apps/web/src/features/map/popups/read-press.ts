import type { PlacedHole } from '../markers/hole-features.ts'

/** What a press means: nothing, one hole, or a choice between several. */
export type Press =
  | { readonly kind: 'none' }
  | { readonly kind: 'hole'; readonly id: string }
  | { readonly kind: 'choice'; readonly holes: readonly PlacedHole[] }

/** Holes pressed together, uppermost first, become a choice; ids the map no longer has are passed over. */
export function readPress(ids: readonly string[], holes: ReadonlyMap<string, PlacedHole>): Press {
  const pressed = ids.map((id) => holes.get(id)).filter((hole) => hole !== undefined)
  const [first, ...others] = pressed
  if (!first) return { kind: 'none' }
  if (others.length === 0) return { kind: 'hole', id: first.id }
  return { kind: 'choice', holes: pressed }
}
