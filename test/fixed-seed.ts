import fc from 'fast-check'

/** Property tests try the same cases in every run; TEST_SEED (a whole number, or `random`) tries others. */
const stated = process.env.TEST_SEED ?? '20261122'

if (stated !== 'random') {
  const seed = Number(stated)
  if (!Number.isSafeInteger(seed))
    throw new Error(`TEST_SEED is "${stated}": give a whole number or "random"`)
  fc.configureGlobal({ seed })
}
