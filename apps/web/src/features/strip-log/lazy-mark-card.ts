import { lazyComponent } from '../../ui/lazy-component.tsx'

/** The card of a mark; loaded when the pointer is first over a mark. */
export const { Component: MarkCard, fetch: fetchMarkCard } = lazyComponent(
  () => import('./mark-card.tsx'),
  null,
)
