/** `"GEOL_TOP " (blanks at its ends)`: a name or value of which the blanks around it could not be seen. */
export const withVisibleBlanks = (text: string): string =>
  text.trim() === text ? text : `"${text}" (blanks at its ends)`
