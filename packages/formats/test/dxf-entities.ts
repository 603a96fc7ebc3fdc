/** Groups of a DXF as code and value, a line each. */
export const groupsOf = (text: string): [code: string, value: string][] => {
  const lines = text.split('\n')
  return Array.from({ length: Math.floor(lines.length / 2) }, (_, place) => [
    (lines[2 * place] ?? '').trim(),
    lines[2 * place + 1] ?? '',
  ])
}

/** Entities of a type with the first value of each code. */
export function entities(text: string, type: string): ReadonlyMap<string, string>[] {
  const found: Map<string, string>[] = []
  let isOpen = false
  for (const [code, value] of groupsOf(text.slice(text.indexOf('\nENTITIES\n')))) {
    if (code === '0') isOpen = value === type
    if (code === '0' && isOpen) found.push(new Map())
    if (isOpen && !found.at(-1)?.has(code)) found.at(-1)?.set(code, value)
  }
  return found
}
