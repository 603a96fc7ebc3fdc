/** A boundary, a location group or a finding of the import, as prepared text. */
export interface StoredAnnotation {
  readonly seq: number
  readonly id: string
  readonly body: string
}

export type AnnotationTable = 'boundary' | 'location_group' | 'finding'

export interface AnnotationWriter {
  all(table: AnnotationTable, projectSeq: number): Promise<readonly StoredAnnotation[]>
  put(table: AnnotationTable, projectSeq: number, annotation: StoredAnnotation, moment: string): Promise<void>
  remove(table: AnnotationTable, projectSeq: number, seq: number): Promise<void>
}
