import { nameAndCode } from '../../data/text/coded-name.ts'
import { logStrings } from '../../ui/strings/log-strings.ts'
import { shorten } from '../../ui/text-format.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import type { LegendEntry } from './section-legend-entries.ts'
import type { LegendItem } from './section-legend-items.ts'
import type { GeologyName } from './stratum-labels.ts'

const words = sectionStrings.legend

const MAX_GEOLOGY_NAMES = 2
/**
 * Longer meanings are truncated, in characters, to leave room for code and geology; the tooltip has the full
 * text.
 */
const MAX_MEANING_CHARACTERS = 70

export const shortMeaning = (meaning: string): string => shorten(meaning, MAX_MEANING_CHARACTERS)

export const geologyText = (geology: readonly string[]): string =>
  words.geology(geology.slice(0, MAX_GEOLOGY_NAMES), geology.length)

/** All words of an entry of the printed legend, on one line. */
export function legendText(item: LegendItem): string {
  switch (item.kind) {
    case 'stratum':
      return stratumText(item.entry)
    case 'code':
      return codeText(item.geology)
    case 'unlogged':
      return words.unlogged
    case 'water':
      return logStrings.series[item.series] ?? ''
    case 'line':
    case 'text':
      return item.text
  }
}

const stratumText = ({ code, meaning, geology }: LegendEntry): string =>
  [
    meaning === null
      ? code || words.uncoded
      : nameAndCode({ name: shortMeaning(meaning), code: code || words.withoutCode }),
    ...(geology.length > 0 ? [geologyText(geology)] : []),
  ].join(' · ')

const codeText = ({ code, name, fromDescriptions }: GeologyName): string =>
  nameAndCode(name === null ? { name: code, code: words.unnamed } : { name: shortMeaning(name), code }) +
  (fromDescriptions ? words.fromDescriptions : '')
