import type { Region } from './regions.ts'

/** Each text lists names, parted by commas. */
export const namesIn = (...lists: string[]): string[] => lists.flatMap((list) => list.split(', '))

/**
 * Counties, council areas and districts by country, as `simplifyName` has them. Those of today, those before
 * the reforms of the twentieth century, and usual abbreviations. Sources: Ordnance Survey, Ordnance Survey of
 * Northern Ireland, Tailte Éireann. A council area that is called by its town is left to the gazetteer.
 */
export const counties: Readonly<Record<Region, readonly string[]>> = {
  England: namesIn(
    'avon, bedfordshire, beds, berks, berkshire, buckinghamshire, bucks, cambridgeshire, cambs',
    'cheshire, city of london, cleveland, cornwall, cumberland, cumbria, derbyshire, devon, dorset',
    'durham, east riding, east riding of yorkshire, east sussex, essex, glos, gloucestershire',
    'greater london, greater manchester, hampshire, hants, hereford and worcester, herefordshire',
    'hertfordshire, herts, humberside, huntingdonshire, isle of wight, isles of scilly, kent',
    'lancashire, lancs, leicestershire, leics, lincolnshire, lincs, merseyside, middlesex, norfolk',
    'north riding, north yorkshire, northamptonshire, northants, northumberland, nottinghamshire',
    'notts, oxfordshire, oxon, rutland, salop, shropshire, somerset, south yorkshire, staffordshire',
    'staffs, suffolk, surrey, sussex, tees valley, teesside, tyne and wear, warks, warwickshire',
    'west midlands, west riding, west sussex, west yorkshire, westmorland, wilts, wiltshire',
    'worcestershire, worcs, yorks, yorkshire',
  ),
  Scotland: namesIn(
    'aberdeenshire, angus, argyll, argyll and bute, argyllshire, ayrshire, banffshire, berwickshire',
    'buteshire, caithness, clackmannanshire, comhairle nan eilean siar, cromartyshire, dumbartonshire',
    'dumfries and galloway, dumfriesshire, dunbartonshire, east ayrshire, east dunbartonshire',
    'east lothian, east renfrewshire, edinburghshire, elginshire, fife, forfarshire, grampian',
    'haddingtonshire, highland, inverclyde, inverness shire, invernessshire, kincardineshire',
    'kinross shire, kirkcudbrightshire, lanarkshire, linlithgowshire, lothian, midlothian, moray',
    'morayshire, na h eileanan siar, nairnshire, north ayrshire, north lanarkshire, orkney',
    'outer hebrides, peeblesshire, perth and kinross, perthshire, renfrewshire, ross and cromarty',
    'ross shire, roxburghshire, scottish borders, selkirkshire, shetland, south ayrshire',
    'south lanarkshire, stirlingshire, strathclyde, sutherland, tayside, west dunbartonshire',
    'west lothian, western isles, wigtownshire, zetland',
  ),
  Wales: namesIn(
    'anglesey, blaenau gwent, brecknockshire, breconshire, bro morgannwg, caernarfonshire',
    'caernarvonshire, cardiganshire, carmarthenshire, carnarvonshire, ceredigion, clwyd, conwy',
    'denbighshire, dyfed, flintshire, glamorgan, gwent, gwynedd, isle of anglesey, merioneth',
    'merionethshire, mid glamorgan, monmouthshire, montgomeryshire, neath port talbot, pembrokeshire',
    'powys, radnorshire, rhondda cynon taf, rhondda cynon taff, sir benfro, sir ddinbych, sir fynwy',
    'sir gaerfyrddin, sir y fflint, south glamorgan, torfaen, vale of glamorgan, west glamorgan',
    'ynys mon',
  ),
  'Northern Ireland': namesIn(
    'antrim, antrim and newtownabbey, ards and north down, armagh',
    'armagh city banbridge and craigavon, causeway coast and glens, derry, derry city and strabane',
    'down, fermanagh, fermanagh and omagh, lisburn and castlereagh, londonderry, mid and east antrim',
    'mid ulster, newry mourne and down, tyrone',
  ),
  Ireland: namesIn(
    'carlow, cavan, clare, cork, donegal, dublin, dun laoghaire rathdown, fingal, galway, kerry',
    'kildare, kilkenny, laois, leitrim, limerick, longford, louth, mayo, meath, monaghan, offaly',
    'roscommon, sligo, south dublin, tipperary, waterford, westmeath, wexford, wicklow',
  ),
}

/**
 * Also first names, surnames, towns elsewhere or ordinary words: `County Down` and `Highland Council`, but
 * not `pulled down`.
 */
export const ambiguousCounties: ReadonlySet<string> = new Set(
  namesIn(
    'angus, antrim, armagh, avon, beds, berks, bucks, carlow, cavan, clare, cleveland, cork, cornwall',
    'cumberland, derry, devon, donegal, dorset, down, dublin, durham, essex, galway, highland, kent',
    'kerry, kildare, limerick, longford, louth, mayo, meath, norfolk, oxon, rutland, sligo, somerset',
    'suffolk, surrey, sussex, sutherland, waterford, westmorland, wexford, wicklow, yorks',
  ),
)
