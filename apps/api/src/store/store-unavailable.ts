/** The store cannot answer at this moment, for a reason that may pass: busy, missing, being replaced. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}
