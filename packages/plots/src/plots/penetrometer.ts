import { isPenetrometer, READING_LIMITS } from '@groundsheet/readings'
import { valuePlot } from '../value-plot.ts'

/** Hand penetrometers, in the hole and on samples. */
export const penetrometer = valuePlot({
  id: 'hand-penetrometer',
  unit: 'kPa',
  sources: [
    { table: 'IPEN', heading: 'IPEN_IPEN', series: 'in-situ' },
    { table: 'IVAN', heading: 'IVAN_IPEN', series: 'in-situ' },
    // Rows of vanes whose type is a penetrometer.
    {
      table: 'IVAN',
      heading: 'IVAN_IVAN',
      series: 'in-situ',
      where: ({ data }) => isPenetrometer(data),
      codes: { code: 'IVAN_TYPE', name: 'IVAN_REM' },
      needsCode: true,
    },
    { table: 'LPEN', heading: 'LPEN_PPEN', series: 'on-sample' },
    { table: 'CLSS', heading: 'CLSS_PPEN', series: 'on-sample' },
  ],
  minScaleEnd: 50,
  limits: READING_LIMITS.strength,
  // As in the column of the log. A single 0 may be a reading: very soft clay does not move the scale.
  isZeroUnread: () => true,
})
