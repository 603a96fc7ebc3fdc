/** Counts the connections of this process where several processes share one limit. */
export interface ConnectionSlots {
  /** Whether a slot was free, which is then taken. */
  tryTake(): boolean
  /** Whether there was a slot left in any process, which is then taken. Never rejects. */
  take(): Promise<boolean>
  /** Called once for each slot that was taken. */
  free(): void
}
