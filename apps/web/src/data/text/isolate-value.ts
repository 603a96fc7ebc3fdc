import { displayText } from '@groundsheet/readings/display-text'
import { displayName } from './display-name.ts'

/**
 * Letters that are written from right to left: the blocks of characters that Unicode reserves for them.
 * Unicode Standard Annex #9, section 3.2.
 */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** One of several values in one text, as it is shown: its direction changes no other. */
export const isolateValue = (shown: string): string =>
  RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown

/** The same of a text of a file, in which hidden characters are shown. */
export const isolateText = (text: string): string => isolateValue(displayText(text))

/** The same of a name of a file, in which blanks that would be lost are shown as well. */
export const isolateName = (name: string): string => isolateValue(displayName(name))
