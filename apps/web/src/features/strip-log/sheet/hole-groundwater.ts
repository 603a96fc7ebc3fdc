import type { Glossary } from '../../../data/tables/glossary.ts'
import { displayText } from '../../../data/text/display-text.ts'
import type { KnownHole } from './hole-facts.ts'

/** Words of a remark that state groundwater, or that there was none. */
export const GROUNDWATER = /\bground\s?-?water\b|\bno water\b|\bdry\b/i

/** Headings that contractors define for groundwater have it in their names: `Trialpit Groundwater`. */
const GROUNDWATER_NAME = /\bground\s?-?water\b/i

/** What the row of a hole states of groundwater under headings of the file's own, with their names. */
export const groundwaterRemarks = ({ hole }: Pick<KnownHole, 'hole'>, glossary: Glossary): string[] =>
  Object.entries(hole.data).flatMap(([heading, value]) => {
    const [name, text] = [glossary.heading(hole.table, heading)?.name ?? '', displayText(value.trim())]
    return GROUNDWATER_NAME.test(name) && text !== '' ? [`${name}: ${text}`] : []
  })
