/** Remarks in the table of water strikes. */
export const strikeWords = {
  /** Metres. */
  at: (remark: string, depth: string) => `${remark} at ${depth} m`,
}
