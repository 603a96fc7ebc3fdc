import { listedText } from '@groundsheet/readings'
import { excerpt } from '@groundsheet/ags'

/** Names in one note; further ones are counted. */
const MAX_NAMES = 5

const MAX_NAME_CHARACTERS = 60

export interface NameList {
  readonly count: number
  add(name: string): void
  /** `A, B, C, D, E and 40 more`. */
  text(): string
}

/** Names for one note, and how many there are. */
export function createNameList(): NameList {
  const named: string[] = []
  let count = 0
  return {
    get count() {
      return count
    },
    add(name) {
      count++
      if (named.length < MAX_NAMES) named.push(excerpt(name, MAX_NAME_CHARACTERS))
    },
    text: () => listedText(named, count),
  }
}
