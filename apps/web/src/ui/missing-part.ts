/** What Chromium, Firefox, Safari and the bundler say of a module, or its styles, that could not be fetched. */
const SAYINGS = /dynamically imported module|importing a module script|unable to preload/i

/** Whether a part of the program did not come: the connection was lost, or the service has another version by now. */
export const isMissingPart = (error: Error): boolean => SAYINGS.test(error.message)

/** A browser does not fetch a part again that once failed; the address brings the same picture back. */
export function reloadForPart(): void {
  if (navigator.onLine) window.location.reload()
}
