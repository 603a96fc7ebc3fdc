import { ApiError } from '@groundsheet/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HoleError } from '../../src/features/hole-panel/hole-error.tsx'
import { ErrorNotice } from '../../src/ui/notice.tsx'
import { strings } from '../../src/ui/strings/strings.ts'

const notFound = new ApiError({ status: 404, type: 'not_found', message: 'No such hole' })
const unavailable = new ApiError({ status: 503, type: 'unavailable', message: 'Starting' })
const nothing = () => undefined

test('a hole missing in the project gives a message about the hole, and the panel can be closed', () => {
  const shown = renderToStaticMarkup(<HoleError error={notFound} retry={nothing} onClose={nothing} />)
  expect(shown).toContain('Hole not found in this project, or this key has no access to it.')
  expect(shown).toContain(`>${strings.close}</button>`)
  expect(shown).not.toContain(strings.retry)
})

test('a missing project gives a message about the project, without a button to retry', () => {
  const shown = renderToStaticMarkup(<ErrorNotice error={notFound} retry={nothing} />)
  expect(shown).toContain('Project not found, or this key has no access to it.')
  expect(shown).not.toContain(strings.retry)
})

test('an error that may be temporary has a button to retry', () => {
  const shown = renderToStaticMarkup(<HoleError error={unavailable} retry={nothing} onClose={nothing} />)
  expect(shown).toContain('Starting')
  expect(shown).toContain(`>${strings.retry}</button>`)
})
