import { replaceForbiddenXml, zipFiles } from '@groundsheet/formats'
import { sheetToSvg } from './sheet-svg.ts'

export type PictureKind = 'svg' | 'png'

/** Dots to the inch of paper: as many as the map of a plan has. */
const DOTS_PER_INCH = 300

/** Name of a file by its extension. `end`: number of one of several in a zip; of the zip, the kind of pictures in it. */
export type NameFile = (extension: string, end?: string) => string

/** Sheets of paper of the page as one file: a picture, or where there are several a zip of them. */
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
  // The serializer writes forbidden characters as they are, in texts and attributes alike.
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
