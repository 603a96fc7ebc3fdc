import { checkStrings } from '../../ui/strings/check-strings.ts'
import type { ReadableFile } from './check-file.ts'

/** A selected file. Browsers report one that was removed as a `network error`; the error here says more. */
export const readableFile = (file: File, name = file.name): ReadableFile => ({
  name,
  size: file.size,
  async *chunks() {
    const reader = file.stream().getReader()
    for (;;) {
      const { done, value } = await reader.read().catch(throwGone)
      if (done) return
      yield value
    }
  },
})

/** Throws an Error with a sentence for people where a file is gone, before it is taken for a damaged one. */
export async function requireReadable(file: File): Promise<void> {
  await file.slice(0, 1).arrayBuffer().catch(throwGone)
}

function throwGone(cause: unknown): never {
  throw new Error(checkStrings.gone, { cause })
}
