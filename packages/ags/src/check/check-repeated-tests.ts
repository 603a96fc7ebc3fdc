import { ownValue, readTestDepth, readTestValue, TEST_DEPTHS } from '@groundsheet/readings/file-checks'
import type { CreateCheck } from './check.ts'
import { createKeyHash } from './hash-key.ts'
import { GroupedKeys } from './grouped-keys.ts'
import { holeColumn } from './hole-column.ts'
import { MAX_KEYS } from './key-table.ts'
import { rowLabel } from './row-label.ts'

/**
 * Rows of a block that state a test in every value as an earlier row of it does. Values are read as logs read
 * them to take equal tests as one. Other blocks are merged by the import.
 */
export const checkRepeatedTests: CreateCheck = ({ report }) => ({
  block(block) {
    const { code: group, headings } = block
    const heading = ownValue(TEST_DEPTHS, group) ?? ''
    const depth = headings.indexOf(heading)
    if (depth === -1) return undefined
    const lines = new GroupedKeys()
    const hole = holeColumn(headings)
    const hashOf = createKeyHash(
      headings.map((_, place) => place),
      headings.map(() => readTestValue),
    )
    const placeOf = rowLabel(block)
    return (values, line) => {
      if (readTestDepth(values[depth]) === null || lines.size >= MAX_KEYS) return
      const hash = hashOf(values)
      lines.enter(readTestValue(values[hole] ?? ''))
      const earlier = lines.number(hash)
      if (earlier === 0) lines.set(hash, line)
      else report('testStatedTwice', { line, group, heading, text: `${placeOf(values)} (line ${earlier})` })
    }
  },
})
