import { GREAT_BRITAIN, type Region } from './regions.ts'

/** Organisations that work in some regions only, by names as they are printed. */
interface OrganisationList {
  readonly regions: readonly Region[]
  readonly weight: number
  /** Found anywhere in the name of a client, contractor or consultant. */
  readonly names: readonly string[]
  /**
   * Words that others use too: found only where nothing else is stated, or between commas, slashes and the
   * like.
   */
  readonly wholeNames?: readonly string[]
}

/** A public body has one territory, a contractor from a region usually works there. */
const WEIGHT = { publicBody: 1, contractor: 0.5, initials: 0.5 }

/**
 * Departments, agencies and councils as their governments list them: gov.uk, nidirect.gov.uk, gov.scot,
 * gov.wales and gov.ie. Contractors by their head office, Companies House and the Companies Registration
 * Office.
 */
export const organisations: readonly OrganisationList[] = [
  {
    regions: ['Northern Ireland'],
    weight: WEIGHT.publicBody,
    names: [
      ...[
        'Northern Ireland',
        'PSNI',
        'Translink',
        'NI Railways',
        'NI Water',
        'NIHE',
        'Libraries NI',
        'Invest NI',
      ],
      // Files have its initials with a small L, too.
      ...[
        'Dfl Roads',
        'Department for Infrastructure',
        'DfI Roads',
        'DfI Rivers',
        'DfI Eastern',
        'DfI Western',
      ],
      ...['Department for Regional Development', 'TransportNI', 'Rivers Agency', 'DAERA'],
      ...['Construction, Procurement and Delivery', 'Construction and Procurement Delivery'],
      ...['Construction Procurement Delivery', 'Central Procurement Directorate'],
      ...['National Museums NI', 'National Museum NI', 'National Museums N.I.', 'Ulster Museum'],
      ...['Southern Education and Library Board', 'Belfast Education and Library Board'],
      ...['Council for Catholic Maintained Schools', 'Southern Health and Social Care Trust'],
      ...['Western Health and Social Care Trust', 'Northern Health and Social Care Trust'],
      ...['Belfast Health and Social Care Trust', 'Belfast City Council', 'Belfast Harbour Commissioners'],
      ...['Antrim and Newtownabbey', 'Ards and North Down', 'Armagh City, Banbridge and Craigavon'],
      ...['Causeway Coast and Glens', 'Derry City and Strabane', 'Fermanagh and Omagh'],
      ...['Lisburn and Castlereagh', 'Mid and East Antrim', 'Mid Ulster', 'Newry, Mourne and Down'],
    ],
    wholeNames: ['Education Authority', 'DfI'],
  },
  { regions: ['Northern Ireland'], weight: WEIGHT.initials, names: [], wholeNames: ['CPD', 'NI'] },
  {
    regions: ['Northern Ireland', 'Ireland'],
    weight: WEIGHT.contractor,
    names: ['Causeway Geotech', 'Glover Site Investigations', 'Whiteford Geoservices', 'Irish Drilling'],
  },
  {
    regions: ['Ireland'],
    weight: WEIGHT.contractor,
    names: ['Priority Geotechnical', 'Ground Investigations Ireland', 'IGSL'],
  },
  {
    regions: ['Ireland'],
    weight: WEIGHT.publicBody,
    names: [
      ...['Transport Infrastructure Ireland', 'National Roads Authority', 'National Transport Authority'],
      ...['Iarnród Éireann', 'Irish Rail', 'Uisce Éireann', 'Irish Water', 'Office of Public Works'],
      ...['Electricity Supply Board', 'Gas Networks Ireland', 'Bord Gáis', 'Bord na Móna', 'Coillte'],
      ...['An Garda Síochána', 'Health Service Executive', 'IDA Ireland', 'Dublin Port Company'],
      ...[
        'Dublin City Council',
        'Fingal County Council',
        'Dún Laoghaire-Rathdown',
        'South Dublin County Council',
      ],
    ],
    wholeNames: ['ESB', 'OPW'],
  },
  {
    regions: GREAT_BRITAIN,
    weight: WEIGHT.publicBody,
    names: [
      ...['Network Rail', 'Railtrack', 'British Railways', 'British Waterways', 'National Coal Board'],
      ...['Coal Authority', 'HS2', 'High Speed Two'],
    ],
  },
  {
    regions: ['England'],
    weight: WEIGHT.publicBody,
    names: [
      ...[
        'Highways England',
        'National Highways',
        'Highways Agency',
        'Environment Agency',
        'Natural England',
      ],
      ...['Homes England', 'Transport for London', 'London Underground', 'Crossrail', 'London Borough'],
      ...['Thames Water', 'Anglian Water', 'Severn Trent', 'United Utilities', 'Yorkshire Water'],
      ...['Northumbrian Water', 'Southern Water', 'Wessex Water', 'South West Water'],
    ],
  },
  {
    regions: ['Scotland'],
    weight: WEIGHT.publicBody,
    names: [
      ...['Transport Scotland', 'Scottish Water', 'Scottish Environment Protection Agency', 'ScotRail'],
      ...[
        'Scottish Government',
        'Scottish Executive',
        'Historic Environment Scotland',
        'Glasgow City Council',
      ],
    ],
  },
  {
    regions: ['Wales'],
    weight: WEIGHT.publicBody,
    names: [
      ...['Welsh Government', 'Welsh Assembly Government', 'Welsh Office', 'Transport for Wales'],
      ...['Natural Resources Wales', 'Dŵr Cymru', 'Welsh Water'],
    ],
  },
]
