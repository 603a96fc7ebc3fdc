import {
  createAgsDecoder,
  createAgsParser,
  type AgsHandler,
  type AgsSummary,
  type Encoding,
} from '@groundsheet/ags'
import type { AgsSource } from '../sources/ags-source.ts'
import { readBytes } from './inspect-bytes.ts'

/**
 * Parses a file as a stream. `onBytes` is called and waited for with every piece: for the progress bar, or to
 * check its lines.
 */
export async function readAgsFile(
  source: AgsSource,
  encoding: Encoding,
  handler: AgsHandler,
  onBytes: (bytes: number, piece: Uint8Array) => void | Promise<void>,
): Promise<AgsSummary> {
  const decoder = createAgsDecoder(encoding)
  const parser = createAgsParser(handler)
  for await (const chunk of readBytes(source)) {
    parser.write(decoder.write(chunk))
    await onBytes(chunk.length, chunk)
    if (parser.isDone()) break
  }
  parser.write(decoder.end())
  return parser.end()
}
