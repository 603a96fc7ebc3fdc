import { expect, test, vi } from 'vitest'
import { createKeyStore, takeKeyFromFragment } from '../src/data/key-store.ts'

function place(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

test('a key is kept for the tab unless it is to be remembered', () => {
  const [session, lasting] = [place(), place()]
  const keys = createKeyStore({ session, lasting })
  keys.keep('gs_a', false)
  expect([session.kept.size, lasting.kept.size]).toEqual([1, 0])
  keys.keep('gs_b', true)
  expect([session.kept.size, lasting.kept.size]).toEqual([0, 1])
  expect(createKeyStore({ session, lasting }).current().key).toBe('gs_b')
})

test("the tab's own key wins over the remembered one", () => {
  const keys = createKeyStore({
    session: place({ 'groundsheet.key': 'gs_tab' }),
    lasting: place({ 'groundsheet.key': 'gs_remembered' }),
  })
  expect(keys.current().key).toBe('gs_tab')
})

test('forgetting leaves nothing behind, and says why where there is a reason', () => {
  const [session, lasting] = [place(), place()]
  const keys = createKeyStore({ session, lasting })
  const listener = vi.fn()
  keys.subscribe(listener)
  keys.keep('gs_a', true)
  keys.forget('invalid_api_key')
  expect(keys.current()).toEqual({ key: null, refusal: 'invalid_api_key' })
  expect([session.kept.size, lasting.kept.size]).toEqual([0, 0])
  expect(listener).toHaveBeenCalledTimes(2)
})

test('the state is the same object until it changes', () => {
  const keys = createKeyStore({ session: place(), lasting: place() })
  expect(keys.current()).toBe(keys.current())
})

test.each([
  ['#key=gs_abc', { key: 'gs_abc', rest: '' }],
  ['#key=gs_abc&x=1', { key: 'gs_abc', rest: '#x=1' }],
  ['#key=%20', { key: null, rest: '' }],
  ['#section', { key: null, rest: '#section=' }],
  ['', { key: null, rest: '' }],
])('the fragment %s gives up its key', (fragment, expected) => {
  expect(takeKeyFromFragment(fragment)).toEqual(expected)
})
