import { z } from 'zod'
import { id, timestamp } from '../primitives.ts'

const counts = {
  added: z.int().min(0).meta({ description: 'rows that were new, in all imports of the file' }),
  changed: z.int().min(0).meta({ description: 'rows that got other values' }),
  kept: z
    .int()
    .min(0)
    .meta({ description: 'rows whose other values were not stored: a newer delivery had stated them' }),
  removed: z
    .int()
    .min(0)
    .meta({
      description:
        'rows that were not in the files of an import with --replace; of several files the newest has ' +
        'them. Their ids are in deletions, the keys of the first ones in removedRows',
    }),
}

/** One AGS file of a project. An addition within v1. */
export const delivery = z
  .object({
    id,
    file: z.string().meta({ description: 'name of the file, behind that of its archive' }),
    edition: z.string().meta({ description: 'AGS4 or AGS3; others may follow' }),
    date: z.string().nullable().meta({ description: 'as stated: TRAN_DATE, in AGS 3 PROJ_DATE' }),
    issue: z.string().nullable().meta({ description: 'as stated: TRAN_ISNO, in AGS 3 PROJ_ISNO' }),
    status: z.string().nullable().meta({ description: 'as stated: TRAN_STAT' }),
    producer: z.string().nullable().meta({ description: 'as stated: TRAN_PROD, in AGS 3 PROJ_PROD' }),
    recipient: z.string().nullable().meta({ description: 'as stated: TRAN_RECV, in AGS 3 PROJ_RECV' }),
    description: z.string().nullable().meta({ description: 'as stated: TRAN_DESC' }),
    order: z
      .int()
      .min(1)
      .nullable()
      .meta({
        description:
          'place by age among the deliveries in force, 1 the oldest: of two values of a row the one of ' +
          'the higher place is stored. By date, issue and order of imports, or by ' +
          'as-newest; null: replaced',
      }),
    importedAt: timestamp.meta({ description: 'the last import of the file that added or changed a row' }),
    importOptions: z.array(z.string()).meta({
      description:
        'options of its imports that say how its rows were taken; others may follow. as-newest: as newer ' +
        'than every delivery before, whatever its date says; replace: rows that were not in the import ' +
        'were removed, and earlier deliveries replaced; empty-erases: its empty values removed stored ones',
    }),
    replacedBy: id.nullable().meta({
      description:
        'id of the delivery whose import with --replace took its place: nothing of it is left but what ' +
        'later deliveries state too; null: it is in force',
    }),
    rows: z.object(counts).meta({ description: 'of all tables' }),
    tables: z
      .array(
        z.object({
          table: z.string().meta({ description: 'AGS table code' }),
          ...counts,
          removedRows: z.array(z.string()).optional().meta({
            description:
              'values of the key headings of the first removed rows, as `BH1, 0.30`; absent: none is known',
          }),
        }),
      )
      .meta({ description: 'tables with such rows' }),
    updatedAt: timestamp,
  })
  .meta({ id: 'Delivery' })

export type Delivery = z.infer<typeof delivery>
