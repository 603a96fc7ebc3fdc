type Values = Readonly<Record<string, string | undefined>>

export type PipeKind = 'slotted' | 'plain'

/** In order of reliability. PIPE_LEG and PIPE_DESC are headings of files, not of AGS. */
const HEADINGS = ['PIPE_TYPE', 'PIPE_CONS', 'PIPE_LEG', 'PIPE_REM', 'PIPE_DESC'] as const

/** `unslotted` and `non-perforated` are plain pipes. */
const SLOTTED = /(?<!\b(?:un|not |non[- ]?))(?:slot|perforat|\bperf\b|\bscreen)|^P201$/i
const PLAIN = /\b(?:plain|solid)\b|\b(?:un|not |non[- ]?)(?:slot|perforat)|^P101$/i

/**
 * Whether a row of PIPE states a slotted or a plain pipe. P201 and P101 are the codes of files with PIPE_LEG.
 * Null where it states neither, or both at once. Source: AGS 4, PIPE.
 */
export function pipeKind(values: Values): PipeKind | null {
  for (const heading of HEADINGS) {
    const text = values[heading]?.trim() ?? ''
    const [slotted, plain] = [SLOTTED.test(text), PLAIN.test(text)]
    if (slotted !== plain) return slotted ? 'slotted' : 'plain'
  }
  return null
}
