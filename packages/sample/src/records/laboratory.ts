import type { Hole } from '../holes/hole.ts'
import { createRandom, type Random } from '../random.ts'
import { contamination } from './contamination.ts'
import { isCohesive, isGranular } from './driven-tests.ts'
import type { Entry, Row } from './entry.ts'
import { grading } from './grading.ts'
import { type Sample, sampleKeys, samplesOf } from './sampling.ts'
import { triaxial } from './triaxial.ts'

/** One kind of test: which samples are scheduled for it, how often, and what comes of it. */
interface Schedule {
  suits: (sample: Sample) => boolean
  share: number
  test: (specimen: Row, sample: Sample, random: Random) => Iterable<Entry>
}

const clay = (sample: Sample) => sample.interval.stratum.kind === 'clay'

const schedules: Readonly<Record<string, Schedule>> = {
  moisture: {
    suits: (sample) => sample.type === 'D' && isCohesive(sample.interval),
    share: 0.5,
    test: moisture,
  },
  limits: { suits: (sample) => sample.type === 'D' && clay(sample), share: 0.3, test: limits },
  grading: {
    suits: (sample) => sample.type === 'B' && isGranular(sample.interval),
    share: 0.16,
    test: grading,
  },
  triaxial: { suits: (sample) => sample.type === 'U' && clay(sample), share: 0.6, test: triaxial },
  contamination: { suits: (sample) => sample.type === 'ES', share: 0.3, test: contamination },
}

/** Laboratory tests belong to a specimen, the specimen to a sample, the sample to the hole. */
export function* recordLaboratory(hole: Hole): Generator<Entry> {
  for (const sample of samplesOf(hole))
    for (const [name, { suits, share, test }] of Object.entries(schedules)) {
      const random = createRandom(hole.seed, hole.site.reference, hole.id, name, sample.type, sample.number)
      if (!suits(sample) || !random.chance(share)) continue
      const specimen = { ...sampleKeys(hole, sample), SPEC_REF: '1', SPEC_DPTH: sample.top }
      yield* test(specimen, sample, random)
    }
}

/** Water content falls with strength, in percent. */
function waterContent({ interval, strength }: Sample): number {
  if (interval.stratum.kind === 'organic') return 310 - Math.min(160, strength * 5)
  return 16 + 900 / (strength + 24)
}

function* moisture(specimen: Row, sample: Sample, random: Random): Generator<Entry> {
  const content = waterContent(sample) * random.near(1, 0.12)
  yield [
    'LNMC',
    { ...specimen, LNMC_MC: content.toFixed(content > 100 ? 0 : 1), LNMC_METH: 'BS1377:P2:1990:3.2' },
  ]
}

function* limits(specimen: Row, sample: Sample, random: Random): Generator<Entry> {
  const plastic = Math.round(random.near(23, 4))
  const liquid = plastic + Math.round(waterContent(sample) * random.near(0.85, 0.2))
  yield [
    'LLPL',
    {
      ...specimen,
      LLPL_LL: liquid,
      LLPL_PL: String(plastic),
      LLPL_PI: liquid - plastic,
      LLPL_425: random.whole(78, 100),
      LLPL_METH: 'BS1377:P2:1990:4.4',
    },
  ]
}
