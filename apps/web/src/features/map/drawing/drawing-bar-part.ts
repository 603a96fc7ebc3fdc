import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Loaded when something is drawn. */
export const { Part: DrawingBar } = lazyPart(() => import('./drawing-bar.tsx'), null)
