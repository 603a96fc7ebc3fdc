import { wordsOf, type Word } from './fold-words.ts'
import type { Term, Terms } from './read-terms.ts'

/** Part of a text, in characters (UTF-16 code units); the end exclusive. */
export type Mark = readonly [start: number, end: number]

/** Where the wanted words are in a text, in order, without overlap. */
export function markWords(text: string, { wanted }: Terms): Mark[] {
  const words = wordsOf(text)
  const found = wanted.flatMap((term) => marksOf(words, term))
  return found.sort(([a], [b]) => a - b).reduce<Mark[]>(joinMark, [])
}

function marksOf(words: readonly Word[], term: Term): Mark[] {
  const length = term.words.length
  return words.flatMap(({ start }, index) => {
    const last = words[index + length - 1]
    return last && isAt(words, index, term) ? [[start, last.end] as const] : []
  })
}

const isAt = (words: readonly Word[], index: number, { words: wanted, isBeginning }: Term): boolean =>
  wanted.every((word, offset) => {
    const folded = words[index + offset]?.folded
    if (folded === word) return true
    return isBeginning && offset === wanted.length - 1 && folded?.startsWith(word) === true
  })

function joinMark(marks: Mark[], mark: Mark): Mark[] {
  const last = marks.at(-1)
  if (last === undefined || mark[0] >= last[1]) return [...marks, mark]
  return [...marks.slice(0, -1), [last[0], Math.max(last[1], mark[1])]]
}
