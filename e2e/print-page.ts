import type { Client } from '@groundsheet/client'
import type { Location } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Px of a millimetre in the page. */
export const PX_PER_MM = 96 / 25.4

export const holesOf = (client: Client, project: string): Promise<Location[]> =>
  Array.fromAsync(client.locations(project, { include: ['tables'] }))

export const deepest = (holes: readonly Location[]) =>
  holes.toSorted((a, b) => (b.finalDepth ?? 0) - (a.finalDepth ?? 0))[0]

/** The printed document: pages, their sizes in points, and the number of images. */
export async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  // Chromium writes an outlined text a second time in a font of shapes: it would be found and copied twice.
  expect(pdf).not.toMatch(/\/Subtype\s*\/Type3/)
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return {
    pages: boxes.length,
    sizes: [
      ...new Set(
        boxes.map(([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`),
      ),
    ],
    images: [...pdf.matchAll(/\/Subtype\s*\/Image/g)].length,
  }
}
