import { GREAT_BRITAIN, type Region } from './regions.ts'

/** Organisations that work in some regions only, by names as `simplifyName` writes them. */
interface OrganisationList {
  readonly regions: readonly Region[]
  readonly weight: number
  /** Found anywhere in the name of a client, contractor or consultant. */
  readonly names: readonly string[]
  /** Words that others use too: found only where nothing else is stated, or between commas, slashes and the like. */
  readonly wholeNames?: readonly string[]
}

/** A public body has one territory, a contractor from a region usually works there. */
const WEIGHT = { publicBody: 1, contractor: 0.5, initials: 0.5 }

/**
 * Departments, agencies and councils as their governments list them: gov.uk, nidirect.gov.uk, gov.scot, gov.wales and gov.ie.
 * Contractors by their head office, Companies House and the Companies Registration Office.
 */
export const organisations: readonly OrganisationList[] = [
  {
    regions: ['Northern Ireland'],
    weight: WEIGHT.publicBody,
    names: [
      ...[
        'northern ireland',
        'psni',
        'translink',
        'ni railways',
        'ni water',
        'nihe',
        'libraries ni',
        'invest ni',
      ],
      ...['department for infrastructure', 'dfi roads', 'dfi rivers', 'dfi eastern', 'dfi western'],
      ...['department for regional development', 'transportni', 'rivers agency', 'daera'],
      ...['construction procurement and delivery', 'construction and procurement delivery'],
      ...['construction procurement delivery', 'central procurement directorate'],
      ...['national museums ni', 'national museum ni', 'national museums n i', 'ulster museum'],
      ...['southern education and library board', 'belfast education and library board'],
      ...['council for catholic maintained schools', 'southern health and social care trust'],
      ...['western health and social care trust', 'northern health and social care trust'],
      ...['belfast health and social care trust', 'belfast city council', 'belfast harbour commissioners'],
      ...['antrim and newtownabbey', 'ards and north down', 'armagh city banbridge and craigavon'],
      ...['causeway coast and glens', 'derry city and strabane', 'fermanagh and omagh'],
      ...['lisburn and castlereagh', 'mid and east antrim', 'mid ulster', 'newry mourne and down'],
    ],
    wholeNames: ['education authority', 'dfi'],
  },
  { regions: ['Northern Ireland'], weight: WEIGHT.initials, names: [], wholeNames: ['cpd', 'ni'] },
  {
    regions: ['Northern Ireland', 'Ireland'],
    weight: WEIGHT.contractor,
    names: ['causeway geotech', 'glover site investigations', 'whiteford geoservices', 'irish drilling'],
  },
  {
    regions: ['Ireland'],
    weight: WEIGHT.contractor,
    names: ['priority geotechnical', 'ground investigations ireland', 'igsl'],
  },
  {
    regions: ['Ireland'],
    weight: WEIGHT.publicBody,
    names: [
      ...['transport infrastructure ireland', 'national roads authority', 'national transport authority'],
      ...['iarnrod eireann', 'irish rail', 'uisce eireann', 'irish water', 'office of public works'],
      ...['electricity supply board', 'gas networks ireland', 'bord gais', 'bord na mona', 'coillte'],
      ...['an garda siochana', 'health service executive', 'ida ireland', 'dublin port company'],
      ...[
        'dublin city council',
        'fingal county council',
        'dun laoghaire rathdown',
        'south dublin county council',
      ],
    ],
    wholeNames: ['esb', 'opw'],
  },
  {
    regions: GREAT_BRITAIN,
    weight: WEIGHT.publicBody,
    names: [
      ...['network rail', 'railtrack', 'british railways', 'british waterways', 'national coal board'],
      ...['coal authority', 'hs2', 'high speed two'],
    ],
  },
  {
    regions: ['England'],
    weight: WEIGHT.publicBody,
    names: [
      ...[
        'highways england',
        'national highways',
        'highways agency',
        'environment agency',
        'natural england',
      ],
      ...['homes england', 'transport for london', 'london underground', 'crossrail', 'london borough'],
      ...['thames water', 'anglian water', 'severn trent', 'united utilities', 'yorkshire water'],
      ...['northumbrian water', 'southern water', 'wessex water', 'south west water'],
    ],
  },
  {
    regions: ['Scotland'],
    weight: WEIGHT.publicBody,
    names: [
      ...['transport scotland', 'scottish water', 'scottish environment protection agency', 'scotrail'],
      ...[
        'scottish government',
        'scottish executive',
        'historic environment scotland',
        'glasgow city council',
      ],
    ],
  },
  {
    regions: ['Wales'],
    weight: WEIGHT.publicBody,
    names: [
      ...['welsh government', 'welsh assembly government', 'welsh office', 'transport for wales'],
      ...['natural resources wales', 'dwr cymru', 'welsh water'],
    ],
  },
]
