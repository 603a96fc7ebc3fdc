/**
 * Text as a value of DXF. It has one line, since a line break would begin another group. Characters beyond
 * ASCII are `\U+00B0`, which AC1015 reads in any code page. `^`, `%%` and `\U+` are read as characters.
 * Source: AutoCAD DXF Reference.
 */
export const cadText = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replaceAll('^', '^ ')
    .replaceAll('%%', '%%%%%%')
    .replaceAll(/\\(?=[UM]\+)/g, '\\U+005C')
    .replaceAll(/[^ -~]/g, escapeUnit)

function escapeUnit(unit: string): string {
  return `\\U+${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Letters and digits of ASCII, `-` and `_`, as every version takes. */
const cadName = (text: string): string => text.replaceAll(/[^A-Za-z0-9_-]+/g, '_').slice(0, 100) || '_'

/** Names of layers or blocks, which CAD programs distinguish by more than the case of letters. */
export function createCadNames() {
  const byText = new Map<string, string>()
  const used = new Set<string>()
  return {
    /** The name of a text; the second of two that would have the same ends in `_2`. `add`: a new name. */
    nameOf(text: string, add: (name: string) => void): string {
      const known = byText.get(text)
      if (known !== undefined) return known
      const plain = cadName(text)
      let name = plain
      for (let number = 2; used.has(name.toUpperCase()); number += 1) name = `${plain}_${number}`
      byText.set(text, name)
      used.add(name.toUpperCase())
      add(name)
      return name
    },
  }
}
