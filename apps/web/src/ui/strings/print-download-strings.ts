import { number } from '../text-format.ts'

/** Texts of the buttons that save sheets as pictures. */
export const downloadStrings = {
  svg: 'Download SVG',
  png: 'Download PNG',
  hint: (sheets: number) =>
    sheets > 1
      ? `A zip file with ${number.format(sheets)} pictures, one of each sheet`
      : 'A picture of the sheet',
  running: 'Making the file…',
  saved: (name: string) => `Downloaded ${name}.`,
  failed: 'Download failed; no file saved. Try again, or use Print.',
  logs: (holes: number) => `${holes} holes`,
} as const
