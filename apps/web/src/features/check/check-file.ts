import {
  createAgsChecker,
  createAgsDecoder,
  createAgsParser,
  createEncodingDetector,
  findMixedEncoding,
  findUnreadNumbers,
  readDefinitions,
  combineHandlers,
  countBlocks,
  resolveFile,
  type Ags4Version,
  type AgsHandler,
  type AgsSummary,
  type Diagnostic,
  type Encoding,
  notAgsProblem,
} from '@groundsheet/ags'
import { gatherHoles, type StatedSite } from '@groundsheet/coordinates'
import {
  attachedInArchive,
  countedIn,
  createFileRules,
  gatherProjectIds,
  importFinding,
  LEVELS,
  NO_BYTES,
  NO_FINDINGS,
  partsOfProblem,
  projectDiagnostics,
  unreadableFinding,
  withoutRepeatedRules,
  type CheckedFile,
  type RuleOptions,
} from '@groundsheet/rules'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { readHoleRows, type HoleRows } from './holes/read-hole-rows.ts'
import type { ArchivePlace } from './worker-messages.ts'

interface Options {
  readonly version: Ags4Version | null
  readonly archive: ArchivePlace | null
  /** Undefined: that rule is not checked. */
  readonly isInGreatBritain: RuleOptions['isInGreatBritain']
  /** 0 to 1, of all readings of the file that are certain. */
  readonly onProgress: (share: number) => void
}

/** A file that is read again from its start each time. */
export interface ReadableFile {
  readonly name: string
  readonly size: number
  chunks(): AsyncIterable<Uint8Array>
}

export interface Checked {
  readonly result: CheckedFile & { readonly encoding: Encoding | null }
  /** Null: the file cannot be read. */
  readonly site: StatedSite | null
}

/**
 * To find the encoding; to check the rules and find the definitions of DICT and ABBR; to check with those.
 */
const FILE_PASSES = 3

/** Checks a file on every level. A file that breaks a rule is read again where the lines are to be found. */
export async function checkFile(
  file: ReadableFile,
  { version, archive, isInGreatBritain, onProgress }: Options,
): Promise<Checked> {
  let read = 0
  const onBytes = (bytes: number) => {
    read += bytes
    onProgress(Math.min(1, read / (file.size * FILE_PASSES)))
  }
  const inspected = await inspect(file, onBytes)
  if ('refused' in inspected) return { result: unreadFile(file.name, inspected.refused), site: null }
  const { encoding, hash } = inspected
  const readAgs = (handler: AgsHandler, onChunk?: (chunk: Uint8Array) => void) =>
    readFile(file, encoding, handler, onChunk)

  const rules = createFileRules(encoding, {
    levels: ['ags', 'bgs'],
    version: version ?? undefined,
    files: archive === null ? undefined : attachedInArchive(archive.entries, archive.name),
    isInGreatBritain,
  })
  const holes = gatherHoles()
  const projects = gatherProjectIds()
  const unread = findUnreadNumbers()
  const definitions = readDefinitions()
  const counted = countBlocks()
  const diagnostics: Diagnostic[] = []
  const keep = { ...NO_HANDLER, diagnostic: (diagnostic: Diagnostic) => diagnostics.push(diagnostic) }
  const { edition, separator } = await readAgs(
    combineHandlers([
      ...[keep, definitions.handler, rules.handler, holes.handler],
      ...[projects.handler, unread, counted.handler],
    ]),
    (chunk) => {
      rules.addPiece(chunk)
      onBytes(chunk.length)
    },
  )
  const checked = await rules.finish(readAgs)
  if (edition !== null) {
    const dictionary = definitions.dictionary(edition)
    const checker = createAgsChecker(edition, dictionary)
    const units = resolveFile(file.name, counted.blocks, dictionary)
    await readAgs({ ...checker, diagnostic: () => undefined }, ({ length }) => onBytes(length))
    for (const again of checker.furtherPasses()) await readAgs(units.storedRows(again))
    diagnostics.push(...units.diagnostics, ...checker.end(), ...unread.end())
    const { fileTitle } = holes.site(file.name, dictionary)
    diagnostics.push(...projectDiagnostics(projects.ids(), fileTitle))
  }
  if (encoding === 'windows-1252') diagnostics.push(...(await findMixedEncoding(file.chunks())))
  const found =
    edition === null
      ? [unreadableFinding(partsOfProblem(notAgsProblem(separator)), LEVELS)]
      : diagnostics.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)).map((one) => importFinding(one))
  const result = {
    path: file.name,
    edition,
    encoding,
    bytes: file.size,
    sha256: hash,
    checkedAt: new Date().toISOString(),
    dictionary: checked.dictionary,
    findings: [...checked.findings, ...withoutRepeatedRules(countedIn(checked), found)],
    unlisted: checked.unlisted,
    unlistedCounts: checked.unlistedCounts,
  }
  return { result, site: edition === null ? null : holes.site(file.name, definitions.dictionary(edition)) }
}

/** What is known of a file that is no text. */
function unreadFile(path: string, reason: string): Checked['result'] {
  const unknown = { edition: null, encoding: null, bytes: null, sha256: null, dictionary: null }
  const checkedAt = new Date().toISOString()
  const findings = [unreadableFinding(partsOfProblem(reason), LEVELS)]
  return { path, checkedAt, ...unknown, ...NO_FINDINGS, findings }
}

/** The rows of a hole, for its log. */
export async function readHole(file: ReadableFile, hole: string): Promise<HoleRows | null> {
  const inspected = await inspect(file, () => undefined)
  if ('refused' in inspected) return null
  const { encoding } = inspected
  return readHoleRows(hole, (handler) => readFile(file, encoding, handler))
}

const NO_HANDLER: AgsHandler = { block: () => undefined, row: () => undefined, diagnostic: () => undefined }

async function inspect(file: ReadableFile, onBytes: (bytes: number) => void) {
  const detector = createEncodingDetector()
  const hash = sha256.create()
  for await (const chunk of file.chunks()) {
    detector.write(chunk)
    hash.update(chunk)
    onBytes(chunk.length)
  }
  if (file.size === 0) return { refused: NO_BYTES }
  const detected = detector.end()
  if ('refused' in detected) return detected
  return { encoding: detected.encoding, hash: bytesToHex(hash.digest()) }
}

async function readFile(
  file: ReadableFile,
  encoding: Encoding,
  handler: AgsHandler,
  onChunk: (chunk: Uint8Array) => void = () => undefined,
): Promise<AgsSummary> {
  const decoder = createAgsDecoder(encoding)
  const parser = createAgsParser(handler)
  for await (const chunk of file.chunks()) {
    parser.write(decoder.write(chunk))
    onChunk(chunk)
    if (parser.isDone()) break
  }
  parser.write(decoder.end())
  return parser.end()
}
