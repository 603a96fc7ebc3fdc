import { dictionaryOf, type HeadingDefinition } from '@groundsheet/ags'

const OPENING = `/**
 * Headings of the AGS dictionaries, 3.1 and 4.0.3 to 4.2 together, by group. A test compares them;
 * \`npm run generate-rows --workspace @groundsheet/client\` writes this file.
 */
export interface KnownRows {
`

/** Source of \`src/known-rows.ts\`: an interface with the headings of each group that is known. */
export function generateKnownRows(): string {
  const groups = new Map<string, Map<string, HeadingDefinition>>()
  for (const edition of ['AGS4', 'AGS3'] as const) {
    const dictionary = dictionaryOf(edition)
    for (const { code } of dictionary.groups) {
      const headings = groups.get(code) ?? new Map<string, HeadingDefinition>()
      groups.set(code, headings)
      for (const definition of dictionary.headings(code))
        if (!headings.has(definition.heading)) headings.set(definition.heading, definition)
    }
  }
  const members = [...groups].map(([code, headings]) => declareGroup(code, [...headings.values()]))
  return `${OPENING}${members.join('')}}\n`
}

const declareGroup = (code: string, headings: readonly HeadingDefinition[]): string =>
  `  ${code}: {\n${headings.map(declareHeading).join('')}  }\n`

/** What the heading is, and its unit in the dictionary; files may state others. */
function declareHeading({ heading, name, unit }: HeadingDefinition): string {
  const facts = [name ?? '', unit].filter((fact) => fact !== '').join(', ')
  return `    ${facts === '' ? '' : `/** ${facts} */ `}${heading}?: string\n`
}
