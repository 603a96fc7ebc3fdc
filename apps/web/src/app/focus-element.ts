/** Moves the focus to an element that is not a control. */
export function focusElement(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus()
}
