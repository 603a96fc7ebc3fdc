import { test } from 'vitest'
import { listParameters } from '../src/index.ts'
import { expectLinear } from './expect-linear.ts'

const readers = Object.entries({ ...listParameters.projects, ...listParameters.locations })

test.each(readers)('the parameter %s is read in linear time', (_, parameter) => {
  expectLinear(
    (text) => parameter.read(text),
    ['0', '2026-01-31', 'T09:15:00', '.', '+00:00', 'Z', 'style', ',', ' ', '-', 'created', 'é'],
  )
})
