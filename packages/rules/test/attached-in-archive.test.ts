import { expect, test } from 'vitest'
import { attachedInArchive } from '../src/index.ts'

test('the folder FILE is the one beside the AGS file of the archive', () => {
  const files = attachedInArchive(['job/site.ags', 'job/FILE/F1/a.pdf', 'FILE/F2/b.pdf'], 'job/site.ags')
  expect([files.hasFolder('F1'), files.hasFile('F1', 'a.pdf')]).toEqual([true, true])
  expect([files.hasFolder('F2'), files.hasFile('F1', 'b.pdf')]).toEqual([false, false])
})

test('names with backslashes are read, and a file name does not leave its folder', () => {
  const files = attachedInArchive(
    ['site.ags', 'FILE\\F1\\a.pdf', 'FILE\\F1\\sub\\c.pdf', 'FILE/F3/'],
    'site.ags',
  )
  expect(files.hasFile('F1', 'a.pdf')).toBe(true)
  expect(files.hasFile('F1', 'sub/c.pdf')).toBe(false)
  expect(files.hasFolder('F3')).toBe(true)
})
