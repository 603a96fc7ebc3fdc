/**
 * Whether the page is in a frame of another one. It stores nothing then: what the browser stores in a frame
 * is divided by the page around it, or refused, depending on the browser.
 */
export const isFramed = (): boolean => window.parent !== window
