/** Mandatory breaks of Unicode (UAX 14): programs that read line by line end a record at them. */
const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/g

/**
 * The other control characters, which no AGS value may hold (AGS 4 rule 1); strict readers refuse the file.
 */
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g

const EITHER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** AGS has no line break inside a value (AGS 4 rules 2a and 5, AGS 3.1 rules of lines). */
export const replaceLineBreaks = (text: string): string => text.replaceAll(LINE_BREAKS, ' ')

export const replaceControl = (text: string): string => text.replaceAll(CONTROL, ' ')

/** A value as exported AGS has it. */
export const replaceBoth = (text: string): string =>
  EITHER.test(text) ? replaceControl(replaceLineBreaks(text)) : text
