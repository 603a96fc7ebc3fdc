/**
 * Places of Great Britain and Ireland whose names are ordinary words of project titles, street names or people's names:
 * "Bridge", "Hill" and "Church" are towns too. Found in a title they prove nothing.
 */
export const commonWords = new Set(
  [
    'abram andreas archway arnold ash aston banks bar barbican barnard battle bayside beaumont belmont',
    'benson berkeley bow bowes box boyle bradley brandon bream bride bridge brill broadfield broadway broadwater brooke',
    'broughton bugle burton busby camber cannon capel carlton carrington carron castor chard charlton church',
    'churchill clara clare claydon clayton clifford clifton clive coates comber connor convoy cooling cove cox cray croft',
    'crook crosby crossgates crosshouse crosskeys cults currie dale deal delph denny denton dinton diss',
    'dollar douglas dudley duns dunlop earlston easton eaton eccles ellington elm elton ely enfield errol',
    'evan exhall eye fairfield fairlands fairlight fairview felling fenwick fleet ford forth freshwater fulford',
    'gilford gordon gotham grain grange granard grays green greenfield greenhill greenhills greenhead grove gurnard',
    'hale halling hallow halton hamilton hampton harley harold hartley hatton hawthorn hay hayes hayfield',
    'hayton healing hermitage hightown highland hill hillside hilton hinton holbrook holloway holt hoo hook hope horning',
    'horton houghton houston hurst hutton hyde hythe ince iver johnston johnstone keith kenley kill kilburn',
    'kingsland kingston kirkham langley larkfield lauder law laxton lea leek lee leslie leven linton',
    'linwood locking logan longfield longwood lund malpas manby march marina marino marr marsden marsh marston',
    'mayfield meriden melrose mere middleton milford mill millbrook milltown milton mold montrose moone',
    'moreton morley mortimer moss mount muff murton nash nelson newborough newbridge newburgh newchurch',
    'newton newtown norbury northwood norton oakley orwell over overton pant par park patrick peel pelton',
    'plains pool poplar port porth portland powell prescot princetown prosperous queensferry radcliffe ramsey',
    'rayne redding renton rhu rialto richmond ripley roade roche rock rode roos rothwell royston russell ryton',
    'sale saline sandbank sandford sands sandy seafield seaview seaton seend selby send settle shaw shelley shirley',
    'shortlands simpson slade spittal stanhope stanley stanton stock stone stanmore stoke street streetly',
    'summerhouse sutton sway talbot tanfield thorne thornhill thornton tong torrance tower townhill trimdon',
    'tumble tunstall upton valley valleymount victoria viewpark virginia wales walford wall walton ward warden ware',
    'washington waterfoot waterloo wells wellington welling wentworth westbury westfield westhill weston westwood wharf',
    'whitehills wick wing wingate winslow winston wilton windsor wood woodford woodley wool worth worton wye',
  ]
    .join(' ')
    .split(' ')
    .concat([
      'bay horse',
      'bow street',
      'bourne end',
      'church end',
      'four crosses',
      'four lanes',
      'cross hands',
    ])
    .concat([
      'cross hills',
      'three crosses',
      'hope valley',
      'high peak',
      'new ferry',
      'new inn',
      'north hill',
    ])
    .concat([
      'south hill',
      'south bank',
      'town row',
      'west end',
      'water eaton',
      'hedge end',
      'grange hill',
      'new mills',
    ])
    .concat([
      'cherry orchard',
      'isle of man',
      'lower green',
      'elm park',
      'saint peters',
      'saint andrews quay',
    ]),
)

/** English or everyday names of places that the gazetteer has only under another one. */
export const otherNames: Record<string, string> = {
  charleville: 'rath luirc',
  clonmel: 'cluain meala',
  'dun laoire': 'dun laoghaire',
  galway: 'gaillimh',
  hull: 'kingston upon hull',
  killarney: 'cill airne',
  lifford: 'leifear',
  limerick: 'luimneach',
  londonderry: 'derry',
  mullingar: 'an muileann gcearr',
  tramore: 'tra mhor',
  wexford: 'loch garman',
}
