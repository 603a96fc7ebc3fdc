import { wordsOf, type Word } from './fold-words.ts'
import type { Term, Terms } from './read-terms.ts'

/** Part of a text, in characters (UTF-16 code units); the end exclusive. */
export type Mark = readonly [start: number, end: number]

/** More than a reader follows; the text is sent whole. */
export const MAX_MARKS = 200

/** Where the required words are in a text, in order, without overlap: the first `MAX_MARKS`. */
export function markWords(text: string, { required }: Terms): Mark[] {
  const marks: [start: number, end: number][] = []
  if (required.length === 0) return marks
  const words = wordsOf(text)
  for (const [index, { start }] of words.entries()) {
    const end = endOf(words, index, required)
    if (end === null) continue
    const last = marks.at(-1)
    if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], end)
    else if (marks.length === MAX_MARKS) break
    else marks.push([start, end])
  }
  return marks
}

/** The end of the longest of the terms that start at a word; null: none does. */
function endOf(words: readonly Word[], index: number, terms: readonly Term[]): number | null {
  let end: number | null = null
  for (const term of terms)
    if (isAt(words, index, term)) end = Math.max(end ?? 0, words[index + term.words.length - 1]?.end ?? 0)
  return end
}

const isAt = (words: readonly Word[], index: number, { words: requested, isBeginning }: Term): boolean =>
  requested.every((word, offset) => {
    const folded = words[index + offset]?.folded
    if (folded === word) return true
    return isBeginning && offset === requested.length - 1 && folded?.startsWith(word) === true
  })
