import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderPage } from '../../../src/http/ogc/pages/render-page.ts'
import { startSampleService, type SampleService } from './sample-service.ts'
import { partOf } from '../../../../../test/part-of.ts'

const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

let service: SampleService
let project = ''
beforeAll(async () => {
  service = await startSampleService()
  project = [...service.projects.values()][0] ?? ''
})
afterAll(() => service.close())

const open = async (path: string) => {
  const { status, type, headers, text } = await service.request(path, BROWSER)
  expect([status, type]).toEqual([200, 'text/html; charset=utf-8'])
  return { headers, page: text }
}

const shownText = (markup: string): string =>
  markup
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim()
/** What is between the tags of elements of this name. */
const textsOf = (page: string, element: string): string[] =>
  [...page.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>([^]*?)</${element}>`, 'g'))].map(([, inner = '']) =>
    shownText(inner),
  )
const linksOf = (page: string): string[] =>
  [...page.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => shownText(href))
const mapOf = (page: string) => shownText(/class="map"\s+href="([^"]*)"/.exec(page)?.[1] ?? '')

/** Addresses of one page of every kind. */
const paths = (): string[] => {
  const dataset = `/ogc/${project}`
  return [
    ...['', '/api', '/conformance', '/collections'].map((path) => dataset + path),
    ...['', '/schema', '/queryables', '/sortables', '/feature-schema', '/items'].map(
      (path) => `${dataset}/collections/GEOL${path}`,
    ),
    '/ogc',
    '/ogc/collections/holes/items',
  ]
}

test('every address has a page, without scripts, under a policy of its own', async () => {
  for (const path of paths()) {
    const { headers, page } = await open(path)
    const digest = hash('sha256', /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '', 'base64')
    expect(headers.get('content-security-policy')).toContain(
      `default-src 'none'; style-src 'sha256-${digest}'`,
    )
    expect(headers.get('vary')).toContain('Accept')
    expect(page).not.toMatch(/<script|<link|<img|<iframe|<form|\son\w+=|\sstyle=|\ssrc=|\[object Object\]/)
    expect(textsOf(page, 'h1')).toEqual([expect.stringMatching(/./)])
    expect(page).toMatch(/^<!doctype html>\s*<html lang="en">/)
  }
})

test('the map of the viewer is one link away, with the hole open that a page is of', async () => {
  const { json } = await service.request(`/ogc/${project}/collections/holes/items?limit=1`)
  const hole = json.features?.[0]?.id ?? ''
  for (const [path, map] of [
    ['/ogc', '/'],
    [`/ogc/${project}/collections/GEOL/items`, `/projects/${project}`],
    [`/ogc/${project}/collections/holes/items/${hole}`, `/projects/${project}?hole=${hole}`],
  ] as const) {
    expect(mapOf((await open(path)).page)).toBe(service.url + map)
  }
})

test('links lead to every page, and `f=json` back', async () => {
  const seen = new Set<string>()
  const follow = async (address: string, depth: number): Promise<void> => {
    if (seen.has(address) || depth > 3) return
    seen.add(address)
    const links = linksOf((await open(address)).page)
    const back = links.find((link) => /[?&]f=json/.test(link)) ?? ''
    expect((await service.request(back, BROWSER)).type).toContain('json')
    const pages = links.filter((link) => link.includes('/ogc') && link !== back)
    for (const link of pages.slice(0, 8)) await follow(link, depth + 1)
  }
  await follow(`${service.url}/ogc/${project}`, 0)
  expect(seen.size).toBeGreaterThan(15)
})

test('pages of features show the values, and how many there are', async () => {
  const items = `/ogc/${project}/collections/holes/items`
  const { json } = await service.request(`${items}?limit=3`)
  const { page } = await open(`${items}?limit=3`)
  expect(textsOf(page, 'p')).toContain(`3 of ${json.numberMatched ?? 0} features that match.`)
  const [, ...rows] = textsOf(page, 'tr').length > 0 ? page.split('<tr>') : []
  const shown = rows.slice(1)
  expect(shown.map((row) => textsOf(row, 'th')[0])).toEqual(json.features?.map(({ id }) => id))
  const [first] = json.features ?? []
  const cells = textsOf(shown[0] ?? '', 'td')
  for (const value of Object.values(first?.properties ?? {}))
    if (value !== null && value !== '') expect(cells).toContain(String(value))
  const next = linksOf(page).find((link) => link.includes('cursor=')) ?? ''
  expect(new URL(next).searchParams.get('limit')).toBe('3')
  expect((await open(next)).page).not.toContain(first?.id)
})

test('programs get JSON: any type, none, or `f=json`', async () => {
  for (const Accept of ['*/*', 'application/geo+json', 'application/json, text/html;q=0.5', 'image/png']) {
    expect((await service.request('/ogc/collections', { Accept })).type).toBe('application/json')
  }
  expect((await service.request('/ogc/collections?f=json', BROWSER)).type).toBe('application/json')
  expect((await service.request('/ogc/collections?f=html')).type).toBe('text/html; charset=utf-8')
  const { json } = await service.request('/ogc/collections?f=xml', BROWSER)
  expect(json.error).toMatchObject({ type: 'invalid_parameter', message: 'f: is json or html' })
})

describe('hostile text', () => {
  const place = { url: 'http://x/ogc', map: 'http://x/', self: 'http://x/ogc/collections/holes/items?a=1' }
  const HOSTILE = [
    '</style><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<!--',
    '${1}$&STYLE',
  ]

  test.each(HOSTILE)('%s stays text', (text) => {
    const feature = { id: text, geometry: { type: text, coordinates: [text] }, properties: { [text]: text } }
    const links = [{ rel: 'self', href: `${place.self}&${text}`, title: text }]
    for (const json of [
      { title: text, description: text, links: [{ rel: 'data', href: text, title: text }] },
      { links, features: [feature], numberMatched: 1, numberReturned: 1 },
      { links, ...feature },
      { conformsTo: [text] },
      { collections: [{ id: text, title: text, description: text }] },
      { $schema: text, properties: { [text]: { title: text, type: text } } },
      { storageCrs: text, crs: [text], extent: {}, links },
    ]) {
      const page = renderPage(partOf(json), place)
      expect(page).not.toMatch(/<script|<img|<!--/)
      const tags = (page.match(/<[^<>]*>/g) ?? []).map((tag) => tag.replaceAll(/"[^"]*"/g, '""'))
      expect(tags.filter((tag) => /\son\w/.test(tag))).toEqual([])
      expect(page.match(/<\/?style>/g)).toHaveLength(2)
      expect(shownText(/<main>([^]*)<\/main>/.exec(page)?.[1] ?? '')).toContain(text)
    }
  })

  test('a character that reverses text is shown by its code point', () => {
    const text = 'CLAY\u202EDNAS'
    const page = renderPage(partOf({ $schema: text, properties: { a: { title: text } } }), place)
    expect(page).not.toContain('\u202E')
    expect(shownText(page)).toContain('CLAY[U+202E]DNAS')
  })
})
