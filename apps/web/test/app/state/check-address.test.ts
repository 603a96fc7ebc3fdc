import { describe, expect, test } from 'vitest'
import { PROJECT_RULES, PROJECTS_RULES } from '../../../src/app/state/address-rules.ts'
import { describeIgnored } from '../../../src/ui/strings/address-strings.ts'
import { checkAddress } from '../../../src/app/state/check-address.ts'
import { readProjectSearch } from '../../../src/url-state/project-search.ts'
import { readProjectsSearch } from '../../../src/url-state/projects-search.ts'
import { parseSearch } from '../../../src/url-state/search-text.ts'

const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(24))

const KNOWN = {
  holes: [A ?? '', B ?? ''],
  tables: ['GEOL', 'ISPT'],
  columns: ['@hole', 'GEOL_TOP'],
  grids: ['EPSG:27700'],
  basemaps: ['streets'],
}

function check(text: string, known: Readonly<Record<string, readonly string[] | null>> = KNOWN) {
  const raw = parseSearch(text)
  const { ignored, change } = checkAddress(raw, readProjectSearch(raw), PROJECT_RULES, known)
  return { ignored: ignored.map(({ parameter, value }) => `${parameter}=${value}`), change }
}

test('nothing is ignored in an address whose names all exist', () => {
  const text =
    `?hole=${A}&tab=log&table=GEOL&sort=-GEOL_TOP&pick=${A}&pick=${B}&grid=EPSG:27700&base=streets` +
    '&line=-0.1,51.5;-0.2,51.6&at=16/51.5/-0.1&date=2021-03-08..&depth=10-&view=plots&side=legend' +
    '&times=10&offset=25&axis=level&datum=flat&placed=no&fit=most'
  expect(check(text)).toEqual({ ignored: [], change: {} })
})

describe('an unusable value is reported and removed', () => {
  const BAD = {
    tab: 'XXXX',
    sort: 'XXXX_TOP',
    pick: C ?? '',
    grid: 'EPSG:1',
    base: 'moon',
    line: 'here',
    at: '99/0/0',
    date: '2021-02-30..',
    depth: 'deep',
    view: 'xray',
    times: '999999999',
    offset: '-5',
    axis: 'zz',
    measure: 'abc',
    log: 'abc',
    placed: 'yes',
    inside: '1,1',
  }
  for (const [parameter, value] of Object.entries(BAD)) {
    test(parameter, () => {
      expect(check(`?${parameter}=${value}`)).toEqual({
        ignored: [`${parameter}=${value}`],
        change: { [parameter]: undefined },
      })
    })
  }

  test('a missing hole and a missing table are reported together with the values that depend on them', () => {
    const { ignored, change } = check('?hole=BH1&tab=GEOL&table=XXXX&sort=GEOL_TOP')
    expect(ignored).toEqual(['hole=BH1', 'table=XXXX'])
    expect(Object.keys(change)).toEqual(
      expect.arrayContaining(['hole', 'tab', 'row', 'table', 'where', 'sort', 'match']),
    )
  })
})

test('of several holes, only those missing in the project are ignored', () => {
  expect(check(`?pick=${A}&pick=${C}&pick=junk`)).toEqual({
    ignored: [`pick=${C}`, 'pick=junk'],
    change: { pick: [A] },
  })
})

test('codes are found in upper and lower case, and written as in the project', () => {
  expect(check('?table=geol&tab=Log&sort=-geol_top')).toEqual({
    ignored: [],
    change: { table: 'GEOL', tab: 'log', sort: '-GEOL_TOP' },
  })
})

test('names are not checked before they have loaded', () => {
  const none = { holes: null, tables: null, columns: null, grids: null, basemaps: null }
  expect(check(`?hole=${C}&tab=XXXX&table=XXXX&sort=X&pick=${C}&grid=X&base=X`, none).ignored).toEqual([])
})

test('project list: the default order is not reported, an unknown column is', () => {
  const ignored = (text: string) => {
    const raw = parseSearch(text)
    const known = { columns: ['name', 'updated'], basemaps: ['streets'] }
    return checkAddress(raw, readProjectsSearch(raw), PROJECTS_RULES, known).ignored
  }
  expect(ignored('?sort=-updated&base=streets&at=5/53/-2')).toEqual([])
  expect(ignored('?sort=colour&base=moon&at=here').map(({ parameter }) => parameter)).toEqual([
    'sort',
    'base',
    'at',
  ])
})

test.each(Object.keys({ ...PROJECT_RULES, ...PROJECTS_RULES }))(
  'an ignored %s is named in the message',
  (parameter) => {
    expect(describeIgnored([{ parameter, value: 'x' }])).toHaveLength(1)
  },
)
