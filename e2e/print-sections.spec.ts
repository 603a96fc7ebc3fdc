import { printedSections, printedSheets, sheetsAreReady } from './printed-sheets.ts'
import { sectionNotes, sticks, turnLines } from './section-parts.ts'
import { pxOfSectionMetre, turnLinesThroughTexts } from './sheet-measures.ts'
import { expect, test } from './test.ts'
import { PX_PER_MM, holesOf, printed } from './print-page.ts'

test(
  'the section is printed at the stated scales, correlation lines marked as interpretation',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const project = projects[0]?.id ?? ''
    const logged = (await holesOf(client, project)).filter(
      ({ tables, latitude, groundLevel }) =>
        latitude !== null && groundLevel !== null && tables?.some(({ code }) => code === 'GEOL'),
    )
    const pick = logged.slice(0, 3).map(({ id }) => `pick=${id}`)
    await open(`/projects/${project}?view=section&ties=yes&${pick.join('&')}`)
    await page.getByRole('link', { name: 'Print this section' }).click()
    await sheetsAreReady(page)
    await page.getByLabel('Vertical scale').selectOption('250')
    await expect(printedSections(page).first()).toHaveAttribute('data-rise', '250')
    await expect(sectionNotes(page).first()).toContainText('Interpretation')
    await expect(page.getByRole('listitem').filter({ hasText: 'Change of direction' })).toHaveCount(1)
    const level = await pxOfSectionMetre(page)
    const fit = await printedSheets(page)
      .first()
      .evaluate((sheet) => Number(getComputedStyle(sheet).zoom))
    expect(level / fit / PX_PER_MM).toBeCloseTo(4, 1)
    const { sizes, images } = await printed(page)
    expect({ sizes, images }).toEqual({ sizes: ['842x595'], images: 0 })
  },
)

for (const projectId of ['NGE-0614', 'NGE-1187', 'NGE-1342'])
  test(`a section of ${projectId} has the selected holes only, and no turn line crosses figures`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    const project = projects.find((one) => one.projectId === projectId)?.id ?? ''
    const drawable = (await holesOf(client, project)).filter(
      ({ latitude, groundLevel, finalDepth }) =>
        latitude !== null && groundLevel !== null && finalDepth !== null,
    )
    for (const count of [3, 12]) {
      const selected = drawable.slice(0, count)
      const pick = selected.map(({ id }) => `pick=${id}`).join('&')
      const names = selected.map(({ locationId }) => locationId).sort()
      await open(`/projects/${project}?view=section&ties=yes&spt=yes&base=offline&${pick}`)
      await expect(turnLines(page).first()).toBeAttached({ timeout: 60_000 })
      expect((await turnLinesThroughTexts(page)).crossed).toEqual([])
      for (const paper of ['A4', 'A3&scale=500']) {
        await open(`/projects/${project}/print/section?ties=yes&spt=yes&paper=${paper}&${pick}`)
        await sheetsAreReady(page)
        const drawn = await sticks(page).evaluateAll((sticks) =>
          sticks.map((stick) => stick.getAttribute('data-hole') ?? ''),
        )
        expect([...new Set(drawn)].sort()).toEqual(names)
        const { pieces, crossed } = await turnLinesThroughTexts(page)
        expect(pieces).toBeGreaterThan(0)
        expect(crossed).toEqual([])
      }
    }
  })
