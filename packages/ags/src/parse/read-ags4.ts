import type { BlockReader } from './block-reader.ts'
import type { RecordScanner } from './record-scanner.ts'

type Step = (blocks: BlockReader, values: string[], line: number) => void

const STEPS = new Map<string, Step>([
  ['DATA', (blocks, values, line) => blocks.row(values, line)],
  ['GROUP', beginGroup],
  ['HEADING', (blocks, values, line) => blocks.setHeadings(values, line)],
  ['UNIT', (blocks, values, line) => blocks.setUnits(values, line)],
  ['TYPE', (blocks, values, line) => blocks.setTypes(values, line)],
])

/** Reads AGS4 records: the descriptor in the first field says what each line is (AGS4 rule 3). */
export function readAgs4(blocks: BlockReader) {
  function record({ descriptor, values }: RecordScanner, line: number): void {
    const capital = descriptor === 'DATA' ? descriptor : descriptor.trim().toUpperCase()
    const step = STEPS.get(capital)
    if (step && capital !== descriptor) blocks.report('unevenDescriptor', line, descriptor)
    if (step) step(blocks, values, line)
    else blocks.report('unknownDescriptor', line, [descriptor, ...values].join(','))
  }

  return { record, end: () => blocks.endGroup(), continuations: () => 0 }
}

function beginGroup(blocks: BlockReader, [name = '', ...rest]: string[], line: number): void {
  blocks.beginGroup(name, line)
  if (rest.some((value) => value !== '')) blocks.report('extraValues', line, rest.join(','))
}
