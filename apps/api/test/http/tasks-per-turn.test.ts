import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTaskTurns } from '../../src/http/connections/tasks-per-turn.ts'

/** Runs tasks by name and notes the turn in which each is run. */
function createNotes(maxATurn: number) {
  const takeTurn = createTaskTurns(maxATurn)
  const turns: string[][] = [[]]
  const add = (name: string, then?: () => void): void =>
    takeTurn(name.charAt(0), () => {
      turns.at(-1)?.push(name)
      then?.()
    })
  const next = async (): Promise<void> => {
    turns.push([])
    await nextTurn()
  }
  return { turns, add, next }
}

test('a caller has so many tasks run in a turn, in order, and others none the fewer', async () => {
  const { add, next, turns } = createNotes(2)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) add(name)
  await next()
  add('b2')
  add('a6')
  await next()
  await next()
  expect(turns).toEqual([['a1', 'a2', 'b1'], ['a3', 'a4', 'b2'], ['a5', 'a6'], []])
})

test('tasks that tasks add take part', async () => {
  const { add, next, turns } = createNotes(1)
  add('a1', () => add('a2', () => add('b1')))
  await next()
  await next()
  expect(turns).toEqual([['a1'], ['a2', 'b1'], []])
})
