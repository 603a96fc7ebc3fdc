import { readFileSync } from 'node:fs'
import { sampleCompany } from '@groundsheet/sample'
import { expect, test } from 'vitest'
import { hasRealFiles, REAL_FILES, realFilePath } from '../../../../test/real-files.ts'
import { answersOf, halvesOf } from './split-file.ts'
import { createWorkspace } from './workspace.ts'

const BYTES = 'latin1'

/** Of AGS 4, without the largest two, which take longer than all others. */
const SMALLER_FILES = REAL_FILES.filter((name) => !/^(?:Babworth|Cowlairs|Docklands)/.test(name))

/** By `splitBy`, in both orders. */
async function expectHalvesToBeWhole(text: string, splitBy: 'holes' | 'groups'): Promise<void> {
  const answersTo = async (texts: readonly string[]) => {
    const workspace = createWorkspace()
    for (const [place, one] of texts.entries())
      await workspace.import(workspace.write(`${place}/site.ags`, Buffer.from(one, BYTES)))
    return answersOf(workspace)
  }
  const [first, second] = halvesOf(text, splitBy)
  expect(first).not.toBe(second)
  const whole = await answersTo([text])
  expect(await answersTo([first, second])).toEqual(whole)
  expect(await answersTo([second, first])).toEqual(whole)
}

test.each(['holes', 'groups'] as const)(
  'a sample file that comes in two halves, split by its %s, gives the same answers as whole',
  async (splitBy) => {
    const file = [...sampleCompany()].find(
      ({ path, text }) => path.endsWith('.ags') && text.includes('"GROUP"'),
    )
    await expectHalvesToBeWhole(Buffer.from(file?.text ?? '').toString(BYTES), splitBy)
  },
)

test
  .skipIf(!hasRealFiles)
  .each(
    SMALLER_FILES.flatMap((name) =>
      (['holes', 'groups'] as const).map((splitBy) => [name, splitBy] as const),
    ),
  )('%s in two halves, split by its %s, gives the same answers as whole', async (name, splitBy) => {
  await expectHalvesToBeWhole(readFileSync(realFilePath(name), BYTES), splitBy)
})
