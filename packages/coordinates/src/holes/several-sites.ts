/** `Junction 1 & 3`, `Junctions 4 to 6`, `J10-J12`, `Jct 2/3`. */
const JUNCTIONS = new RegExp(
  String.raw`\b(?:junctions?|jcts?\.?|j)\s*\d{1,2}[a-z]?\s*(?:&|and|to|,|/|-|–)\s*` +
    String.raw`(?:(?:junction|jct\.?|j)\s*)?\d{1,2}[a-z]?\b`,
  'i',
)

const SITES = /\b(?:several|various|multiple|two|three|four|both)\s+(?:sites|locations)\b/i

/** Whether the text of a project says that it has several sites: a hole far from the rest is no surprise. */
export const namesSeveralSites = (text: string): boolean => JUNCTIONS.test(text) || SITES.test(text)
