/**
 * Text as a value of DXF: one line, since a line break would begin another group; beyond ASCII as `\U+00B0`,
 * which AC1015 reads in any code page; `^` and `%%` as characters. Source: AutoCAD DXF Reference.
 */
export const cadText = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replaceAll('^', '^ ')
    .replaceAll('%%', '%%%%%%')
    .replaceAll(/[^ -~]/g, escapeUnit)

function escapeUnit(unit: string): string {
  return `\\U+${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Name of a layer or block: letters and digits of ASCII, `-` and `_`, as every version takes. */
export const cadName = (text: string): string => text.replaceAll(/[^A-Za-z0-9_-]+/g, '_').slice(0, 100) || '_'
