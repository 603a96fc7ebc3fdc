import { allPlaces, simplifyName, type Place } from './gazetteer.ts'

/**
 * The districts of GeoNames (second divisions, as `Place.district` has them) that a county of `counties.ts`
 * has, or had before the reforms of the twentieth century.
 */
const DISTRICTS = [
  'avon: A4 B7 J4 M6; bedfordshire, beds: I1 Z5 Z6; berkshire, berks: B3 K7 M1 P4 P9 Q2',
  'buckinghamshire, bucks: B9 I6 M1; cambridgeshire, cambs: C3 K3',
  'cheshire: E9 N2 O1 O6 P2 Q1 Z7 Z8; city of london, greater london, middlesex: GLA',
  'cleveland, teesside: F5 I5 K9 N3; tees valley: D1 F5 I5 K9 N3; cornwall: C6',
  'cumberland, cumbria, westmorland: C9; derbyshire: D2 D3; devon: D4 K4 O4; dorset: AA D6',
  'durham: D1 D8 F5 N3; east riding, east riding of yorkshire: E1 G6; east sussex: B6 E2; essex: E4 M5 O3',
  'gloucestershire, glos: E6 M6; greater manchester: B1 C1 I2 K1 L2 L5 N2 O1 O6 P7',
  'hampshire, hants: F2 K6 M4; hereford and worcester: F7 Q4; herefordshire: F7; hertfordshire, herts: F8',
  'humberside: E1 G6 J2 J3; huntingdonshire: C3; isle of wight: G2; isles of scilly: Z9; kent: G5 I3',
  'lancashire, lancs: A8 A9 B1 C1 G9 H2 H8 I2 K1 L2 L5 L8 N1 P7; leicestershire, leics: H4 H5',
  'lincolnshire, lincs: H7 J2 J3; merseyside: G9 H8 L8 N1 Q1; norfolk: I9; north riding: I5 J7 K9',
  'north yorkshire: J7 Q5; northamptonshire, northants: J1; northumberland: I7 J5 J6',
  'nottinghamshire, notts: J8 J9; oxfordshire, oxon: K2; rutland: L4; shropshire, salop: L6 O2',
  'somerset: A4 J4 M3; south yorkshire: A3 D5 L3 L9; staffordshire, staffs: L7 M9 N4 O8 Q3; suffolk: N5',
  'surrey: N7; sussex: B6 E2 P6; tyne and wear: E5 I7 J5 M7 N6; warwickshire, warks: A7 C7 M2 P3',
  'west midlands: A7 C7 D7 L7 M2 O8 Q3; west riding: A3 B4 C2 D5 G8 H3 J7 L3 L9 O7; west sussex: P6',
  'west yorkshire: B4 C2 G8 H3 O7; wiltshire, wilts: N9 P8; worcestershire, worcs: D7 Q4',
  'yorkshire, yorks: A3 B4 C2 D5 E1 G6 G8 H3 I5 J7 K9 L3 L9 O7 Q5',
  'aberdeenshire: T5 T6; angus, forfarshire: T7 U3; argyll, argyll and bute, argyllshire: T8',
  'ayrshire: U4 V7 W4; banffshire: T6 V6; berwickshire, peeblesshire, roxburghshire: T9',
  'scottish borders, selkirkshire: T9; buteshire: T8 V7; clackmannanshire: U1',
  'caithness, cromartyshire, highland, nairnshire, sutherland: V3; inverness shire, invernessshire: V3 W8',
  'comhairle nan eilean siar, na h eileanan siar, outer hebrides, western isles: W8',
  'dumbartonshire, dunbartonshire: T8 U5 V8 W7; dumfries and galloway: U2',
  'dumfriesshire, kirkcudbrightshire, wigtownshire: U2; east ayrshire: U4; east dunbartonshire: U5',
  'east lothian, haddingtonshire: U6; east renfrewshire: U7; edinburghshire: U8 V5; elginshire: V6; fife: V1',
  'grampian: T5 T6 V6; inverclyde: V4; kincardineshire: T5 T6; kinross shire: W1; lanarkshire: V2 V8 W5',
  'linlithgowshire, west lothian: W9; lothian: U6 U8 V5 W9; midlothian: U8 V5; moray, morayshire: V3 V6',
  'north ayrshire: V7; north lanarkshire: V8; orkney: V9; perth and kinross: W1; perthshire: W1 W6',
  'renfrewshire: U7 V4 W2; ross and cromarty, ross shire: V3 W8; shetland, zetland: W3; south ayrshire: W4',
  'south lanarkshire: W5; stirlingshire: U5 U9 W6; strathclyde: T8 U4 U5 U7 V2 V4 V7 V8 W2 W4 W5 W7',
  'tayside: T7 U3 W1; west dunbartonshire: W7',
  'anglesey, isle of anglesey, ynys mon: X1; blaenau gwent: X2; brecknockshire, breconshire: X2 Y3 Y8',
  'bro morgannwg, vale of glamorgan: Z3; caernarfonshire, caernarvonshire, carnarvonshire: X8 Y2',
  'cardiganshire, ceredigion: X6; carmarthenshire, sir gaerfyrddin: X7; clwyd: X8 X9 Y1 Z4; conwy: X8',
  'denbighshire, sir ddinbych: X8 X9 Z4; dyfed: X6 X7 Y7; flintshire, sir y fflint: X9 Y1 Z4',
  'glamorgan: X3 X4 X5 Y3 Y5 Y9 Z1 Z3; gwent: X2 X4 Y4 Y6 Z2; gwynedd: X1 X8 Y2; merioneth: X9 Y2',
  'merionethshire: X9 Y2; mid glamorgan: X3 X4 Y3 Y9; monmouthshire, sir fynwy: X2 X4 Y4 Y6 Z2',
  'montgomeryshire, powys, radnorshire: Y8; neath port talbot: Y5; pembrokeshire, sir benfro: Y7',
  'rhondda cynon taf, rhondda cynon taff: Y9; south glamorgan: X5 Z3; torfaen: Z2; west glamorgan: Y5 Z1',
  'antrim: N09000001 N09000003 N09000004 N09000007 N09000008; antrim and newtownabbey: N09000001',
  'ards and north down: N09000011; armagh: N09000002 N09000010',
  'armagh city banbridge and craigavon: N09000002; causeway coast and glens: N09000004',
  'derry, londonderry: N09000004 N09000005 N09000009; derry city and strabane: N09000005',
  'down: N09000002 N09000003 N09000007 N09000010 N09000011; fermanagh, fermanagh and omagh: N09000006',
  'lisburn and castlereagh: N09000007; mid and east antrim: N09000008; mid ulster: N09000009',
  'newry mourne and down: N09000010; tyrone: N09000005 N09000006 N09000009',
  'carlow: IE01; cavan: IE02; clare: IE03; cork: IE04; donegal: IE06; dublin: IE33 IE34 IE35 IE39',
  'dun laoghaire rathdown: IE34; fingal: IE35; galway: IE10; kerry: IE11; kildare: IE12; kilkenny: IE13',
  'laois: IE15; leitrim: IE14; limerick: IE42; longford: IE18; louth: IE19; mayo: IE20; meath: IE21',
  'monaghan: IE22; offaly: IE23; roscommon: IE24; sligo: IE25; south dublin: IE39; tipperary: IE26',
  'waterford: IE27 IE44; westmeath: IE29; wexford: IE30; wicklow: IE31',
]

let districts: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The places of a county; none of one that is not known. */
export function placesInCounty(county: string): Place[] {
  districts ??= new Map(
    DISTRICTS.flatMap((line) => line.split('; ')).flatMap((entry) => {
      const [names = '', codes = ''] = entry.split(': ')
      return names.split(', ').map((name) => [name, new Set(codes.split(' '))] as const)
    }),
  )
  const own = districts.get(simplifyName(county))
  return own === undefined ? [] : allPlaces().filter(({ district }) => own.has(district))
}
