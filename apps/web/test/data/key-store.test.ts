import { expect, test, vi } from 'vitest'
import { createKeyStore, takeKeyFromFragment } from '../../src/data/service/key-store.ts'

function place() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const places = () => ({ session: place(), lasting: place() })

test('a key is kept for the tab unless it is to be stored', () => {
  const { session, lasting } = places()
  createKeyStore({ session, lasting }).keep('gs_a', false)
  expect([session.kept.size, lasting.kept.size]).toEqual([1, 0])
  createKeyStore({ session, lasting }).keep('gs_b', true)
  expect(createKeyStore({ session, lasting }).current().key).toBe('gs_b')
  expect(createKeyStore({ session: place(), lasting }).current()).toMatchObject({
    key: 'gs_b',
    kept: [{ key: 'gs_b' }],
  })
})

test("the tab's own key takes precedence over the stored one", () => {
  const { session, lasting } = places()
  createKeyStore({ session: place(), lasting }).keep('gs_remembered', true)
  createKeyStore({ session, lasting: place() }).keep('gs_tab', false)
  expect(createKeyStore({ session, lasting }).current().key).toBe('gs_tab')
})

test('several keys are kept, named after their companies, and switched', () => {
  const both = places()
  const keys = createKeyStore(both)
  keys.keep('gs_a', false)
  keys.name('gs_a', 'Northmoor')
  keys.keep('gs_b', false)
  keys.select('gs_a')
  expect(createKeyStore(both).current()).toEqual({
    key: 'gs_a',
    kept: [
      { key: 'gs_a', company: 'Northmoor', lasting: false },
      { key: 'gs_b', company: null, lasting: false },
    ],
    refusal: null,
  })
})

test('setting a key aside to add another deletes nothing', () => {
  const keys = createKeyStore(places())
  keys.keep('gs_a', false)
  keys.select(null)
  expect(keys.current()).toMatchObject({ key: null, kept: [{ key: 'gs_a' }] })
})

test('deleting the last key leaves nothing behind, and keeps the reason if there is one', () => {
  const { session, lasting } = places()
  const keys = createKeyStore({ session, lasting })
  const listener = vi.fn()
  keys.subscribe(listener)
  keys.keep('gs_a', true)
  keys.delete('gs_a', 'invalid_api_key')
  expect(keys.current()).toEqual({ key: null, kept: [], refusal: 'invalid_api_key' })
  expect([session.kept.size, lasting.kept.size]).toEqual([0, 0])
  expect(listener).toHaveBeenCalledTimes(2)
})

test('an ended link is reported where nobody is signed in, and ignored elsewhere', () => {
  const keys = createKeyStore(places())
  keys.refuse('ended_code')
  expect(keys.current()).toEqual({ key: null, kept: [], refusal: 'ended_code' })
  keys.keep('gs_a', false)
  keys.refuse('ended_code')
  expect(keys.current()).toMatchObject({ key: 'gs_a', refusal: null })
})

test('deleting one of several leaves the others', () => {
  const keys = createKeyStore(places())
  keys.keep('gs_a', true)
  keys.keep('gs_b', false)
  keys.delete('gs_b')
  expect(keys.current()).toMatchObject({ key: null, kept: [{ key: 'gs_a' }] })
  keys.deleteAll()
  expect(keys.current().kept).toEqual([])
})

test('what cannot be read is as if nothing were kept', () => {
  const { session, lasting } = places()
  lasting.setItem('groundsheet.keys', '{"kept":7}')
  expect(createKeyStore({ session, lasting }).current().kept).toEqual([])
})

test('the state is the same object until it changes', () => {
  const keys = createKeyStore(places())
  expect(keys.current()).toBe(keys.current())
})

test.each([
  ['#key=gs_abc', { key: 'gs_abc', code: null, rest: '' }],
  ['#key=gs_abc&x=1', { key: 'gs_abc', code: null, rest: '#x=1' }],
  ['#x=1&code=abc', { key: null, code: 'abc', rest: '#x=1' }],
  ['#key=%20&code=', { key: null, code: null, rest: '' }],
  ['#section', { key: null, code: null, rest: '#section=' }],
  ['', { key: null, code: null, rest: '' }],
])('the fragment %s gives up its key or code', (fragment, expected) => {
  expect(takeKeyFromFragment(fragment)).toEqual(expected)
})

/** Two tabs: one `lasting` place, and the other receives what one posts. */
function twoTabs() {
  const lasting = place()
  const tab = (heard: EventTarget, others: EventTarget) =>
    createKeyStore({
      session: place(),
      lasting,
      tabs: {
        postMessage: (data) => others.dispatchEvent(new MessageEvent('message', { data })),
        addEventListener: (type, listener) =>
          heard.addEventListener(type, (event) => listener(event as MessageEvent)),
      },
    })
  const [a, b] = [new EventTarget(), new EventTarget()]
  return [tab(a, b), tab(b, a)] as const
}

test('a key that one tab deletes is deleted in the others, and another key stays', () => {
  const [one, two] = twoTabs()
  for (const tab of [one, two]) tab.keep('gs_a', false)
  two.keep('gs_b', false)
  two.select('gs_a')
  one.delete('gs_a')
  expect(two.current()).toMatchObject({ key: null, kept: [{ key: 'gs_b' }] })
})

test('a key that one tab stores is not overwritten by another, and is gone from both at sign-out', () => {
  const [one, two] = twoTabs()
  one.keep('gs_a', true)
  two.keep('gs_b', true)
  expect(one.current().kept.map(({ key }) => key)).toEqual(['gs_a', 'gs_b'])
  expect(one.current().key).toBe('gs_a')
  two.deleteAll()
  expect([one.current(), two.current()]).toMatchObject([
    { key: null, kept: [] },
    { key: null, kept: [] },
  ])
})
