import { createHash } from 'node:crypto'
import { expect, mapIsIdle, test } from './test.ts'

const RUNS = 6

test('the same address looks the same, to the byte, each time it is opened', async ({
  browser,
  service,
  key,
  projects,
}) => {
  test.setTimeout(180_000)
  const [project] = projects
  const seen: string[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${service.url}/projects/${project?.id ?? ''}?base=offline#key=${key}`)
    await mapIsIdle(page)
    seen.push(
      createHash('sha256')
        .update(await page.screenshot())
        .digest('hex'),
    )
    await context.close()
  }
  expect(seen).toEqual(Array.from(seen, () => seen[0]))
})
