import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** Loaded when something is drawn. */
export const { Component: DrawingBar } = lazyComponent(() => import('./drawing-bar.tsx'), null)
