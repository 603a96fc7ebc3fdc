import { escapeXml } from '../xml.ts'
import { MAX_DECIMALS } from './write-cell.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`

/** Everything but the sheets: short texts that name them (ECMA-376 part 1, minimal workbook). */
export function workbookParts(sheets: readonly string[]): { name: string; text: string }[] {
  const numbers = sheets.map((_, index) => index + 1)
  return [
    { name: '[Content_Types].xml', text: contentTypes(numbers) },
    {
      name: '_rels/.rels',
      text: relationships([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]),
    },
    { name: 'xl/workbook.xml', text: workbook(sheets) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relationships([
        ...numbers.map((number) => ({
          id: `rId${number}`,
          type: 'worksheet',
          target: `worksheets/sheet${number}.xml`,
        })),
        { id: `rId${sheets.length + 1}`, type: 'styles', target: 'styles.xml' },
      ]),
    },
    { name: 'xl/styles.xml', text: styles() },
  ]
}

function contentTypes(numbers: readonly number[]): string {
  const parts = [
    ['/xl/workbook.xml', `${TYPE}.sheet.main+xml`],
    ['/xl/styles.xml', `${TYPE}.styles+xml`],
    ...numbers.map((number) => [`/${sheetPath(number)}`, `${TYPE}.worksheet+xml`]),
  ]
  const overrides = parts.map(
    ([name, type]) => `<Override PartName="${name ?? ''}" ContentType="${type ?? ''}"/>`,
  )
  const rels =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
  const xml = '<Default Extension="xml" ContentType="application/xml"/>'
  return `${XML}<Types xmlns="${PACKAGE}/content-types">${rels}${xml}${overrides.join('')}</Types>`
}

function relationships(targets: readonly { id: string; type: string; target: string }[]): string {
  const all = targets.map(
    ({ id, type, target }) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
}

function workbook(sheets: readonly string[]): string {
  const all = sheets.map(
    (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${all.join('')}</sheets></workbook>`
}

/** Formats of our own are numbered from 164. */
const FIRST_OWN_FORMAT_ID = 164

function styles(): string {
  const places = Array.from({ length: MAX_DECIMALS + 1 }, (_, decimals) => decimals)
  const formats = places.map((decimals) => {
    const code = decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`
    return `<numFmt numFmtId="${FIRST_OWN_FORMAT_ID + decimals}" formatCode="${code}"/>`
  })
  const numbers = places.map(
    (decimals) =>
      `<xf numFmtId="${FIRST_OWN_FORMAT_ID + decimals}" fontId="0" fillId="0" borderId="0" ` +
      'xfId="0" applyNumberFormat="1"/>',
  )
  const fonts = '<font><sz val="11"/><name val="Calibri"/></font>'
  const fills =
    '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>'
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
  const bold = '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>'
  const wrapped =
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment ' +
    'vertical="top" wrapText="1"/></xf>'
  return [
    `${XML}<styleSheet xmlns="${MAIN}">`,
    `<numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
    `<fonts count="2">${fonts}${fonts.replace('<font>', '<font><b/>')}</fonts>`,
    `<fills count="2">${fills}</fills>`,
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${numbers.length + 3}">${plain}${bold}${numbers.join('')}${wrapped}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('')
}
