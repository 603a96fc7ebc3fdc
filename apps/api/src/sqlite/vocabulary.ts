import { checksumOf } from './checksum.ts'
import type { Connection } from './open.ts'

/** Words of one owner that are not yet written; more are written at once. */
const MAX_WAITING_WORDS = 200_000

interface OwnWords {
  /** Added before: the words of a company are those of all its projects. */
  readonly known: Set<string>
  /** Those of them that are not yet written. */
  readonly waiting: string[]
}

/** The words that the descriptions of each owner have. */
export interface Vocabulary {
  /** `owner`: the mark of a company or a project. */
  add(owner: string, words: readonly string[]): void
  /** Writes what was added. */
  flush(): void
}

/** Words are written in the order of their index: in any other order nearly each one needs another page. */
export function createVocabulary(connection: Connection): Vocabulary {
  const insert = connection.prepare<[string, string, number]>(
    'INSERT OR IGNORE INTO described_word (owner, word, checksum) VALUES (?, ?, ?)',
  )
  const owners = new Map<string, OwnWords>()

  function write(owner: string, { waiting }: OwnWords): void {
    for (const word of waiting.sort()) insert.run(owner, word, checksumOf(owner, word))
    waiting.length = 0
  }

  return {
    add(owner, words) {
      const own = owners.get(owner) ?? { known: new Set(), waiting: [] }
      owners.set(owner, own)
      for (const word of words) {
        if (own.known.has(word)) continue
        own.known.add(word)
        own.waiting.push(word)
      }
      if (own.waiting.length > MAX_WAITING_WORDS) write(owner, own)
    },
    flush() {
      for (const [owner, own] of owners) write(owner, own)
    },
  }
}
