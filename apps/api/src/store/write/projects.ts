export interface StoredProject {
  readonly seq: number
  readonly id: string
  readonly reference: string
  readonly name: string
  readonly edition: string
  /** JSON texts, as in the columns. */
  readonly crs: string
  readonly settings: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly body: string
  readonly location: string
  readonly tables: string
  readonly dictionary: string
}

export interface ProjectWriter {
  find(companyId: string, reference: string): Promise<StoredProject | undefined>
  ofCompany(companyId: string): Promise<readonly StoredProject[]>
  /** Creates the record that tables and locations refer to; `update` fills it. */
  add(
    companyId: string,
    project: { id: string; reference: string; edition: string; moment: string },
  ): Promise<StoredProject>
  update(project: StoredProject): Promise<void>
  addSource(
    projectSeq: number,
    file: { sha256: string; path: string; edition: string; encoding: string },
    moment: string,
  ): Promise<void>
  lastImport(projectSeq: number): Promise<LastImport | undefined>
  /** Null: the next import is never skipped. */
  putLastImport(projectSeq: number, last: LastImport | null): Promise<void>
}

/** Fingerprint of the last import of a project, and its diagnostics. */
export interface LastImport {
  readonly fingerprint: string
  /** JSON. */
  readonly report: string
}
