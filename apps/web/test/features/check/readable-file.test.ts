import { describe, expect, it } from 'vitest'
import { readableFile, requireReadable } from '../../../src/features/check/readable-file.ts'

const GONE = /^The browser cannot read it\. It was changed, moved or removed after it was selected/

/** As Chromium has a file that was removed from the disk after it was selected. */
class RemovedFile extends File {
  override stream(): ReturnType<File['stream']> {
    return new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
  }

  override slice(): File {
    return this
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('A requested file could not be found', 'NotFoundError'))
  }
}

async function textOf(file: File): Promise<string> {
  let text = ''
  for await (const chunk of readableFile(file).chunks()) text += new TextDecoder().decode(chunk)
  return text
}

describe('a selected file', () => {
  it('is read from its start each time', async () => {
    const file = new File(['"GROUP","PROJ"'], 'a.ags')
    expect(await textOf(file)).toBe('"GROUP","PROJ"')
    expect(await textOf(file)).toBe('"GROUP","PROJ"')
    await expect(requireReadable(file)).resolves.toBeUndefined()
  })

  it('that is gone is reported so, not as an error of a network', async () => {
    const file = new RemovedFile(['"GROUP","PROJ"'], 'a.ags')
    await expect(textOf(file)).rejects.toThrow(GONE)
    await expect(requireReadable(file)).rejects.toThrow(GONE)
  })
})
