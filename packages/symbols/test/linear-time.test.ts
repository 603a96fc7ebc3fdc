import { test } from 'vitest'
import { expectLinear } from '../../contract/test/expect-linear.ts'
import { strataPattern } from '../src/index.ts'

test('a description is read in linear time', () => {
  const parts = [...'CLAY sandy made ground top , / & and . 2 x'.split(' '), 'volcanic ash', ' ']
  expectLinear((text) => strataPattern({ code: text, meaning: text, description: text }), parts)
})
