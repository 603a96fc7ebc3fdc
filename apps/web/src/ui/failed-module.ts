/**
 * Error messages of Chromium, Firefox, Safari and the bundler for a module or style sheet that failed to
 * load.
 */
const ERROR_MESSAGES = /dynamically imported module|importing a module script|unable to preload/i

/** Whether a module failed to load: no connection, or the service was updated. */
export const isFailedModule = (error: Error): boolean => ERROR_MESSAGES.test(error.message)

/** Browsers do not retry a failed module, so the page is reloaded; the address restores the view. */
export function reloadForModule(): void {
  if (navigator.onLine) window.location.reload()
}
