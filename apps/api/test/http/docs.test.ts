import { hash } from 'node:crypto'
import { openApiDocument, operations, PROBLEMS } from '@groundsheet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Described } from '../../src/http/docs/openapi-parts.ts'
import { renderDocs } from '../../src/http/docs/render-docs.ts'
import { startTestService, type TestService } from './test-service.ts'

let service: TestService
let page = ''
beforeAll(async () => {
  service = await startTestService()
  page = (await service.request('/docs')).body.toString()
})
afterAll(() => service.close())

test('the page needs no key and loads no other file', async () => {
  const { status, headers } = await service.request('/docs')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page).not.toMatch(/<script|<link|<img|<iframe|src=|@import|url\(|https?:/)
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? ''
  const digest = hash('sha256', style, 'base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action ` +
      "'none'; frame-ancestors 'none'",
  )
})

test('the page has every operation, parameter and kind of error', () => {
  for (const [id, { path, parameters }] of Object.entries(operations)) {
    const start = page.indexOf(`<section id="${id}"`)
    const section = page.slice(start, page.indexOf('</section>', start))
    expect(section).toContain(`/v1${path}`)
    for (const name of Object.keys(parameters)) expect(section).toContain(`<code>${name}</code>`)
  }
  for (const type of Object.keys(PROBLEMS)) expect(page).toContain(`<code>${type}</code>`)
})

test('every link on the page has a target on the page', () => {
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target)
  expect(targets.length).toBeGreaterThan(20)
  expect(targets.filter((target) => !ids.has(target))).toEqual([])
})

test('markup in descriptions is escaped', () => {
  const written: unknown = openApiDocument()
  const document = written as Described
  const hostile = {
    ...document,
    info: { ...document.info, title: '<script>alert(1)</script>', description: '`<b>` & "x"' },
  }
  const { html } = renderDocs(hostile)
  expect(html).not.toContain('<script>')
  expect(html).toContain('<code>&lt;b&gt;</code> &amp; &quot;x&quot;')
})
