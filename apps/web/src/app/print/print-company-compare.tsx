import { NO_GLOSSARY } from '../../data/tables/glossary.ts'
import type { CompanyPrintProps } from './company-sheet.ts'
import { PrintComparedHoles } from './print-compared-holes.tsx'

/** Print of the logs of selected holes of several projects side by side. */
export default function PrintCompanyCompare({ search, ...sheet }: CompanyPrintProps) {
  const { holes, name, project, size, scale, texts, onReady } = sheet
  return (
    <PrintComparedHoles
      {...{ holes, name, project, size, scale, texts, onReady }}
      glossary={NO_GLOSSARY}
      axis={search.axis}
    />
  )
}
