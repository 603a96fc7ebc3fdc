import fc from 'fast-check'
import { createLink, narrowLink } from '@groundsheet/client'
import { scopeNames } from '@groundsheet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signBlock } from '../../../../packages/client/test/sign-block.ts'
import { HARBOUR, makeKey } from '../seed-world.ts'
import { ADDRESSES, OPERATION_IDS, scopeOf } from './addresses.ts'
import { startTestService, type TestService } from './test-service.ts'
import {
  COLLECTIONS,
  HOUR_MS,
  NOON_MS,
  PROJECTS,
  PROJECT_IDS,
  expectNoMoreThanParent,
  isoAfter,
  narrow,
  type Answer,
  type Left,
  type Me,
} from './expect-no-more-than-parent.ts'

let now = NOON_MS
let service: TestService
beforeAll(async () => {
  service = await startTestService({ rateLimit: 1_000_000_000, now: () => now })
})
afterAll(() => service.close())

async function meOf(key: string): Promise<Me> {
  return (await service.request('/v1/me', key)).json.data as Me
}

const terms = fc.record(
  {
    scopes: fc.subarray([...scopeNames]),
    projects: fc.subarray(PROJECT_IDS),
    ends: fc.integer({ min: -2, max: 5 }).map((hours) => isoAfter(hours * HOUR_MS)),
  },
  { requiredKeys: [] },
)

/** Answers of every operation, without what is of the moment. */
async function answersOf(key: string) {
  const answers = new Map<string, Answer>()
  for (const id of OPERATION_IDS) {
    if (scopeOf(id) === null) continue
    const { status, body } = await service.request(ADDRESSES[id], key)
    answers.set(id, { status, body: status === 200 ? body.toString() : '', bytes: body })
  }
  for (const address of Object.keys(COLLECTIONS)) {
    const { status, body } = await service.request(address, key, { Accept: 'application/geo+json' })
    answers.set(address, { status, body: status === 200 ? body.toString() : '', bytes: body })
  }
  return answers
}

async function expectDescribed(link: string, left: Left): Promise<void> {
  const me = (await service.request('/v1/me', link)).json.data as Me | undefined
  if (now >= left.end) {
    expect(me).toBeUndefined()
    return
  }
  expect(new Set(me?.scopes)).toEqual(left.scopes)
  expect(new Set(me?.projects?.map(({ id }) => id) ?? PROJECT_IDS)).toEqual(left.projects)
  expect(me?.linkIssuer).toBeNull()
}

const reachOfKey = fc.record({
  scopes: fc.subarray([...scopeNames]),
  projects: fc.option(fc.subarray(PROJECT_IDS, { minLength: 1 })),
})

test('no link does what its parent could not, whatever its blocks state', { timeout: 300_000 }, async () => {
  const blocksOf = fc.array(terms, { minLength: 1, maxLength: 4 })
  const hoursLater = fc.integer({ min: 0, max: 4 })
  const property = fc.asyncProperty(reachOfKey, blocksOf, hoursLater, async (ofKey, blocks, hours) => {
    now = NOON_MS
    const projects = ofKey.projects?.map((id) => PROJECTS.get(id) ?? '') ?? null
    const key = await makeKey(service.database, { scopes: ofKey.scopes, projects })
    const { linkIssuer } = await meOf(key)
    const whole = { scopes: scopeNames, projects: null, ends: isoAfter(4 * HOUR_MS) }
    const first = { key: linkIssuer?.keyId, epoch: linkIssuer?.epoch, name: 'root', ...whole }
    now = NOON_MS + hours * HOUR_MS
    let parent = key
    let left: Left = {
      scopes: new Set(ofKey.scopes),
      projects: new Set(ofKey.projects ?? PROJECT_IDS),
      end: Infinity,
    }
    for (const [index, block] of blocks.entries()) {
      const stated = index === 0 ? { ...first, ...block } : block
      const link = await signBlock(parent, stated)
      left = narrow(left, stated)
      expectNoMoreThanParent(await answersOf(link), await answersOf(parent), left, now)
      await expectDescribed(link, left)
      parent = link
    }
  })
  await fc.assert(property, { numRuns: 40 })
})

async function linkOf(key: string, ends = new Date(NOON_MS + HOUR_MS)): Promise<string> {
  return createLink(key, await meOf(key), { name: 'Client', ends, scopes: scopeNames, projects: null })
}

const statusOf = async (link: string) => (await service.request('/v1/projects', link)).status

test('a link with any character changed is refused, like an unknown key', async () => {
  now = NOON_MS
  const link = await narrowLink(await linkOf(await makeKey(service.database)), { projects: [HARBOUR] })
  expect(await statusOf(link)).toBe(200)
  const letters = 'ABCxyz019-_.'
  for (let at = 'gsl_'.length; at < link.length; at += 1) {
    const other = Array.from(letters).filter((letter) => letter !== link[at])[at % (letters.length - 1)] ?? ''
    const changed = link.slice(0, at) + other + link.slice(at + 1)
    const { status, json } = await service.request('/v1/projects', changed)
    expect([at, status, json.error?.type]).toEqual([at, 401, 'invalid_api_key'])
  }
  for (const cut of [link.slice(0, -1), link.slice(0, 50), `${link}A`, 'gsl_', `gsl_${'.'.repeat(100)}`])
    expect(await statusOf(cut)).toBe(401)
})
