import { replaceForbiddenXml, zipFiles } from '@groundsheet/formats'
import { sheetToSvg } from './sheet-svg.ts'

export type PictureKind = 'svg' | 'png'

/** Dots per inch; the same as the map image of a plan. */
const DOTS_PER_INCH = 300

/** File name for an extension. `end`: number of a picture in a zip, or the kind of pictures in the zip. */
export type NameFile = (extension: string, end?: string) => string

/** Sheets of the page as one file: a picture, or a zip of several. */
export async function makeSheetFile(
  sheets: readonly HTMLElement[],
  kind: PictureKind,
  nameFile: NameFile,
): Promise<File> {
  const [only, ...others] = sheets
  if (only && others.length === 0) {
    const picture = await makePicture(only, kind)
    return new File([picture], nameFile(kind), { type: picture.type })
  }
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of zipFiles(picturesOf(sheets, kind, nameFile), new Date().toISOString()))
    pieces.push(new Uint8Array(piece))
  return new File(pieces, nameFile('zip', kind), { type: 'application/zip' })
}

async function* picturesOf(sheets: readonly HTMLElement[], kind: PictureKind, nameFile: NameFile) {
  for (const [index, sheet] of sheets.entries()) {
    const picture = await makePicture(sheet, kind)
    yield { name: nameFile(kind, String(index + 1)), content: [new Uint8Array(await picture.arrayBuffer())] }
  }
}

async function makePicture(sheet: HTMLElement, kind: PictureKind): Promise<Blob> {
  const svg = sheetToSvg(sheet)
  // XMLSerializer keeps characters that XML forbids, in texts and attributes.
  const text = replaceForbiddenXml(new XMLSerializer().serializeToString(svg))
  const picture = new Blob([text], { type: 'image/svg+xml' })
  return kind === 'svg' ? picture : rasterise(picture, svg)
}

async function rasterise(picture: Blob, svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((width * DOTS_PER_INCH) / 96)
  canvas.height = Math.round((height * DOTS_PER_INCH) / 96)
  const image = new Image()
  const address = URL.createObjectURL(picture)
  try {
    image.src = address
    await image.decode()
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))),
        'image/png',
      )
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
