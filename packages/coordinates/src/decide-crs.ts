import { findFits, type Fit, type GridPoint, shortName, usablePoints } from './crs-candidates.ts'
import type { ProjectText } from './country-clues.ts'
import type { CrsDecision, CrsEvidence, CrsSource } from './crs-decision.ts'
import { type Declared, readDeclared } from './declared-crs.ts'
import { guessCrs } from './guess-crs.ts'
import { resolveCrs } from './resolve-crs.ts'
import { type Review, reviewCrs } from './review-crs.ts'
import type { Transformer } from './transformer.ts'

/**
 * What every step needs: the usable points, the candidates they fit, and the text to look for places and
 * organisations in.
 */
interface Case {
  points: GridPoint[]
  fits: Fit[]
  text: ProjectText
}

/** A CRS that was configured for this project or company. */
interface Claim {
  source: CrsSource
  text: string | null | undefined
  /** Begins the reason: "project.json says" Irish Transverse Mercator (EPSG:2157). */
  says: string
}

/**
 * The CRS of a project's coordinates, and why. It is the one given, else of the project folder, else
 * LOCA_GREF, else of an earlier delivery, else the company's default. Else it is a guess from where the
 * coordinates would fall. A default that the coordinates contradict is not used. A declaration is used, with
 * a warning.
 * Throws a one-line Error where `given`, `projectFolder` or `companyDefault` names no CRS that can be used.
 */
export async function decideCrs(evidence: CrsEvidence): Promise<CrsDecision> {
  const points = usablePoints(evidence.points)
  const fits = await findFits(points)
  const text = evidence.text ?? {
    place: `${evidence.projectName} | ${evidence.projectLocation}`,
    organisations: evidence.organisations ?? [],
  }
  const about: Case = { points, fits, text }
  const declared = await readDeclared(evidence.gref)
  const heading = evidence.grefHeading ?? 'LOCA_GREF'
  const decision =
    (await decideByOrder(evidence, about)) ??
    (declared.kind === 'unknown' ? await decideByClaim(otherDeliveries(evidence), about) : null) ??
    (await decideByDeclaration(declared, heading, about)) ??
    (await decideByHabit(evidence, about))
  const warnings = [...decision.warnings, ...doubtByText(decision, evidence)]
  return { ...decision, warnings, candidates: fits.map(({ code }) => code) }
}

/** A grid that is named in a text is no doubt of a CRS that was given for the project. */
const doubtByText = ({ code, source }: Decided, { otherGrid = null }: CrsEvidence): string[] =>
  otherGrid === null || code === null || source === 'given' || source === 'project' ? [] : [otherGrid]

type Decided = Omit<CrsDecision, 'candidates'>

const otherDeliveries = (evidence: CrsEvidence): Claim => ({
  source: 'delivery',
  text: evidence.otherDeliveries,
  says: 'Other deliveries of the project say',
})

async function decideByClaim(claim: Claim, about: Case): Promise<Decided | null> {
  const review = await reviewClaim(claim, about)
  return review && accept(claim, review, review.warnings)
}

/** A CRS that was decided for this project is used as it is. */
async function decideByOrder(evidence: CrsEvidence, about: Case): Promise<Decided | null> {
  const claims: Claim[] = [
    { source: 'given', text: evidence.given, says: '--crs says' },
    { source: 'project', text: evidence.projectFolder, says: 'project.json says' },
  ]
  for (const claim of claims) {
    const decided = await decideByClaim(claim, about)
    if (decided) return decided
  }
  return null
}

/** A grid that the file names is respected: without a place for it, grid coordinates place nothing. */
async function decideByDeclaration(
  declared: Declared,
  heading: string,
  about: Case,
): Promise<Decided | null> {
  const none = (reason: string): Decided => ({ code: null, source: 'none', reason, warnings: [] })
  switch (declared.kind) {
    case 'none':
      return null
    case 'local':
      return none(`${heading} says "${declared.text}": a local grid has no place on the map`)
    case 'unknown':
      return none(
        `${heading} says "${declared.text}", which is no known grid: name its CRS with --crs EPSG:n`,
      )
    case 'mixed': {
      const texts = declared.texts.map((text) => `"${text}"`).join(' and ')
      return none(`${heading} says ${texts}: each hole is placed in the grid that it states`)
    }
    case 'crs':
      return decideByCode(declared, heading, about)
  }
}

async function decideByCode(
  { code, text, holes, stating }: Extract<Declared, { kind: 'crs' }>,
  heading: string,
  about: Case,
): Promise<Decided> {
  try {
    const review = await reviewCrs(code, about.points, about.fits, about.text)
    const share = holes === stating ? '' : ` for ${holes} of ${stating} holes`
    const reason = `${heading} says "${text}"${share}, which is ${nameAndCode(review.transformer)}`
    return { code: review.transformer.code, source: 'declared', reason, warnings: review.warnings }
  } catch (error) {
    const reason = `${heading} says "${text}", which cannot be used: ${messageOf(error)}`
    return { code: null, source: 'none', reason, warnings: [] }
  }
}

/**
 * What is usual for the project or company, as long as the coordinates do not contradict it; else a guess.
 */
async function decideByHabit(evidence: CrsEvidence, about: Case): Promise<Decided> {
  const claims: Claim[] = [
    otherDeliveries(evidence),
    { source: 'company', text: evidence.companyDefault, says: 'The company default says' },
  ]
  const warnings: string[] = []
  for (const claim of claims) {
    const review = await reviewClaim(claim, about)
    if (review && !review.contradicted) return accept(claim, review, [...warnings, ...review.warnings])
    if (review) warnings.push(setAside(claim, review))
  }
  return { ...(await guessCrs(about.points, about.fits, about.text)), warnings }
}

const setAside = ({ says }: Claim, { transformer, warnings }: Review): string =>
  `${says} ${nameAndCode(transformer)}, which was not used: ${warnings.join('; ')}`

async function reviewClaim(
  { text, says }: Claim,
  { points, fits, text: words }: Case,
): Promise<Review | null> {
  if (text === null || text === undefined || text.trim() === '') return null
  const code = resolveCrs(text)
  if (code === null)
    throw new Error(`${says} "${text}", which is not a CRS: give an EPSG code, for example EPSG:27700`)
  return reviewCrs(code, points, fits, words).catch((error: unknown) => {
    throw new Error(`${says} "${text}", which cannot be used: ${messageOf(error)}`)
  })
}

const accept = ({ source, says }: Claim, { transformer }: Review, warnings: string[]): Decided => ({
  code: transformer.code,
  source,
  reason: `${says} ${nameAndCode(transformer)}`,
  warnings,
})

const nameAndCode = (transformer: Transformer): string => `${shortName(transformer)} (${transformer.code})`

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
