import { escapeXml } from '../xml.ts'

/** All that Excel takes in one cell; a longer text would make it refuse the workbook. */
export const MAX_TEXT_CHARACTERS = 32_767
const CUT_MARK = ' … (cut: Excel holds no more)'

/** Excel counts in doubles: more digits than this would come back as others. */
const MAX_DIGITS = 15
export const MAX_DECIMALS = 9

/** A number whose text Excel shows again as it stands, with a format of its number of decimals. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.(\d+))?$/

/**
 * Cell formats of the workbook: 0 general, 1 bold, then one for each number of decimals from 0, and last one
 * of text that wraps.
 */
const FIRST_NUMBER_STYLE = 2
export const BOLD_STYLE = 1
export const WRAPPED_STYLE = FIRST_NUMBER_STYLE + MAX_DECIMALS + 1

/**
 * A bold or plain text; `reference` like B7. As an inline string no program takes it for a formula, whatever
 * it begins with.
 */
export function textCell(reference: string, text: string, style = 0): string {
  if (text === '') return ''
  const styled = style === 0 ? '' : ` s="${style}"`
  return (
    `<c r="${reference}" t="inlineStr"${styled}><is><t ` +
    `xml:space="preserve">${escapeText(fit(text))}</t></is></c>`
  )
}

/** A number where that changes nothing of the text as it is shown (12.50 stays 12.50), else the text. */
export function numberCell(reference: string, text: string): string {
  const match = NUMBER.exec(text)
  const decimals = match?.[1]?.length ?? 0
  const digits = text.replace(/^-?0*\.?0*/, '').replace('.', '').length
  const isSafe = match !== null && decimals <= MAX_DECIMALS && digits <= MAX_DIGITS
  if (!isSafe || Object.is(Number(text), -0)) return textCell(reference, text)
  return `<c r="${reference}" s="${FIRST_NUMBER_STYLE + decimals}"><v>${text}</v></c>`
}

function fit(text: string): string {
  return text.length <= MAX_TEXT_CHARACTERS
    ? text
    : text.slice(0, MAX_TEXT_CHARACTERS - CUT_MARK.length) + CUT_MARK
}

/**
 * ECMA-376, ST_Xstring: characters that XML cannot hold are `_xHHHH_`, and so is the underscore of a text
 * that looks like one.
 */
function escapeText(text: string): string {
  const plain = text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  return escapeXml(plain, (character) => `_x${hex(character)}_`)
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
}
