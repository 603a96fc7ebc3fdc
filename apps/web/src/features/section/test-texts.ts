import { markText } from '../../ui/mark-text.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import type { Section } from './section-model.ts'

/** Depth and result of each test, by depth. */
export const testTexts = (tests: Section['sticks'][number]['tests']): string[] =>
  tests
    .toSorted((a, b) => a.top - b.top)
    .map((test) => sectionStrings.testResults.result(test.top, markText(test)))
