import { lazyPart } from '../../ui/lazy-part.tsx'

/** The card of a mark; loaded when a mark is first pointed at. */
export const { Part: MarkCard } = lazyPart(() => import('./mark-card.tsx'), null)
