/** Texts of the help, which is loaded only when it is opened. */
export const helpStrings = {
  title: 'Help',
  start: {
    title: 'Finding your way',
    steps: [
      'The list and the map show the same holes. Click one in either to open its log, tables and details.',
      'The search field of every page finds holes, projects, places, grid references, coordinates, and ' +
        'words in descriptions: "made ground" brick -asbestos.',
      'The start page has the holes of all projects: zoom in, or list the holes near a place or a ' +
        'point of the map.',
      'Filters limit holes by type, depth, date, data and area. They apply to the list, the map, ' +
        'tables and exports.',
      'Select several holes to compare their logs, draw a section, plot values, print or export them.',
      'Every view has its own address: Copy link copies it, to send the same view to a colleague.',
      'Values are shown as the AGS file states them. Calculated and assumed values are marked.',
    ],
  },
  check: 'Check AGS files in this browser',
  shortcuts: {
    title: 'Keyboard shortcuts',
    rows: [
      { keys: ['/'], does: 'Search' },
      { keys: ['?'], does: 'This help' },
      { keys: ['Ctrl+P'], does: 'Print the open log, section, plot, comparison or table; otherwise the map' },
      { keys: ['F6', 'Shift+F6'], does: 'Next or previous part: header, list, map, tables, open hole' },
      { keys: ['Tab', 'Shift+Tab'], does: 'Next or previous control' },
      { keys: ['Esc'], does: 'Cancel, or close the open hole, table or view' },
      { keys: ['↑', '↓'], does: 'Next hole or row; move the map, log or section' },
      { keys: ['Enter'], does: 'Open the hole or row' },
      { keys: ['Space'], does: 'Select the hole, with others' },
      { keys: ['+', '−'], does: 'Zoom the map, log, section or plot' },
      { keys: ['Home'], does: 'Whole log or section' },
      { keys: ['←', '→'], does: 'Next column of a log; move the map or section' },
      {
        keys: ['Shift+↑', 'Shift+↓'],
        does: 'Next item in a column of a log; extend the selection of a list',
      },
      { keys: ['↑', '↓', 'Home', 'End'], does: 'Next, first or last point of a plot' },
      { keys: ['Shift+↑', 'Shift+→'], does: 'Move a zoomed plot' },
      { keys: ['0'], does: 'Whole plot' },
      { keys: ['Ctrl+C'], does: 'Copy the selected cells of a table' },
    ],
  },
  glossary: {
    title: 'Glossary',
    terms: [
      { term: 'AGS', means: 'Data format for ground investigations in the UK; editions 3 and 4 are read.' },
      { term: 'BH, TP, WS, CPT', means: 'Borehole, trial pit, window sample, cone penetration test.' },
      { term: 'CP, RC, RO', means: 'Cable percussion, rotary cored and rotary open-hole drilling.' },
      {
        term: 'SPT N',
        means: 'Standard penetration test: blows for the 300 mm main drive, after 150 mm of seating.',
      },
      {
        term: '50/75 mm',
        means: 'The main drive stopped short: 50 blows for 75 mm. A lower bound, not an N value.',
      },
      {
        term: 'Extrapolated N',
        means:
          'N calculated for 300 mm from a drive that stopped short: 200 from 50 blows in 75 mm. Never ' +
          'used as N.',
      },
      {
        term: 'TCR, SCR, RQD',
        means: 'Total core recovery, solid core recovery, rock quality designation, in per cent.',
      },
      {
        term: 'N60',
        means:
          'SPT N corrected to 60% of the theoretical hammer energy; shown only where the energy ratio ' +
          'is stated.',
      },
      {
        term: 'N100, N200',
        means: 'Dynamic probe: blows for 100 mm or 200 mm of penetration.',
      },
      {
        term: 'PID',
        means: 'Photoionisation detector: volatile organic compounds in the air above a sample, ppmv.',
      },
      { term: 'FI', means: 'Fracture index: fractures per metre of core.' },
      { term: 'If', means: 'Fracture spacing, mm: minimum, average and maximum. NI: non-intact.' },
      {
        term: 'qc, fs, Rf, u1, u2, u3',
        means:
          'Cone resistance, sleeve friction, friction ratio, pore pressure on the face, behind the ' +
          'cone and behind the sleeve.',
      },
      { term: 'DP, DCP', means: 'Dynamic probe, dynamic cone penetrometer.' },
      {
        term: 'HV, BV, PP',
        means:
          'Hand vane, borehole vane, pocket penetrometer. 140+ kPa: the instrument could not measure more.',
      },
      { term: 'cu', means: 'Undrained shear strength, kPa.' },
      {
        term: 'w, LL, PL, PI',
        means: 'Moisture content, liquid limit, plastic limit, plasticity index, in per cent.',
      },
      { term: 'NP', means: 'Non-plastic: the plastic limit could not be determined.' },
      { term: 'SPT(C)', means: 'Standard penetration test with a solid cone in place of the split spoon.' },
      { term: 'GL', means: 'Ground level.' },
      { term: 'm OD', means: 'Metres above Ordnance Datum.' },
      { term: 'm bgl', means: 'Metres below ground level.' },
      {
        term: 'Open, closed, archived',
        means: 'Status of a project, as the company states it; open if it states none.',
      },
      { term: 'Chainage', means: 'Distance along a section line from its start.' },
      { term: 'Hydrograph', means: 'Plot of groundwater depth or level against time.' },
      {
        term: 'Censored value',
        means: 'Only a limit is known: stated as less or more than a figure, such as <0.5 or ≥50.',
      },
      { term: 'Groundwater strike', means: 'Depth at which groundwater was encountered.' },
      {
        term: 'Water level after strike',
        means: 'Depth to water a stated time after a groundwater strike, usually 20 minutes.',
      },
      { term: 'Monitored water level', means: 'Depth to water in an installation, read on a visit.' },
      { term: 'Response zone', means: 'The part of an installation that is open to groundwater or gas.' },
      { term: 'Made ground', means: 'Ground placed by people, such as fill.' },
    ],
  },
} as const
