import { checksumOf } from './checksum.ts'
import type { Connection } from './open.ts'

/** Words of one owner that are not yet written; more are written at once. */
const MAX_WAITING_WORDS = 200_000

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
  const waiting = new Map<string, Set<string>>()

  function write(owner: string, words: ReadonlySet<string>): void {
    for (const word of [...words].sort()) insert.run(owner, word, checksumOf(owner, word))
    waiting.delete(owner)
  }

  return {
    add(owner, words) {
      const ofOwner = waiting.get(owner) ?? new Set<string>()
      waiting.set(owner, ofOwner)
      for (const word of words) ofOwner.add(word)
      if (ofOwner.size > MAX_WAITING_WORDS) write(owner, ofOwner)
    },
    flush() {
      for (const [owner, words] of [...waiting]) write(owner, words)
    },
  }
}
