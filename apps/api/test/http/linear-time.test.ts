import type { IncomingMessage } from 'node:http'
import { operations } from '@groundsheet/contract'
import { test } from 'vitest'
import { expectLinear } from '../../../../packages/contract/test/expect-linear.ts'
import { presentAnswer } from '../../src/http/present-answer.ts'
import { createRepresentation } from '../../src/http/representation.ts'
import { chooseId } from '../../src/http/request-id.ts'
import { readRequestQuery } from '../../src/http/request-query.ts'
import { chooseForm } from '../../src/http/send-representation.ts'
import { hideKeys } from '../../src/keys/hide-keys.ts'

const asRequest = (headers: Record<string, string>) => ({ headers }) as IncomingMessage
const page = createRepresentation(Buffer.from('x'.repeat(2000)), { 'Content-Type': 'text/plain' })
const list = { list: [], tag: 'x' }

/** Functions that read an address or a header on the event loop, or write them to the log. */
const READERS: Record<string, { work: (text: string) => unknown; parts: readonly string[] }> = {
  'the filter of the log': {
    work: hideKeys,
    parts: [
      ...'a B 3 aB3 gs_ gs_abcdefghij _ % %25 %2 %67 67735f %%36 / é'.split(' '),
      '\\',
      '\\u',
      '\\x67',
      '&#',
      '%u00',
      '=67',
      '-',
      ':',
    ],
  },
  'the query of an address': {
    work: (text) => readRequestQuery(operations.listLocations, text, ['x']),
    parts: [...'include=style limit=1 cursor= sort & = , + %20 % %C3 2026-01-31 x'.split(' '), ' '],
  },
  'the id of a request': {
    work: (text) => chooseId(asRequest({ 'x-request-id': text })),
    parts: ['a', '9', '-', '.', ':', '/', '=', ' ', 'gs_'],
  },
  'If-None-Match': {
    work: (text) => chooseForm(asRequest({ 'if-none-match': text }), page),
    parts: ['W/', '"', ',', ' ', '*', 'x', 'W/"x",'],
  },
  'Accept-Encoding': {
    work: (text) => chooseForm(asRequest({ 'accept-encoding': text }), page),
    parts: ['br', 'gzip', 'identity', ',', ';', 'q=', '0', '.', '1', ' ', '*'],
  },
  'the link to the next page': {
    work: (address) =>
      presentAnswer({ kind: 'page', page: { items: Buffer.from('[]'), next: 1 } }, { ...list, address }),
    parts: ['?', '&', '=', 'q', '+', '%20', '%', '/', 'é'],
  },
}

test.each(Object.entries(READERS))('%s is read in linear time', (_, { work, parts }) => {
  expectLinear(work, parts)
})
