import type { Page } from '@playwright/test'

export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: readonly number[]
}

/** What a screenshot shows; the page's own browser reads it. */
export const readPicture = (page: Page, png: Buffer): Promise<Picture> =>
  page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0)
    return { width, height, data: [...context.getImageData(0, 0, width, height).data] }
  }, png.toString('base64'))

/** Of two screenshots of one size: the most by which a channel of a pixel differs, of 255. */
export const greatestDifference = (page: Page, pngs: readonly [Buffer, Buffer]): Promise<number> =>
  page.evaluate(
    async (pngs) => {
      const read = async (png: string) => {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const { width, height } = image
        const context = new OffscreenCanvas(width, height).getContext('2d')
        if (!context) throw new Error('no canvas')
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, width, height).data
      }
      const [one, other] = await Promise.all(pngs.map(read))
      if (!one || one.length !== other?.length) throw new Error('the pictures differ in size')
      return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0)
    },
    pngs.map((png) => png.toString('base64')),
  )
