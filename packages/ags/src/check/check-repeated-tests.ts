import { TEST_DEPTHS } from '@groundsheet/readings/limits'
import { keyReader } from '../key-value.ts'
import type { CreateCheck } from './check.ts'
import { createKeyHash } from './hash-key.ts'
import { KeyTable, MAX_KEYS } from './key-table.ts'
import { rowPlace } from './row-place.ts'

/** Numbers compare by value, other texts without the blanks around them. */
const readValue = keyReader('number')

/** Rows of a block that state a test in every value as an earlier row of it does. Other blocks are merged by the import. */
export const checkRepeatedTests: CreateCheck = ({ report }) => ({
  block(block) {
    const { code: group, headings } = block
    const heading = TEST_DEPTHS[group] ?? ''
    const depth = headings.indexOf(heading)
    if (depth === -1) return undefined
    const lines = new KeyTable()
    const hashOf = createKeyHash(
      headings.map((_, place) => place),
      headings.map(() => readValue),
    )
    const placeOf = rowPlace(block)
    return (values, line) => {
      if ((values[depth]?.trim() ?? '') === '' || lines.size >= MAX_KEYS) return
      const hash = hashOf(values)
      const earlier = lines.count(hash)
      if (earlier === 0) lines.set(hash, line)
      else report('testStatedTwice', { line, group, heading, text: `${placeOf(values)} (line ${earlier})` })
    }
  },
})
