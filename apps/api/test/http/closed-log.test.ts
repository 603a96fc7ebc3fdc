import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClosedLog } from '../../src/http/connections/closed-log.ts'
import { partOf } from '../../../../test/part-of.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function collect() {
  const lines: [connections: unknown, about: string][] = []
  const warn = (details: { connections: number }, message: string) =>
    void lines.push([
      details.connections,
      message.includes('GROUNDSHEET_MAX_BUFFERED_MB') ? 'memory' : 'pipelining',
    ])
  return { lines, onClosed: createClosedLog(partOf({ warn })) }
}

test('the first closed connection is logged at once, all others of ten seconds in one line', () => {
  const { lines, onClosed } = collect()
  for (const connections of [1, 200, 3]) onClosed('memory', connections)
  expect(lines).toEqual([[1, 'memory']])
  vi.advanceTimersByTime(10_000)
  expect(lines).toEqual([
    [1, 'memory'],
    [203, 'memory'],
  ])
})

test('each reason has its own lines, and none if nothing was closed', () => {
  const { lines, onClosed } = collect()
  onClosed('memory', 2)
  onClosed('pipelining', 1)
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([
    [2, 'memory'],
    [1, 'pipelining'],
  ])
  onClosed('memory', 5)
  expect(lines.at(-1)).toEqual([5, 'memory'])
})
