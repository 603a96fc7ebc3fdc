import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pipeKind } from '../src/index.ts'

/** Rows as in real files. */
test.each([
  [{ PIPE_TYPE: 'SLOTTED' }, 'slotted'],
  [{ PIPE_TYPE: 'PLAIN' }, 'plain'],
  [{ PIPE_TYPE: 'SLOTTLED' }, 'slotted'],
  [{ PIPE_TYPE: 'SOLID' }, 'plain'],
  [{ PIPE_TYPE: 'PERF' }, 'slotted'],
  [{ PIPE_LEG: 'P201', PIPE_CONS: '' }, 'slotted'],
  [{ PIPE_LEG: 'P101', PIPE_CONS: '' }, 'plain'],
  [{ PIPE_LEG: 'P201', PIPE_CONS: 'slotted Pipe' }, 'slotted'],
  [{ PIPE_LEG: 'P101', PIPE_CONS: 'Plain Pipe' }, 'plain'],
  [{ PIPE_TYPE: '', PIPE_REM: '38mm ID slotted pipe.' }, 'slotted'],
  [{ PIPE_DESC: '50mm ID plain pipe.' }, 'plain'],
  [{ PIPE_REM: 'Well screen' }, 'slotted'],
  [{ PIPE_REM: 'Unslotted casing' }, 'plain'],
  [{ PIPE_REM: 'non-perforated' }, 'plain'],
  [{ PIPE_TYPE: '', PIPE_REM: 'Backfilled with bentonite' }, null],
  [{ PIPE_REM: 'Performed to the instruction of the client' }, null],
  [{ PIPE_REM: 'Plain to 1 m, slotted below' }, null],
  [{ PIPE_CONS: 'Piezometer' }, null],
  [{}, null],
])('%j is %s', (row: Record<string, string>, kind) => {
  expect(pipeKind(row)).toBe(kind)
})

test('the type decides, whatever other headings state', () => {
  const other = fc.oneof(fc.constantFrom('plain', 'slotted', 'P101', 'P201', ''), fc.string())
  fc.assert(
    fc.property(fc.constantFrom('SLOTTED', 'PLAIN'), other, other, other, (type, leg, cons, remark) => {
      const row = { PIPE_TYPE: type, PIPE_LEG: leg, PIPE_CONS: cons, PIPE_REM: remark }
      expect(pipeKind(row)).toBe(type.toLowerCase())
    }),
  )
})

test('a text without any of the words gives no kind', () => {
  const words = fc.array(fc.constantFrom('Backfilled', 'with', 'gravel', '50mm', 'ID', 'pipe', 'tip', '4.5'))
  fc.assert(
    fc.property(words, (list) => {
      expect(pipeKind({ PIPE_TYPE: list.join(' '), PIPE_REM: list.join(' ') })).toBe(null)
    }),
  )
})
