export interface StoredDelivery {
  readonly seq: number
  readonly id: string
  readonly updatedAt: string
  /** Prepared JSON text, as the API sends it, without its closing brace. */
  readonly body: string
  /** JSON of what the import stores of it. */
  readonly facts: string
}

/** A part of the set of rows that a delivery stated: one bit for each row, by its sequence. */
export interface RowPage {
  readonly page: number
  readonly bits: Uint8Array
}

/** The same of rows, for one heading. */
export interface HeadingPage extends RowPage {
  readonly heading: string
}

export interface DeliveryWriter {
  /** In the order of their first import. */
  all(projectSeq: number): Promise<readonly StoredDelivery[]>
  put(projectSeq: number, delivery: StoredDelivery): Promise<void>
  rows(seq: number): Promise<readonly RowPage[]>
  putRows(seq: number, pages: Iterable<RowPage>): Promise<void>
  /** Rows that have a value which the delivery did not state. */
  gaps(seq: number): Promise<readonly HeadingPage[]>
  putGaps(seq: number, pages: Iterable<HeadingPage>): Promise<void>
  /** Rows of which an empty value of the delivery removed the value. */
  erased(seq: number): Promise<readonly HeadingPage[]>
  putErased(seq: number, pages: Iterable<HeadingPage>): Promise<void>
}
