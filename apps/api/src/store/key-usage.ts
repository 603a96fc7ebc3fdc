/** Days on which keys were last used. They are kept apart from the data, which a server only reads. */
export interface KeyUsage {
  /**
   * `day`: in UTC, `2027-03-31`; an earlier day than the stored one changes nothing. Throws if it cannot be
   * stored.
   */
  note(keyId: string, day: string): Promise<void>
  close(): Promise<void>
}
