import { createPrivateKey, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { createLink, narrowLink, readLink, type LinkTerms } from '../src/index.ts'
import { derivePair, linkIds, parseLink, accessOfLink, verifyLink } from '../src/links/index.ts'
import { signBlock } from './sign-block.ts'

const KEY = `gs_${'k'.repeat(40)}`
const KEY_ID = 'a'.repeat(24)
const [ONE, TWO, THREE] = ['1'.repeat(24), '2'.repeat(24), '3'.repeat(24)] as const
const ME = { linkIssuer: { keyId: KEY_ID, epoch: 3 }, scopes: ['projects:read', 'map:read'], projects: null }
const ENDS = new Date('2027-03-31T12:00:00.000Z')
const TERMS: LinkTerms = { name: 'Client', ends: ENDS, scopes: ['projects:read'], projects: [ONE, TWO] }

const { publicKey } = await derivePair(KEY)
const isGood = (link: string) => verifyLink(parseLink(link), publicKey)

/** The documented derivation, by another implementation. */
function pairByOpenssl(secret: string) {
  const seed = hkdfSync('sha256', secret, 'groundsheet', 'groundsheet link signing key 1', 32)
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(seed)])
  return createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
}

test('a link is signed as docs/links.md says', async () => {
  const link = await createLink(KEY, ME, TERMS)
  const [payload = '', signature = '', secret = '', ...more] = link.replace(/^gsl_/, '').split('.')
  expect([secret, more]).toEqual([expect.stringMatching(/^[0-9A-Za-z]{40}$/), []])
  const bytes = Buffer.from(payload, 'base64url')
  expect(JSON.parse(bytes.toString())).toEqual({
    ...{ key: KEY_ID, epoch: 3, name: 'Client', ends: ENDS.toISOString() },
    ...{ scopes: ['projects:read'], projects: [ONE, TWO] },
    next: pairByOpenssl(secret).export({ format: 'jwk' }).x,
  })
  const signed = Buffer.concat([Buffer.from('groundsheet-link-1 0\n'), bytes])
  expect(verify(null, signed, pairByOpenssl(KEY), Buffer.from(signature, 'base64url'))).toBe(true)
  expect(Buffer.from(publicKey).toString('base64url')).toBe(pairByOpenssl(KEY).export({ format: 'jwk' }).x)
  expect(await isGood(link)).toBe(true)
})

test('no link has the key in it, nor the secret of the link that it was made of', async () => {
  const link = await createLink(KEY, ME, TERMS)
  const child = await narrowLink(link, { name: 'Colleague' })
  const plain = (text: string) => text + Buffer.from(text.replaceAll('.', ''), 'base64url').toString('latin1')
  expect(plain(link)).not.toContain(KEY.slice(3))
  expect(plain(child)).not.toContain(parseLink(link).secret)
})

test('a narrower link keeps what it does not state', async () => {
  const link = await createLink(KEY, ME, { ...TERMS, scopes: ['projects:read', 'map:read'] })
  const earlier = new Date(ENDS.getTime() - 1)
  const child = await narrowLink(link, { ends: earlier, projects: [TWO] })
  const grandchild = await narrowLink(child, { name: 'Colleague', scopes: ['map:read'] })
  expect(await readLink(grandchild)).toEqual({
    ...{ keyId: KEY_ID, epoch: 3, name: 'Colleague', ends: earlier.toISOString() },
    ...{ scopes: ['map:read'], projects: [TWO], id: expect.stringMatching(/^[0-9a-f]{24}$/) as string },
  })
  for (const one of [link, child, grandchild]) expect(await isGood(one)).toBe(true)
  expect((await linkIds(parseLink(grandchild))).slice(0, 2)).toEqual(await linkIds(parseLink(child)))
})

test.each<[string, Partial<LinkTerms>]>([
  ['another scope', { scopes: ['projects:read', 'tables:read'] }],
  ['another project', { projects: [ONE, THREE] }],
  ['a later end', { ends: new Date(ENDS.getTime() + 1) }],
])('a link with %s is not made', async (_what, terms) => {
  const link = await createLink(KEY, ME, TERMS)
  await expect(narrowLink(link, terms)).rejects.toThrow(/cannot end later|not among those/)
})

test.each<[string, Record<string, unknown>]>([
  ['another scope', { scopes: ['projects:read', 'tables:read'] }],
  ['another project', { projects: [ONE, THREE] }],
  ['a later end', { ends: '2099-01-01T00:00:00Z' }],
])('a block that states %s widens nothing', async (_what, terms) => {
  const link = await createLink(KEY, ME, TERMS)
  const wider = await signBlock(link, terms)
  expect(await isGood(wider)).toBe(true)
  const { name, ends, scopes, projects } = accessOfLink(parseLink(wider))
  const within = (projects ?? [THREE]).every((id) => [ONE, TWO].includes(id))
  expect([name, Date.parse(ends) <= ENDS.getTime(), scopes, within]).toEqual([
    'Client',
    true,
    ['projects:read'],
    true,
  ])
})

test.each<[string, Record<string, unknown>]>([
  ['an unknown member, which may be a restriction', { locations: ['BH1'] }],
  ['every project', { projects: null }],
  ['another key', { key: KEY_ID }],
  ['another epoch', { epoch: 4 }],
  ['a blank name', { name: ' ' }],
  ['a name with a line break', { name: 'a\nb' }],
  ['an end without a time', { ends: '2027-03-31' }],
  ['a scope that is none', { scopes: ['all'] }],
  ['a project that is none', { projects: ['HQ-1'] }],
  ['a key of another length', { next: 'AAAA' }],
])('a later block with %s is refused', async (_what, terms) => {
  const wrong = await signBlock(await createLink(KEY, ME, TERMS), terms)
  expect(() => parseLink(wrong)).toThrow('This is not a link that can be read')
})

test('a link that was cut back to the one it was made of is refused', async () => {
  const link = await createLink(KEY, ME, TERMS)
  const child = await narrowLink(link, { projects: [ONE] })
  const [first, second] = [link, child].map((text) => text.split('.'))
  const cut = [...(first ?? []).slice(0, 2), parseLink(child).secret].join('.')
  expect(await isGood(cut)).toBe(false)
  const withoutFirst = `gsl_${(second ?? []).slice(2).join('.')}`
  expect(() => parseLink(withoutFirst)).toThrow()
})

test('a block of one link is refused in another', async () => {
  const [a, b] = [await createLink(KEY, ME, TERMS), await createLink(KEY, ME, { ...TERMS, projects: null })]
  const child = (await narrowLink(a, { projects: [ONE] })).split('.')
  const moved = [...b.split('.').slice(0, 2), ...child.slice(2)].join('.')
  expect(await isGood(child.join('.'))).toBe(true)
  expect(await isGood(moved)).toBe(false)
})

test('a link of another key is refused', async () => {
  const link = await createLink(`gs_${'x'.repeat(40)}`, ME, TERMS)
  expect(await isGood(link)).toBe(false)
})

test('a link is narrowed seven times at most', async () => {
  let link = await createLink(KEY, ME, TERMS)
  for (let times = 0; times < 7; times += 1) link = await narrowLink(link, { name: `level ${times}` })
  expect(await isGood(link)).toBe(true)
  await expect(narrowLink(link, { name: 'one more' })).rejects.toThrow('narrowed 7 times')
  const longer = await signBlock(link, {})
  expect(() => parseLink(longer)).toThrow('not a whole link')
})

test('a key that was made before links says what to do', async () => {
  await expect(createLink(KEY, { ...ME, linkIssuer: null }, TERMS)).rejects.toThrow(
    'This key was made before links: rotate it.',
  )
})

test('a link of a key for some projects names none of the others', async () => {
  const me = { ...ME, projects: [{ id: ONE, name: 'One' }] }
  await expect(createLink(KEY, me, TERMS)).rejects.toThrow(`The project ${TWO} is not among`)
  expect((await readLink(await createLink(KEY, me, { ...TERMS, projects: null }))).projects).toBeNull()
})
