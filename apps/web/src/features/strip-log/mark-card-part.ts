import { lazyPart } from '../../ui/lazy-part.tsx'

/** The card of a mark; loaded when the pointer is first over a mark. */
export const { Part: MarkCard, fetch: fetchMarkCard } = lazyPart(() => import('./mark-card.tsx'), null)
