import { namesIn } from './counties.ts'
import { simplifyName } from './gazetteer.ts'
import { GREAT_BRITAIN, type Region } from './regions.ts'

/**
 * Rivers of one of the two islands, as `simplifyName` has them. Names of rivers on both, such as Blackwater,
 * Bride, Dee, Douglas, Glen and Lee, say nothing. Sources: Ordnance Survey, Ordnance Survey of Northern
 * Ireland, Tailte Éireann.
 */
const RIVERS: readonly { readonly regions: readonly Region[]; readonly names: readonly string[] }[] = [
  {
    regions: GREAT_BRITAIN,
    names: namesIn(
      'adur, aire, alde, almond, aln, alyn, annan, arun, avon, axe, ayr, blyth, braan, brent, brue, bure',
      'calder, cam, camel, carron, ceiriog, cherwell, churnet, clwyd, clyde, coln, colne, ' +
        'conwy, coquet, cree, dane',
      'darent, dart, darwen, dearne, deben, derwent, deveron, don, doon, dove, dyfi, earn, ebbw, eden, ely',
      'erewash, ericht, esk, etherow, exe, fal, forth, fowey, frome, gipping, goyt, great ouse, hamble, hull',
      'idle, irk, irthing, irvine, irwell, isla, itchen, kelvin, kennet, kent, lea, leen, leven, loddon',
      'lossie, loughor, lowther, loxley, lugg, lune, maun, mease, meden, medlock, medway, mersey, mole',
      'nairn, neath, nene, ness, nidd, nith, ogmore, orwell, ouse, parrett, penk, rhondda, rhymney, ribble',
      'roch, roding, rother, ryton, severn, sheaf, soar, spey, spodden, stour, ' +
        'swale, taff, tamar, tame, tavy',
      'taw, tawe, tay, tees, teifi, teign, teith, teme, test, teviot, thames, tone, torridge, towy, trent',
      'tummel, tweed, tyne, tywi, ure, usk, wandle, wansbeck, waveney, weaver, welland, wensum, wey, wharfe',
      'windrush, witham, wye, wyre, yare, ystwyth, ythan',
    ),
  },
  { regions: ['Northern Ireland'], names: namesIn('bann, bush, faughan, lagan, moyola, quoile, strule') },
  { regions: ['Northern Ireland', 'Ireland'], names: namesIn('derg, erne, finn, foyle, maine, mourne') },
  {
    regions: ['Ireland'],
    names: namesIn(
      'avoca, bandon, barrow, boyne, brosna, camac, corrib, dargle, deel, dodder, feale, fergus, garavogue',
      'laune, liffey, maigue, moy, nenagh, nore, poddle, shannon, slaney, suck, suir, swilly, tolka, vartry',
    ),
  },
]

/**
 * `river trent` of `River Trent`, and of `Rivers Trent and Soar`, of which the first counts. A name alone may
 * be that of a town, a road or a person.
 */
export function findRivers(place: string): { readonly name: string; readonly regions: readonly Region[] }[] {
  const text = ` ${simplifyName(place)} `
  return RIVERS.flatMap(({ regions, names }) =>
    names
      .filter((name) => text.includes(` river ${name} `) || text.includes(` rivers ${name} `))
      .map((name) => ({ name: `river ${name}`, regions })),
  )
}
