import type { Page } from '@playwright/test'

export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: readonly number[]
}

/** The pixels of a screenshot, in the page's own browser, which reads it. */
const openPicture = (page: Page, png: Buffer) =>
  page.evaluateHandle(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, width, height)
  }, png.toString('base64'))

/** What a screenshot shows. */
export async function readPicture(page: Page, png: Buffer): Promise<Picture> {
  const picture = await openPicture(page, png)
  return picture.evaluate(({ width, height, data }) => ({ width, height, data: [...data] }))
}

/** Of two screenshots of one size: the most by which a channel of a pixel differs, of 255. */
export async function greatestDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const pictures = [await openPicture(page, one), await openPicture(page, other)] as const
  return page.evaluate(([{ data: a }, { data: b }]) => {
    if (a.length !== b.length) throw new Error('the pictures differ in size')
    return a.reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index] ?? 0))), 0)
  }, pictures)
}
