/**
 * Headings of the AGS dictionaries, 3.1 and 4.0.3 to 4.2 together, by group. A test compares them;
 * `npm run generate-rows --workspace @groundsheet/client` writes this file.
 */
export interface KnownRows {
  PROJ: {
    /** Project reference */ PROJ_ID?: string
    /** Project name */ PROJ_NAME?: string
    /** Location of site */ PROJ_LOC?: string
    /** Client */ PROJ_CLNT?: string
    /** Contractor */ PROJ_CONT?: string
    /** Project engineer */ PROJ_ENG?: string
    /** Project notes */ PROJ_MEMO?: string
    /** Associated files */ FILE_FSET?: string
    /** Date of issue, dd/mm/yyyy */ PROJ_DATE?: string
    /** Contractor's identifier */ PROJ_CID?: string
    /** Producer of the data */ PROJ_PROD?: string
    /** Recipient of the data */ PROJ_RECV?: string
    /** Issue number */ PROJ_ISNO?: string
    /** Status of the data */ PROJ_STAT?: string
    /** AGS edition */ PROJ_AGS?: string
  }
  ABBR: {
    /** Heading of the code */ ABBR_HDNG?: string
    /** Code */ ABBR_CODE?: string
    /** Meaning of the code */ ABBR_DESC?: string
    /** Source of the list */ ABBR_LIST?: string
    /** Remarks */ ABBR_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  DICT: {
    /** Group or heading */ DICT_TYPE?: string
    /** Group */ DICT_GRP?: string
    /** Heading */ DICT_HDNG?: string
    /** Status of the heading */ DICT_STAT?: string
    /** Data type */ DICT_DTYP?: string
    /** Description */ DICT_DESC?: string
    /** Unit */ DICT_UNIT?: string
    /** Example */ DICT_EXMP?: string
    /** Parent group */ DICT_PGRP?: string
    /** Remarks */ DICT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  FILE: {
    /** Associated files */ FILE_FSET?: string
    /** File name */ FILE_NAME?: string
    /** Description of file */ FILE_DESC?: string
    /** Type of file */ FILE_TYPE?: string
    /** Program that made the file */ FILE_PROG?: string
    /** Type of document */ FILE_DOCT?: string
    /** Date of file, yyyy-mm-ddThh:mm */ FILE_DATE?: string
    /** Remarks */ FILE_REM?: string
  }
  TRAN: {
    /** Issue number */ TRAN_ISNO?: string
    /** Date of issue, yyyy-mm-dd */ TRAN_DATE?: string
    /** Producer of the data */ TRAN_PROD?: string
    /** Status of the data */ TRAN_STAT?: string
    TRAN_DESC?: string
    /** AGS edition */ TRAN_AGS?: string
    /** Recipient of the data */ TRAN_RECV?: string
    /** Delimiter of record types */ TRAN_DLIM?: string
    /** Concatenator of codes */ TRAN_RCON?: string
    /** Remarks */ TRAN_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  TYPE: {
    /** Data type */ TYPE_TYPE?: string
    /** Description of data type */ TYPE_DESC?: string
    /** Associated files */ FILE_FSET?: string
  }
  UNIT: {
    /** Unit */ UNIT_UNIT?: string
    /** Description of unit */ UNIT_DESC?: string
    /** Remarks */ UNIT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  AAVT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Aggregate abrasion value */ AAVT_AAV?: string
    /** Remarks */ AAVT_REM?: string
    /** Test method */ AAVT_METH?: string
    /** Laboratory */ AAVT_LAB?: string
    /** Accreditation */ AAVT_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ AAVT_DEV?: string
  }
  ACVT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Aggregate crushing value, % */ ACVT_ACV?: string
    /** Size fraction tested */ ACVT_FRAC?: string
    /** Remarks */ ACVT_REM?: string
    /** Test method */ ACVT_METH?: string
    /** Laboratory */ ACVT_LAB?: string
    /** Accreditation */ ACVT_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ ACVT_DEV?: string
  }
  AELO: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Elongation index */ AELO_EI?: string
    /** Remarks */ AELO_REM?: string
    /** Test method */ AELO_METH?: string
    /** Laboratory */ AELO_LAB?: string
    /** Accreditation */ AELO_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ AELO_DEV?: string
  }
  AFLK: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Flakiness index, % */ AFLK_FI?: string
    /** kg */ AFLK_MASS?: string
    /** Remarks */ AFLK_REM?: string
    /** Test method */ AFLK_METH?: string
    /** Laboratory */ AFLK_LAB?: string
    /** Accreditation */ AFLK_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ AFLK_DEV?: string
  }
  AIVT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Aggregate impact value, first test, % */ AIVT_AIV1?: string
    /** Aggregate impact value, second test, % */ AIVT_AIV2?: string
    /** Aggregate impact value, % */ AIVT_AIV?: string
    /** Size fraction tested */ AIVT_FRAC?: string
    /** Particle density, Mg/m3 */ AIVT_PDEN?: string
    /** Remarks */ AIVT_REM?: string
    /** Test method */ AIVT_METH?: string
    /** Laboratory */ AIVT_LAB?: string
    /** Accreditation */ AIVT_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ AIVT_DEV?: string
  }
  ALOS: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Los Angeles coefficient */ ALOS_LOSA?: string
    /** % */ ALOS_LOPW?: string
    ALOS_LOWR?: string
    /** Size fraction tested */ ALOS_FRAC?: string
    ALOS_CHAR?: string
    /** Remarks */ ALOS_REM?: string
    /** Test method */ ALOS_METH?: string
    /** Laboratory */ ALOS_LAB?: string
    /** Accreditation */ ALOS_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ ALOS_DEV?: string
  }
  APSV: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    APSV_AAV?: string
    /** Remarks */ APSV_REM?: string
    /** Test method */ APSV_METH?: string
    /** Laboratory */ APSV_LAB?: string
    /** Accreditation */ APSV_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ APSV_DEV?: string
  }
  ARTW: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Size fraction tested */ ARTW_FRAC?: string
    ARTW_TYPE?: string
    ARTW_MD1?: string
    ARTW_MD2?: string
    /** Micro-Deval coefficient, wet */ ARTW_MDE?: string
    /** Micro-Deval coefficient, dry */ ARTW_MDS?: string
    /** Date, yyyy-mm-dd */ ARTW_DATE?: string
    /** Remarks */ ARTW_REM?: string
    /** Test method */ ARTW_METH?: string
    /** Laboratory */ ARTW_LAB?: string
    /** Accreditation */ ARTW_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ ARTW_DEV?: string
  }
  ASDI: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Slake durability index, first cycle, % */ ASDI_SDI1?: string
    /** Slake durability index, second cycle, % */ ASDI_SDI2?: string
    ASDI_SOLN?: string
    ASDI_INDR?: string
    ASDI_PADR?: string
    /** Remarks */ ASDI_REM?: string
    /** Test method */ ASDI_METH?: string
    /** Laboratory */ ASDI_LAB?: string
    /** Accreditation */ ASDI_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ ASDI_DEV?: string
  }
  ASNS: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Soundness, % */ ASNS_SOUN?: string
    /** Size fraction tested */ ASNS_FRAC?: string
    /** Remarks */ ASNS_REM?: string
    /** Test method */ ASNS_METH?: string
    /** Laboratory */ ASNS_LAB?: string
    /** Accreditation */ ASNS_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ ASNS_DEV?: string
  }
  AWAD: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Water absorption, % */ AWAD_WTAB?: string
    /** Remarks */ AWAD_REM?: string
    /** Test method */ AWAD_METH?: string
    /** Laboratory */ AWAD_LAB?: string
    /** Accreditation */ AWAD_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ AWAD_DEV?: string
  }
  BKFL: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of backfill, m */ BKFL_TOP?: string
    /** Depth to base of backfill, m */ BKFL_BASE?: string
    /** Description of backfill */ BKFL_DESC?: string
    /** Backfill legend code */ BKFL_LEG?: string
    /** Date of backfilling, yyyy-mm-dd */ BKFL_DATE?: string
    /** Remarks */ BKFL_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  CBRG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Condition of specimen */ CBRG_COND?: string
    /** Natural moisture content, % */ CBRG_NMC?: string
    /** Retained on 20 mm sieve, % */ CBRG_200?: string
    /** Amount of stabiliser, % */ CBRG_STAB?: string
    /** Type of stabiliser */ CBRG_STYP?: string
    /** Remarks */ CBRG_REM?: string
    /** Test method */ CBRG_METH?: string
    /** Laboratory */ CBRG_LAB?: string
    /** Accreditation */ CBRG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ CBRG_DEV?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Initial moisture content, % */ CBRG_IMC?: string
    /** Swelling on soaking, mm */ CBRG_SWEL?: string
  }
  CBRT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ CBRT_TESN?: string
    /** CBR at top of specimen, % */ CBRT_TOP?: string
    /** CBR at base of specimen, % */ CBRT_BASE?: string
    /** Moisture content at top, % */ CBRT_MCT?: string
    /** Moisture content at base, % */ CBRT_MCBT?: string
    /** Initial moisture content, % */ CBRT_IMC?: string
    /** Bulk density, Mg/m3 */ CBRT_BDEN?: string
    /** Dry density, Mg/m3 */ CBRT_DDEN?: string
    /** Surcharge, kPa */ CBRT_SURC?: string
    /** Soaking period */ CBRT_SKDT?: string
    /** Swelling on soaking, mm */ CBRT_SWEL?: string
    /** Remarks */ CBRT_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** CBR at base of specimen, % */ CBRT_BOT?: string
  }
  CDIA: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to base of casing, m */ CDIA_DPTH?: string
    /** Casing diameter, mm */ CDIA_DIAM?: string
    /** Remarks */ CDIA_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to base of casing, m */ CDIA_CDEP?: string
    /** Casing diameter, mm */ CDIA_HOLE?: string
  }
  CHIS: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of chiselling, m */ CHIS_FROM?: string
    /** Depth to base of chiselling, m */ CHIS_TO?: string
    /** Time spent chiselling, hh:mm */ CHIS_TIME?: string
    /** Start of chiselling, yyyy-mm-ddThh:mm */ CHIS_STAR?: string
    /** Chiselling tool */ CHIS_TOOL?: string
    /** Remarks */ CHIS_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  CHOC: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Chain of custody reference */ CHOC_REF?: string
    /** Sent by */ CHOC_FROM?: string
    /** Sent to */ CHOC_TO?: string
    /** Date of dispatch, yyyy-mm-dd */ CHOC_DDIS?: string
    /** Batch */ CHOC_BTCH?: string
    /** Remarks */ CHOC_REM?: string
    /** Number of containers */ CHOC_CONT?: string
    /** Associated files */ FILE_FSET?: string
  }
  CMPG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ CMPG_TESN?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Type of compaction test */ CMPG_TYPE?: string
    /** Compaction mould */ CMPG_MOLD?: string
    /** Retained on 37.5 mm sieve, % */ CMPG_375?: string
    /** Retained on 20 mm sieve, % */ CMPG_200?: string
    /** Particle density, Mg/m3 */ CMPG_PDEN?: string
    /** Maximum dry density, Mg/m3 */ CMPG_MAXD?: string
    /** Optimum moisture content, % */ CMPG_MCOP?: string
    /** Amount of stabiliser, % */ CMPG_STAB?: string
    /** Type of stabiliser */ CMPG_STYP?: string
    /** Remarks */ CMPG_REM?: string
    /** Test method */ CMPG_METH?: string
    /** Laboratory */ CMPG_LAB?: string
    /** Accreditation */ CMPG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ CMPG_DEV?: string
    CMPG_ZONE?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  CMPT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ CMPG_TESN?: string
    /** Test number */ CMPT_TESN?: string
    /** Moisture content of point, % */ CMPT_MC?: string
    /** Dry density of point, Mg/m3 */ CMPT_DDEN?: string
    /** Remarks */ CMPT_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  CONG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Type of consolidation test */ CONG_TYPE?: string
    /** Condition of specimen */ CONG_COND?: string
    /** Specimen diameter, mm */ CONG_SDIA?: string
    /** Specimen height, mm */ CONG_HIGT?: string
    /** Initial moisture content, % */ CONG_MCI?: string
    /** Final moisture content, % */ CONG_MCF?: string
    /** Bulk density, Mg/m3 */ CONG_BDEN?: string
    /** Dry density, Mg/m3 */ CONG_DDEN?: string
    /** Particle density, Mg/m3 */ CONG_PDEN?: string
    /** Initial degree of saturation, % */ CONG_SATR?: string
    /** Swelling pressure, kPa */ CONG_SPRS?: string
    /** Height change on saturation, % */ CONG_SATH?: string
    /** Initial voids ratio */ CONG_IVR?: string
    /** Remarks */ CONG_REM?: string
    /** Test method */ CONG_METH?: string
    /** Laboratory */ CONG_LAB?: string
    /** Accreditation */ CONG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ CONG_DEV?: string
    CONG_MCIS?: string
    CONG_CORR?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Volume compressibility over range (mv), m2/MN */ CONG_INCM?: string
    /** Stress range for that mv, kN/m2 */ CONG_INCD?: string
    /** Specimen diameter, mm */ CONG_DIA?: string
  }
  CONS: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Increment number */ CONS_INCN?: string
    /** Voids ratio at start of increment */ CONS_IVR?: string
    /** Stress at end of increment, kPa */ CONS_INCF?: string
    /** Voids ratio at end of increment */ CONS_INCE?: string
    /** Volume compressibility (mv), m2/MN */ CONS_INMV?: string
    /** Coefficient of secondary compression */ CONS_INSC?: string
    /** Coefficient of consolidation, root time, m2/yr */ CONS_CVRT?: string
    /** Coefficient of consolidation, log time, m2/yr */ CONS_CVLG?: string
    /** Average temperature, DegC */ CONS_TEMP?: string
    /** Remarks */ CONS_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Coefficient of consolidation (cv), m2/yr */ CONS_INCV?: string
  }
  CORE: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of core run, m */ CORE_TOP?: string
    /** Depth to base of core run, m */ CORE_BASE?: string
    /** Total core recovery, % */ CORE_PREC?: string
    /** Solid core recovery, % */ CORE_SREC?: string
    /** Rock quality designation, % */ CORE_RQD?: string
    /** Core diameter, mm */ CORE_DIAM?: string
    /** Time taken to drill the run, hh:mm */ CORE_DURN?: string
    /** Remarks */ CORE_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to base of core run, m */ CORE_BOT?: string
  }
  DCPG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Date, yyyy-mm-dd */ DCPG_DATE?: string
    /** Test number */ DCPG_TESN?: string
    /** Depth to start of test, m */ DCPG_DPTH?: string
    /** Zero reading, mm */ DCPG_ZERO?: string
    DCPG_LREM?: string
    /** Remarks */ DCPG_REM?: string
    /** Weather and site conditions */ DCPG_ENV?: string
    /** Test method */ DCPG_METH?: string
    /** Contractor */ DCPG_CONT?: string
    /** Accreditation */ DCPG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ DCPG_OPER?: string
  }
  DCPT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Date, yyyy-mm-dd */ DCPG_DATE?: string
    /** Test number */ DCPG_TESN?: string
    /** Depth to start of test, m */ DCPG_DPTH?: string
    /** Cumulative blows */ DCPT_CBLO?: string
    /** Cumulative penetration, mm */ DCPT_PEN?: string
    /** Delay before reading, hh:mm */ DCPT_DEL?: string
    /** Remarks */ DCPT_REM?: string
  }
  DETL: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of detail, m */ DETL_TOP?: string
    /** Depth to base of detail, m */ DETL_BASE?: string
    /** Description of detail */ DETL_DESC?: string
    /** Remarks */ DETL_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  DISC: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of discontinuity, m */ DISC_TOP?: string
    /** Depth to base of discontinuity, m */ DISC_BASE?: string
    /** Fracture set */ FRAC_SET?: string
    /** Discontinuity number */ DISC_NUMB?: string
    /** Type of discontinuity */ DISC_TYPE?: string
    /** Dip, deg */ DISC_DIP?: string
    /** Dip direction, deg */ DISC_DIR?: string
    /** Roughness */ DISC_RGH?: string
    /** Planarity */ DISC_PLAN?: string
    /** Wavelength of surface, m */ DISC_WAVE?: string
    /** Amplitude of surface, m */ DISC_AMP?: string
    /** Joint roughness coefficient */ DISC_JRC?: string
    /** Appearance of surface */ DISC_APP?: string
    /** Aperture, mm */ DISC_APT?: string
    /** Method of observing aperture */ DISC_APOB?: string
    /** Infill */ DISC_INFM?: string
    /** Termination */ DISC_TERM?: string
    /** Persistence, m */ DISC_PERS?: string
    /** Strength of wall, MPa */ DISC_STR?: string
    /** Weathering of wall */ DISC_WETH?: string
    /** Seepage */ DISC_SEEP?: string
    /** Water flow, l/s */ DISC_FLOW?: string
    /** Remarks */ DISC_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** m */ DISC_MID?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  DOBS: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of increment, m */ DOBS_TOP?: string
    /** Depth to base of increment, m */ DOBS_BASE?: string
    /** Set of readings */ DOBS_SET?: string
    /** Time taken for increment, hh:mm:ss */ DOBS_DURN?: string
    /** Start of increment, yyyy-mm-ddThh:mm:ss */ DOBS_STIM?: string
    /** End of increment, yyyy-mm-ddThh:mm:ss */ DOBS_ETIM?: string
    /** Drill head torque, Nm */ DOBS_DHRT?: string
    /** Drill head rotation speed, rpm */ DOBS_DHRS?: string
    /** Penetration rate, m/hr */ DOBS_PENR?: string
    /** Hammering used */ DOBS_HAMM?: string
    /** Thrust pressure, bar */ DOBS_THRP?: string
    /** bar */ DOBS_RESP?: string
    /** Torque pressure, bar */ DOBS_TORP?: string
    /** Torque, Nm */ DOBS_TORQ?: string
    /** Thrust, kN */ DOBS_THST?: string
    /** kN */ DOBS_REST?: string
    /** Hammer pressure, bar */ DOBS_HAMP?: string
    /** Specific energy, MJ/m3 */ DOBS_SPEN?: string
    /** Flush pressure, kPa */ DOBS_FMPO?: string
    /** Flush circulation rate, l/min */ DOBS_FMCR?: string
    /** Flush recovery rate, l/min */ DOBS_FMRR?: string
    /** Remarks */ DOBS_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Test method */ DOBS_METH?: string
  }
  DPRB: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ DPRG_TESN?: string
    /** Depth to top of increment, m */ DPRB_DPTH?: string
    /** Blows for increment */ DPRB_BLOW?: string
    /** Cumulative blows */ DPRB_CBLW?: string
    /** Maximum torque, Nm */ DPRB_TORQ?: string
    /** Delay before increment, hh:mm */ DPRB_DEL?: string
    /** Length of increment, mm */ DPRB_INC?: string
    /** Remarks */ DPRB_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Type of dynamic probe */ DPRB_TYPE?: string
  }
  DPRG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ DPRG_TESN?: string
    /** Date, yyyy-mm-dd */ DPRG_DATE?: string
    /** Type of dynamic probe */ DPRG_TYPE?: string
    /** Test method */ DPRG_METH?: string
    /** Hammer mass, kg */ DPRG_MASS?: string
    /** Hammer drop, mm */ DPRG_DROP?: string
    /** Cone diameter, mm */ DPRG_CONE?: string
    /** Rod diameter, mm */ DPRG_ROD?: string
    /** Type of anvil */ DPRG_TANV?: string
    /** Type of damper */ DPRG_DAMP?: string
    /** Depth of cone left in ground, m */ DPRG_TIP?: string
    /** Remarks */ DPRG_REM?: string
    /** Cone angle, deg */ DPRG_ANG?: string
    /** Rod mass per metre, kg/m */ DPRG_RMSS?: string
    DPRG_PARF?: string
    DPRG_PDIU?: string
    DPRG_BCF?: string
    /** Depth to groundwater, m */ DPRG_GW?: string
    /** Reason for termination of test */ DPRG_REET?: string
    /** Weather and site conditions */ DPRG_ENV?: string
    /** Contractor */ DPRG_CONT?: string
    /** Accreditation */ DPRG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ DPRG_OPER?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Test reference */ DPRG_TEST?: string
  }
  DREM: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of remark, m */ DREM_TOP?: string
    /** Depth to base of remark, m */ DREM_BASE?: string
    /** Remarks */ DREM_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth of remark, m */ DREM_DPTH?: string
    /** Depth to base of remark, m */ DREM_BDEP?: string
  }
  ERES: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Determinand code */ ERES_CODE?: string
    /** Test method */ ERES_METH?: string
    /** Laboratory test matrix */ ERES_MATX?: string
    /** Type of result */ ERES_RTYP?: string
    /** Test reference */ ERES_TESN?: string
    /** Determinand */ ERES_NAME?: string
    /** Laboratory's name of the test */ ERES_TNAM?: string
    /** Result */ ERES_RVAL?: string
    /** Unit of result */ ERES_RUNI?: string
    /** Reported result */ ERES_RTXT?: string
    /** Result code */ ERES_RTCD?: string
    /** Reportable result */ ERES_RRES?: string
    /** Detected */ ERES_DETF?: string
    /** Organic */ ERES_ORG?: string
    /** Interpreted qualifiers */ ERES_IQLF?: string
    /** Laboratory qualifiers */ ERES_LQLF?: string
    /** Reporting detection limit */ ERES_RDLM?: string
    /** Method detection limit */ ERES_MDLM?: string
    /** Quantification limit */ ERES_QLM?: string
    /** Unit of detection limits */ ERES_DUNI?: string
    /** Match of tentative identification, % */ ERES_TICP?: string
    /** Retention time of tentative compound, s */ ERES_TICT?: string
    /** Date of result, yyyy-mm-dd */ ERES_RDAT?: string
    /** Sample delivery group */ ERES_SGRP?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Date and time of analysis, yyyy-mm-ddThh:mm */ ERES_DTIM?: string
    /** Test name */ ERES_TEST?: string
    /** Total or dissolved */ ERES_TORD?: string
    /** Analysed on site or in laboratory */ ERES_LOCN?: string
    /** Basis (wet or dry) */ ERES_BAS?: string
    /** Dilution factor */ ERES_DIL?: string
    /** Leachate method */ ERES_LMTH?: string
    /** Date and time of leaching, yyyy-mm-ddThh:mm */ ERES_LDTM?: string
    /** Instrument reference */ ERES_IREF?: string
    /** Size of material removed, mm */ ERES_SIZE?: string
    /** % */ ERES_PERP?: string
    /** Remarks */ ERES_REM?: string
    /** Laboratory */ ERES_LAB?: string
    /** Accreditation */ ERES_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  ESCG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Type of consolidation test */ ESCG_TYPE?: string
    ESCG_CELL?: string
    /** Condition of specimen */ ESCG_COND?: string
    /** Specimen diameter, mm */ ESCG_SDIA?: string
    /** Specimen height, mm */ ESCG_HIGT?: string
    /** Initial moisture content, % */ ESCG_MCI?: string
    /** Final moisture content, % */ ESCG_MCF?: string
    /** Bulk density, Mg/m3 */ ESCG_BDEN?: string
    /** Mg/m3 */ ESCG_BDEF?: string
    /** Dry density, Mg/m3 */ ESCG_DDEN?: string
    /** Particle density, Mg/m3 */ ESCG_PDEN?: string
    /** Initial voids ratio */ ESCG_IVR?: string
    /** Initial degree of saturation, % */ ESCG_SATR?: string
    ESCG_LOAD?: string
    ESCG_DRAG?: string
    ESCG_PPM?: string
    /** Swelling pressure, kPa */ ESCG_SPRS?: string
    ESCG_SATM?: string
    /** kPa */ ESCG_SINC?: string
    /** kPa */ ESCG_SDIF?: string
    /** kPa */ ESCG_CELF?: string
    /** kPa */ ESCG_BACF?: string
    /** B value */ ESCG_BVAL?: string
    /** ml */ ESCG_SVOL?: string
    /** Remarks */ ESCG_REM?: string
    /** Test method */ ESCG_METH?: string
    /** Laboratory */ ESCG_LAB?: string
    /** Accreditation */ ESCG_CRED?: string
    ESCG_ISVR?: string
    /** kPa */ ESCG_ISVS?: string
    /** % */ ESCG_ISST?: string
    /** Preconsolidation pressure, kPa */ ESCG_PCP?: string
    ESCG_YSR?: string
    /** Compression index */ ESCG_CC?: string
    /** Swelling index */ ESCG_CS?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ ESCG_DEV?: string
  }
  ESCT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Increment number */ ESCT_INCN?: string
    /** Remarks */ ESCT_REM?: string
    /** Cell pressure of increment, kPa */ ESCT_INCC?: string
    /** Back pressure of increment, kPa */ ESCT_INCB?: string
    /** kPa */ ESCT_PWP0?: string
    /** kPa */ ESCT_PWPF?: string
    /** kPa */ ESCT_INCF?: string
    /** Voids ratio at start of increment */ ESCT_VR0?: string
    /** Voids ratio at end of increment */ ESCT_VRE?: string
    /** % */ ESCT_DISS?: string
    /** mm */ ESCT_DSET?: string
    /** ml */ ESCT_DVOL?: string
    /** Volume compressibility (mv), m2/MN */ ESCT_INMV?: string
    /** Coefficient of consolidation (cv), m2/yr */ ESCT_INCV?: string
    /** Coefficient of secondary compression */ ESCT_INSC?: string
    ESCT_CVME?: string
    /** Average temperature, DegC */ ESCT_TEMP?: string
    /** Associated files */ FILE_FSET?: string
    /** Coefficient of permeability, m/s */ ESCT_INK?: string
  }
  FLSH: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of zone, m */ FLSH_TOP?: string
    /** Depth to base of zone, m */ FLSH_BASE?: string
    /** Type of flush */ FLSH_TYPE?: string
    /** Minimum flush return, % */ FLSH_RETN?: string
    /** Maximum flush return, % */ FLSH_RETX?: string
    /** Colour of flush return */ FLSH_COL?: string
    /** Remarks */ FLSH_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to top of zone, m */ FLSH_FROM?: string
    /** Depth to base of zone, m */ FLSH_TO?: string
  }
  FRAC: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of zone, m */ FRAC_FROM?: string
    /** Depth to base of zone, m */ FRAC_TO?: string
    /** Fracture set */ FRAC_SET?: string
    /** Maximum fracture spacing, mm */ FRAC_IMAX?: string
    /** Average fracture spacing, mm */ FRAC_IAVE?: string
    /** Minimum fracture spacing, mm */ FRAC_IMIN?: string
    /** Fracture index */ FRAC_FI?: string
    /** Remarks */ FRAC_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to top of zone, m */ FRAC_TOP?: string
    /** Depth to base of zone, m */ FRAC_BASE?: string
  }
  FRST: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Condition of specimen */ FRST_COND?: string
    /** Dry density, Mg/m3 */ FRST_DDEN?: string
    /** Moisture content, % */ FRST_MC?: string
    /** Frost heave, specimen 1, mm */ FRST_HVE1?: string
    /** Frost heave, specimen 2, mm */ FRST_HVE2?: string
    /** Frost heave, specimen 3, mm */ FRST_HVE3?: string
    /** Mean frost heave, mm */ FRST_HVE?: string
    /** Amount of stabiliser, % */ FRST_STAB?: string
    /** Type of stabiliser */ FRST_STYP?: string
    /** Remarks */ FRST_REM?: string
    /** Test method */ FRST_METH?: string
    /** Laboratory */ FRST_LAB?: string
    /** Accreditation */ FRST_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ FRST_DEV?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  GCHM: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Determinand code */ GCHM_CODE?: string
    /** Test method */ GCHM_METH?: string
    /** Type of test */ GCHM_TTYP?: string
    /** Result */ GCHM_RESL?: string
    /** Unit of result */ GCHM_UNIT?: string
    /** Determinand */ GCHM_NAME?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Remarks */ GCHM_REM?: string
    /** Laboratory */ GCHM_LAB?: string
    /** Accreditation */ GCHM_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Reported result */ GCHM_RTXT?: string
    /** Detection limit */ GCHM_DLM?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ GCHM_DEV?: string
    /** Sample delivery group */ GCHM_SGRP?: string
    /** Laboratory sample identifier */ GCHM_LSID?: string
    GCHM_RDEV?: string
    /** Date and time of analysis, yyyy-mm-ddThh:mm */ GCHM_RDAT?: string
    /** Date and time of test, yyyy-mm-ddThh:mm */ GCHM_DTIM?: string
    /** Test name */ GCHM_TEST?: string
    /** Instrument reference */ GCHM_IREF?: string
    /** Type of instrument */ GCHM_ITYP?: string
    /** Size of material removed, mm */ GCHM_SIZE?: string
    /** % */ GCHM_PERP?: string
  }
  GEOL: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of stratum, m */ GEOL_TOP?: string
    /** Depth to base of stratum, m */ GEOL_BASE?: string
    /** Description of stratum */ GEOL_DESC?: string
    /** Legend code */ GEOL_LEG?: string
    /** Geology code */ GEOL_GEOL?: string
    /** Second geology code */ GEOL_GEO2?: string
    /** Stratum reference on sketch */ GEOL_STAT?: string
    /** BGS Lexicon code */ GEOL_BGS?: string
    /** Formation or stratum name */ GEOL_FORM?: string
    /** Remarks */ GEOL_REM?: string
    /** Associated files */ FILE_FSET?: string
    GEOL_BNDF?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  GRAG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Uniformity coefficient */ GRAG_UC?: string
    /** Cobbles and boulders, % */ GRAG_VCRE?: string
    /** Gravel, % */ GRAG_GRAV?: string
    /** Sand, % */ GRAG_SAND?: string
    /** Silt, % */ GRAG_SILT?: string
    /** Clay, % */ GRAG_CLAY?: string
    /** Fines, % */ GRAG_FINE?: string
    /** Remarks */ GRAG_REM?: string
    /** Test method */ GRAG_METH?: string
    /** Laboratory */ GRAG_LAB?: string
    /** Accreditation */ GRAG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ GRAG_DEV?: string
    /** Particle density, Mg/m3 */ GRAG_PDEN?: string
    /** Pretreatment */ GRAG_PRET?: string
    /** Sufficient material for the method */ GRAG_SUFF?: string
    /** Material excluded */ GRAG_EXCL?: string
    /** Coefficient of curvature */ GRAG_CC?: string
  }
  GRAT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Particle size, mm */ GRAT_SIZE?: string
    /** Passing, % */ GRAT_PERP?: string
    /** Type of grading test */ GRAT_TYPE?: string
    /** Remarks */ GRAT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  HDIA: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to base at this diameter, m */ HDIA_DPTH?: string
    /** Hole diameter, mm */ HDIA_DIAM?: string
    /** Remarks */ HDIA_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to base at this diameter, m */ HDIA_HDEP?: string
    /** Hole diameter, mm */ HDIA_HOLE?: string
    /** Casing diameter, mm */ HDIA_CASG?: string
    /** Depth of casing, m */ HDIA_CDEP?: string
  }
  HDPH: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of section, m */ HDPH_TOP?: string
    /** Depth to base of section, m */ HDPH_BASE?: string
    /** Method of advance */ HDPH_TYPE?: string
    /** Start of section, yyyy-mm-ddThh:mm */ HDPH_STAR?: string
    /** End of section, yyyy-mm-ddThh:mm */ HDPH_ENDD?: string
    /** Drilling crew */ HDPH_CREW?: string
    /** Plant used */ HDPH_EXC?: string
    /** Shoring or support */ HDPH_SHOR?: string
    /** Stability of sides */ HDPH_STAB?: string
    /** Length of trial pit, m */ HDPH_DIML?: string
    /** Width of trial pit, m */ HDPH_DIMW?: string
    /** Drill bit */ HDPH_DBIT?: string
    /** Condition of bit */ HDPH_BCON?: string
    /** Type of core barrel */ HDPH_BTYP?: string
    /** Length of core barrel, m */ HDPH_BLEN?: string
    /** Logged by */ HDPH_LOG?: string
    /** Date of logging, yyyy-mm-dd */ HDPH_LOGD?: string
    /** Remarks */ HDPH_REM?: string
    /** Weather and site conditions */ HDPH_ENV?: string
    /** Test method */ HDPH_METH?: string
    /** Contractor */ HDPH_CONT?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Type of hole */ HOLE_TYPE?: string
    /** Start time of section, hhmm */ HDPH_STAT?: string
    /** End time of section, hhmm */ HDPH_ENDT?: string
    /** Drilling crew */ HDPT_CREW?: string
  }
  HORN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of section, m */ HORN_TOP?: string
    /** Depth to base of section, m */ HORN_BASE?: string
    /** Orientation from north, deg */ HORN_ORNT?: string
    /** Inclination, deg */ HORN_INCL?: string
    /** Remarks */ HORN_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  ICBR: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ ICBR_DPTH?: string
    /** Test number */ ICBR_TESN?: string
    /** California bearing ratio, % */ ICBR_ICBR?: string
    /** Moisture content of tested soil, % */ ICBR_MC?: string
    /** Date, yyyy-mm-dd */ ICBR_DATE?: string
    /** Kentledge */ ICBR_KENT?: string
    /** Seating force, N */ ICBR_SEAT?: string
    /** Surcharge, kPa */ ICBR_SURC?: string
    /** Type of CBR test */ ICBR_TYPE?: string
    /** Remarks */ ICBR_REM?: string
    /** Weather and site conditions */ ICBR_ENV?: string
    /** Test method */ ICBR_METH?: string
    /** Contractor */ ICBR_CONT?: string
    /** Accreditation */ ICBR_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Stratum reference on sketch */ GEOL_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ ICBR_OPER?: string
    /** Depth to base of test, m */ ICBR_BASE?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  IDEN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ IDEN_DPTH?: string
    /** Test number */ IDEN_TESN?: string
    /** Date, yyyy-mm-dd */ IDEN_DATE?: string
    /** Type of density test */ IDEN_TYPE?: string
    /** In situ bulk density, Mg/m3 */ IDEN_IDEN?: string
    /** Moisture content, % */ IDEN_MC?: string
    /** Amount of stabiliser, % */ IDEN_STAB?: string
    /** Type of stabiliser */ IDEN_STYP?: string
    /** Remarks */ IDEN_REM?: string
    /** Weather and site conditions */ IDEN_ENV?: string
    /** Test method */ IDEN_METH?: string
    /** Contractor */ IDEN_CONT?: string
    /** Accreditation */ IDEN_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Stratum reference on sketch */ GEOL_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ IDEN_OPER?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  IFID: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of reading, m */ IFID_DPTH?: string
    /** Test number */ IFID_TESN?: string
    /** Date, yyyy-mm-dd */ IFID_DATE?: string
    /** FID reading, ppmv */ IFID_RES?: string
    /** Remarks */ IFID_REM?: string
    /** Weather and site conditions */ IFID_ENV?: string
    /** Test method */ IFID_METH?: string
    /** Contractor */ IFID_CONT?: string
    /** Accreditation */ IFID_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Stratum reference on sketch */ GEOL_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ IFID_OPER?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  IPEN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ IPEN_DPTH?: string
    /** Test number */ IPEN_TESN?: string
    /** Hand penetrometer reading, kPa */ IPEN_IPEN?: string
    /** Date, yyyy-mm-dd */ IPEN_DATE?: string
    /** Remarks */ IPEN_REM?: string
    /** Weather and site conditions */ IPEN_ENV?: string
    /** Test method */ IPEN_METH?: string
    /** Contractor */ IPEN_CONT?: string
    /** Accreditation */ IPEN_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Stratum reference on sketch */ GEOL_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ IPEN_OPER?: string
  }
  IPID: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of reading, m */ IPID_DPTH?: string
    /** Test number */ IPID_TESN?: string
    /** Date, yyyy-mm-dd */ IPID_DATE?: string
    /** Ambient temperature, DegC */ IPID_TEMP?: string
    /** PID reading, ppmv */ IPID_RES?: string
    /** Remarks */ IPID_REM?: string
    /** Weather and site conditions */ IPID_ENV?: string
    /** Test method */ IPID_METH?: string
    /** Contractor */ IPID_CONT?: string
    /** Accreditation */ IPID_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Stratum reference on sketch */ GEOL_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ IPID_OPER?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  IPRG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of test zone, m */ IPRG_TOP?: string
    /** Test number */ IPRG_TESN?: string
    /** Depth to base of test zone, m */ IPRG_BASE?: string
    /** Stage number */ IPRG_STG?: string
    /** Type of test */ IPRG_TYPE?: string
    /** Depth to water before test, m */ IPRG_PRWL?: string
    /** Depth to water at start of test, m */ IPRG_SWAL?: string
    /** Diameter of test zone, m */ IPRG_TDIA?: string
    /** Diameter of standpipe or casing, m */ IPRG_SDIA?: string
    /** Coefficient of permeability, m/s */ IPRG_IPRM?: string
    /** Flow during stage, l/s */ IPRG_FLOW?: string
    /** Depth to water during constant head, m */ IPRG_AWL?: string
    /** Applied head of water, m */ IPRG_HEAD?: string
    /** Date, yyyy-mm-dd */ IPRG_DATE?: string
    /** Remarks */ IPRG_REM?: string
    /** Weather and site conditions */ IPRG_ENV?: string
    /** Test method */ IPRG_METH?: string
    /** Contractor */ IPRG_CONT?: string
    /** Accreditation */ IPRG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  IPRT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of test zone, m */ IPRG_TOP?: string
    /** Test number */ IPRG_TESN?: string
    /** Depth to base of test zone, m */ IPRG_BASE?: string
    /** Stage number */ IPRG_STG?: string
    /** Elapsed time, hh:mm:ss */ IPRT_TIME?: string
    /** Depth to water at that time, m */ IPRT_DPTH?: string
    /** Remarks */ IPRT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  IRDX: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of electrode, m */ IRDX_DPTH?: string
    /** Test number */ IRDX_TESN?: string
    /** Date, yyyy-mm-dd */ IRDX_DATE?: string
    /** pH */ IRDX_PH?: string
    IRDX_MPOT?: string
    /** Redox potential, mV */ IRDX_IRDX?: string
    /** Remarks */ IRDX_REM?: string
    /** Weather and site conditions */ IRDX_ENV?: string
    /** Test method */ IRDX_METH?: string
    /** Contractor */ IRDX_CONT?: string
    /** Accreditation */ IRDX_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Stratum reference on sketch */ GEOL_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ IRDX_OPER?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  IRES: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of test, m */ IRES_DPTH?: string
    /** Test number */ IRES_TESN?: string
    /** Depth to base of test, m */ IRES_BASE?: string
    /** Type of resistivity test */ IRES_TYPE?: string
    /** Date, yyyy-mm-dd */ IRES_DATE?: string
    /** Apparent resistivity, ohm m */ IRES_IRES?: string
    /** ohm m */ IRES_RES1?: string
    /** ohm m */ IRES_RES2?: string
    /** Remarks */ IRES_REM?: string
    /** Weather and site conditions */ IRES_ENV?: string
    /** Test method */ IRES_METH?: string
    /** Contractor */ IRES_CONT?: string
    /** Accreditation */ IRES_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Stratum reference on sketch */ GEOL_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ IRES_OPER?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  ISAG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ ISAG_TESN?: string
    /** Date, yyyy-mm-dd */ ISAG_DATE?: string
    /** Duration of test, hh:mm */ ISAG_DURN?: string
    /** Width of soakage pit, m */ ISAG_PWID?: string
    /** Length of soakage pit, m */ ISAG_PLEN?: string
    /** Diameter of soakage pit, m */ ISAG_PDIA?: string
    /** Depth to water at start of test, m */ ISAG_DPTS?: string
    /** Depth to water at end of test, m */ ISAG_DPTE?: string
    /** Construction of soakage pit */ ISAG_CONS?: string
    /** Soil infiltration rate, m/s */ ISAG_SI?: string
    /** Porosity of granular infill, % */ ISAG_PORO?: string
    /** Remarks */ ISAG_REM?: string
    /** Weather and site conditions */ ISAG_ENV?: string
    /** Test method */ ISAG_METH?: string
    /** Contractor */ ISAG_CONT?: string
    /** Accreditation */ ISAG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ ISAG_OPER?: string
  }
  ISAT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ ISAG_TESN?: string
    /** Elapsed time, hh:mm:ss */ ISAT_TIME?: string
    /** Depth to water at that time, m */ ISAT_DPTH?: string
    /** Remarks */ ISAT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  ISPT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of test, m */ ISPT_TOP?: string
    /** Seating blows */ ISPT_SEAT?: string
    /** Main drive blows */ ISPT_MAIN?: string
    /** Total penetration, mm */ ISPT_NPEN?: string
    /** SPT N value */ ISPT_NVAL?: string
    /** Reported result */ ISPT_REP?: string
    /** Casing depth, m */ ISPT_CAS?: string
    /** Depth to water, m */ ISPT_WAT?: string
    /** Split spoon or solid cone */ ISPT_TYPE?: string
    /** Hammer reference */ ISPT_HAM?: string
    /** Energy ratio of hammer, % */ ISPT_ERAT?: string
    /** Self-weight penetration, mm */ ISPT_SWP?: string
    /** Blows, first seating increment */ ISPT_INC1?: string
    /** Blows, second seating increment */ ISPT_INC2?: string
    /** Blows, first test increment */ ISPT_INC3?: string
    /** Blows, second test increment */ ISPT_INC4?: string
    /** Blows, third test increment */ ISPT_INC5?: string
    /** Blows, fourth test increment */ ISPT_INC6?: string
    /** Penetration, first seating increment, mm */ ISPT_PEN1?: string
    /** Penetration, second seating increment, mm */ ISPT_PEN2?: string
    /** Penetration, first test increment, mm */ ISPT_PEN3?: string
    /** Penetration, second test increment, mm */ ISPT_PEN4?: string
    /** Penetration, third test increment, mm */ ISPT_PEN5?: string
    /** Penetration, fourth test increment, mm */ ISPT_PEN6?: string
    /** Test in soft rock */ ISPT_ROCK?: string
    /** Remarks */ ISPT_REM?: string
    /** Weather and site conditions */ ISPT_ENV?: string
    /** Test method */ ISPT_METH?: string
    /** Accreditation */ ISPT_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** N value at 60% energy (N60) */ ISPT_N60?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  IVAN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ IVAN_DPTH?: string
    /** Test number */ IVAN_TESN?: string
    /** Type of vane */ IVAN_TYPE?: string
    /** Peak vane shear strength, kPa */ IVAN_IVAN?: string
    /** Remoulded vane shear strength, kPa */ IVAN_IVAR?: string
    /** Date, yyyy-mm-dd */ IVAN_DATE?: string
    /** Remarks */ IVAN_REM?: string
    /** Weather and site conditions */ IVAN_ENV?: string
    /** Test method */ IVAN_METH?: string
    /** Contractor */ IVAN_CONT?: string
    /** Accreditation */ IVAN_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Stratum reference on sketch */ GEOL_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ IVAN_OPER?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Hand penetrometer reading, kN/m2 */ IVAN_IPEN?: string
  }
  LBSG: {
    /** Schedule reference */ LBSG_REF?: string
    /** Date of schedule, yyyy-mm-dd */ LBSG_DATE?: string
    /** Scheduled by */ LBSG_FROM?: string
    /** Scheduled to */ LBSG_TO?: string
    /** Date due, yyyy-mm-dd */ LBSG_DUE?: string
    /** Remarks */ LBSG_REM?: string
    /** Status of schedule */ LBSG_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  LBST: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Schedule reference */ LBSG_REF?: string
    /** Test scheduled */ LBST_TEST?: string
    /** Chain of custody reference */ CHOC_REF?: string
    /** Type of test */ LBST_TTYP?: string
    /** Test method */ LBST_METH?: string
    /** Preparation required */ LBST_PREP?: string
    /** Depends on */ LBST_DEPN?: string
    /** Status of test */ LBST_STAT?: string
    /** Remarks */ LBST_REM?: string
    /** Date due, yyyy-mm-dd */ LBST_DUE?: string
    /** Details of test */ LBST_DETL?: string
    /** Date completed, yyyy-mm-dd */ LBST_DONE?: string
    /** Associated files */ FILE_FSET?: string
  }
  LDEN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Type of density test */ LDEN_TYPE?: string
    /** Condition of specimen */ LDEN_COND?: string
    /** Type of specimen */ LDEN_SMTY?: string
    /** Moisture content, % */ LDEN_MC?: string
    /** Bulk density, Mg/m3 */ LDEN_BDEN?: string
    /** Dry density, Mg/m3 */ LDEN_DDEN?: string
    /** Remarks */ LDEN_REM?: string
    /** Test method */ LDEN_METH?: string
    /** Laboratory */ LDEN_LAB?: string
    /** Accreditation */ LDEN_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LDEN_DEV?: string
  }
  LDYN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** P-wave velocity, m/s */ LDYN_PWAV?: string
    /** S-wave velocity, m/s */ LDYN_SWAV?: string
    /** Dynamic elastic modulus, GPa */ LDYN_EMOD?: string
    /** Dynamic shear modulus, GPa */ LDYN_SG?: string
    /** Remarks */ LDYN_REM?: string
    /** Test method */ LDYN_METH?: string
    /** Laboratory */ LDYN_LAB?: string
    /** Accreditation */ LDYN_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LDYN_DEV?: string
  }
  LLIN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Linear shrinkage, % */ LLIN_LS?: string
    /** Passing 425 µm sieve, % */ LLIN_425?: string
    /** Preparation of sample */ LLIN_PREP?: string
    /** Remarks */ LLIN_REM?: string
    /** Test method */ LLIN_METH?: string
    /** Laboratory */ LLIN_LAB?: string
    /** Accreditation */ LLIN_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LLIN_DEV?: string
  }
  LLPL: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Liquid limit, % */ LLPL_LL?: string
    /** Plastic limit, % */ LLPL_PL?: string
    /** Plasticity index */ LLPL_PI?: string
    /** Passing 425 µm sieve, % */ LLPL_425?: string
    /** Preparation of sample */ LLPL_PREP?: string
    /** Amount of stabiliser, % */ LLPL_STAB?: string
    /** Type of stabiliser */ LLPL_STYP?: string
    /** Remarks */ LLPL_REM?: string
    /** Test method */ LLPL_METH?: string
    /** Laboratory */ LLPL_LAB?: string
    /** Accreditation */ LLPL_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LLPL_DEV?: string
    LLPL_TYPE?: string
    LLPL_POIN?: string
    LLPL_CONE?: string
    /** mm */ LLPL_1PRE?: string
    LLPL_1PCF?: string
    /** mm */ LLPL_SIZE?: string
    /** % */ LLPL_PASS?: string
    /** % */ LLPL_WC?: string
  }
  LNMC: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Moisture content, % */ LNMC_MC?: string
    /** Drying temperature, DegC */ LNMC_TEMP?: string
    /** Amount of stabiliser, % */ LNMC_STAB?: string
    /** Type of stabiliser */ LNMC_STYP?: string
    /** Taken as natural moisture content */ LNMC_ISNT?: string
    LNMC_COMM?: string
    /** Remarks */ LNMC_REM?: string
    /** Test method */ LNMC_METH?: string
    /** Laboratory */ LNMC_LAB?: string
    /** Accreditation */ LNMC_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LNMC_DEV?: string
  }
  LOCA: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Type of hole */ LOCA_TYPE?: string
    /** Status of the hole */ LOCA_STAT?: string
    /** Easting, m */ LOCA_NATE?: string
    /** Northing, m */ LOCA_NATN?: string
    /** Grid of easting and northing */ LOCA_GREF?: string
    /** Ground level, m */ LOCA_GL?: string
    /** Remarks */ LOCA_REM?: string
    /** Final depth, m */ LOCA_FDEP?: string
    /** Start date, yyyy-mm-dd */ LOCA_STAR?: string
    /** Purpose of the hole */ LOCA_PURP?: string
    /** Reason for termination */ LOCA_TERM?: string
    /** End date, yyyy-mm-dd */ LOCA_ENDD?: string
    /** Grid reference with letters */ LOCA_LETT?: string
    /** Local easting (x), m */ LOCA_LOCX?: string
    /** Local northing (y), m */ LOCA_LOCY?: string
    /** Local level (z), m */ LOCA_LOCZ?: string
    /** Local grid */ LOCA_LREF?: string
    /** Local datum */ LOCA_DATM?: string
    /** Easting at end of traverse, m */ LOCA_ETRV?: string
    /** Northing at end of traverse, m */ LOCA_NTRV?: string
    /** Level at end of traverse, m */ LOCA_LTRV?: string
    /** Local x at end of traverse, m */ LOCA_XTRL?: string
    /** Local y at end of traverse, m */ LOCA_YTRL?: string
    /** Local z at end of traverse, m */ LOCA_ZTRL?: string
    /** Latitude */ LOCA_LAT?: string
    /** Longitude */ LOCA_LON?: string
    /** Latitude at end of traverse */ LOCA_ELAT?: string
    /** Longitude at end of traverse */ LOCA_ELON?: string
    /** System of latitude and longitude */ LOCA_LLZ?: string
    /** Method of position survey */ LOCA_LOCM?: string
    /** Area of the site */ LOCA_LOCA?: string
    /** Cluster of holes */ LOCA_CLST?: string
    /** Alignment */ LOCA_ALID?: string
    /** Offset from alignment */ LOCA_OFFS?: string
    /** Chainage */ LOCA_CNGE?: string
    /** Transformation to the local grid */ LOCA_TRAN?: string
    /** Associated files */ FILE_FSET?: string
    /** Datum of ground level */ LOCA_NATD?: string
    /** Original name of the hole */ LOCA_ORID?: string
    /** Original job reference */ LOCA_ORJO?: string
    /** Original company */ LOCA_ORCO?: string
    /** Date of ground level survey, yyyy-mm-ddThh:mm */ LOCA_GLDT?: string
    /** Vessel */ LOCA_VSSL?: string
    /** SRID of national grid */ LOCA_NSRI?: string
    /** SRID of local grid */ LOCA_LSRI?: string
    /** SRID of latitude and longitude */ LOCA_LLSI?: string
  }
  LPDN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Particle density, Mg/m3 */ LPDN_PDEN?: string
    /** Type of particle density test */ LPDN_TYPE?: string
    /** Remarks */ LPDN_REM?: string
    /** Test method */ LPDN_METH?: string
    /** Laboratory */ LPDN_LAB?: string
    /** Accreditation */ LPDN_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LPDN_DEV?: string
    /** ml */ LPDN_PVOL?: string
    LPDN_GAS?: string
  }
  LPEN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Hand penetrometer reading, kPa */ LPEN_PPEN?: string
    /** Moisture content, % */ LPEN_MC?: string
    /** Remarks */ LPEN_REM?: string
    /** Test method */ LPEN_METH?: string
    /** Laboratory */ LPEN_LAB?: string
    /** Accreditation */ LPEN_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LPEN_DEV?: string
  }
  LRES: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Bulk density, Mg/m3 */ LRES_BDEN?: string
    /** Dry density, Mg/m3 */ LRES_DDEN?: string
    /** Moisture content, % */ LRES_MC?: string
    /** Condition of specimen */ LRES_COND?: string
    /** Resistivity, ohm m */ LRES_LRES?: string
    /** mm */ LRES_CDIA?: string
    /** mm2 */ LRES_CCSA?: string
    /** mm */ LRES_CLEN?: string
    /** Temperature of test, DegC */ LRES_TEMP?: string
    LRES_ELEC?: string
    LRES_PENT?: string
    LRES_CSHP?: string
    /** ml */ LRES_WAT?: string
    /** ohm m */ LRES_WRES?: string
    LRES_PART?: string
    /** Remarks */ LRES_REM?: string
    /** Test method */ LRES_METH?: string
    /** Laboratory */ LRES_LAB?: string
    /** Accreditation */ LRES_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LRES_DEV?: string
  }
  LSLT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Shrinkage limit, % */ LSLT_SLIM?: string
    /** Shrinkage ratio */ LSLT_SHRA?: string
    /** Mg/m3 */ LSLT_IDEN?: string
    /** Initial moisture content, % */ LSLT_MCI?: string
    /** Passing 425 µm sieve, % */ LSLT_425?: string
    /** Remarks */ LSLT_REM?: string
    /** Test method */ LSLT_METH?: string
    /** Laboratory */ LSLT_LAB?: string
    /** Accreditation */ LSLT_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LSLT_DEV?: string
  }
  LSTG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Initial consumption of lime, % */ LSTG_ICL?: string
    /** pH */ LSTG_PH?: string
    LSTG_LIME?: string
    LSTG_SUIT?: string
    /** Passing 425 µm sieve, % */ LSTG_425?: string
    /** Remarks */ LSTG_REM?: string
    /** Test method */ LSTG_METH?: string
    /** Laboratory */ LSTG_LAB?: string
    /** Accreditation */ LSTG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LSTG_DEV?: string
  }
  LSTT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ LSTT_TESN?: string
    /** Lime content, % */ LSTT_LCON?: string
    /** pH */ LSTT_PH?: string
    /** Remarks */ LSTT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  LSWL: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Swelling pressure, kPa */ LSWL_SWPR?: string
    /** % */ LSWL_SWSI?: string
    /** Initial moisture content, % */ LSWL_MCI?: string
    /** Specimen diameter, mm */ LSWL_SDIA?: string
    /** Specimen thickness, mm */ LSWL_THCK?: string
    /** Bulk density, kg/m3 */ LSWL_BDEN?: string
    /** Dry density, kg/m3 */ LSWL_DDEN?: string
    /** Remarks */ LSWL_REM?: string
    /** Test method */ LSWL_METH?: string
    /** Laboratory */ LSWL_LAB?: string
    /** Accreditation */ LSWL_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LSWL_DEV?: string
  }
  LVAN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Peak vane shear strength, kPa */ LVAN_VNPK?: string
    /** Remoulded vane shear strength, kPa */ LVAN_VNRM?: string
    /** Moisture content, % */ LVAN_MC?: string
    /** Vane diameter, mm */ LVAN_SIZE?: string
    /** Vane length, mm */ LVAN_VLEN?: string
    /** Remarks */ LVAN_REM?: string
    /** Test method */ LVAN_METH?: string
    /** Laboratory */ LVAN_LAB?: string
    /** Accreditation */ LVAN_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LVAN_DEV?: string
    /** Type of vane */ LVAN_TYPE?: string
  }
  MCVG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Retained on 20 mm sieve, % */ MCVG_200?: string
    /** Natural moisture content, % */ MCVG_NMC?: string
    /** Amount of stabiliser, % */ MCVG_STAB?: string
    /** Type of stabiliser */ MCVG_STYP?: string
    /** Remarks */ MCVG_REM?: string
    /** Test method */ MCVG_METH?: string
    /** Laboratory */ MCVG_LAB?: string
    /** Accreditation */ MCVG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ MCVG_DEV?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Precalibrated test result */ MCVG_PRCL?: string
  }
  MCVT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ MCVT_TESN?: string
    /** Moisture content, % */ MCVT_MC?: string
    MCVT_CURV?: string
    /** Moisture condition value */ MCVT_RELK?: string
    /** Bulk density, Mg/m3 */ MCVT_BDEN?: string
    /** mm */ MCVT_DIFF?: string
    MCVT_RAPD?: string
    /** Remarks */ MCVT_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  MOND: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Installation identifier */ MONG_ID?: string
    /** Depth of instrument, m */ MONG_DIS?: string
    /** Date and time of reading, yyyy-mm-ddThh:mm:ss */ MOND_DTIM?: string
    /** Type of reading */ MOND_TYPE?: string
    /** Reading reference */ MOND_REF?: string
    /** Instrument used for reading */ MOND_INST?: string
    /** Reading */ MOND_RDNG?: string
    /** Unit of reading */ MOND_UNIT?: string
    /** Test method */ MOND_METH?: string
    /** Lower limit of reading */ MOND_LIM?: string
    /** Upper limit of reading */ MOND_ULIM?: string
    /** Preferred name of reading */ MOND_NAME?: string
    /** Accreditation */ MOND_CRED?: string
    /** Contractor */ MOND_CONT?: string
    /** Remarks */ MOND_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  MONG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Installation identifier */ MONG_ID?: string
    /** Depth of instrument, m */ MONG_DIS?: string
    /** Pipe reference */ PIPE_REF?: string
    /** Date of installation, yyyy-mm-dd */ MONG_DATE?: string
    /** Type of instrument */ MONG_TYPE?: string
    /** Details of instrument */ MONG_DETL?: string
    /** Depth to top of response zone, m */ MONG_TRZ?: string
    /** Depth to base of response zone, m */ MONG_BRZ?: string
    /** Bearing of axis A, deg */ MONG_BRGA?: string
    /** Bearing of axis B, deg */ MONG_BRGB?: string
    /** Bearing of axis C, deg */ MONG_BRGC?: string
    /** Inclination of axis A, deg */ MONG_INCA?: string
    /** Inclination of axis B, deg */ MONG_INCB?: string
    /** Inclination of axis C, deg */ MONG_INCC?: string
    /** Sign convention on axis A */ MONG_RSCA?: string
    /** Sign convention on axis B */ MONG_RSCB?: string
    /** Sign convention on axis C */ MONG_RSCC?: string
    /** Remarks */ MONG_REM?: string
    /** Contractor */ MONG_CONT?: string
    /** Associated files */ FILE_FSET?: string
  }
  PIPE: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Pipe reference */ PIPE_REF?: string
    /** Depth to top of pipe section, m */ PIPE_TOP?: string
    /** Depth to base of pipe section, m */ PIPE_BASE?: string
    /** Pipe diameter, mm */ PIPE_DIAM?: string
    /** Type of pipe */ PIPE_TYPE?: string
    /** Construction of pipe */ PIPE_CONS?: string
    /** Remarks */ PIPE_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  PLTG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of plate, m */ PLTG_DPTH?: string
    /** Test number */ PLTG_TESN?: string
    /** Loading cycle */ PLTG_CYC?: string
    /** Plate diameter, mm */ PLTG_PDIA?: string
    /** Seating load, kN */ PLTG_SEAT?: string
    PLTG_FA0?: string
    PLTG_FA1?: string
    PLTG_FA2?: string
    /** MPa */ PLTG_SMOD?: string
    /** Strain modulus (EV2), MPa */ PLTG_EV2?: string
    /** Modulus of subgrade reaction, MPa/m */ PLTG_MOSR?: string
    /** Elastic modulus, MPa */ PLTG_EMOD?: string
    /** Date, yyyy-mm-dd */ PLTG_DATE?: string
    /** Amount of stabiliser, % */ PLTG_STAB?: string
    /** Type of stabiliser */ PLTG_STYP?: string
    /** Remarks */ PLTG_REM?: string
    /** Weather and site conditions */ PLTG_ENV?: string
    /** Test method */ PLTG_METH?: string
    /** Contractor */ PLTG_CONT?: string
    /** Accreditation */ PLTG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Stratum reference on sketch */ GEOL_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ PLTG_OPER?: string
  }
  PLTT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of plate, m */ PLTG_DPTH?: string
    /** Test number */ PLTG_TESN?: string
    /** Loading cycle */ PLTG_CYC?: string
    /** Stage number */ PLTT_STG?: string
    /** Elapsed time, min */ PLTT_TIME?: string
    /** Load, kN */ PLTT_LOAD?: string
    /** Settlement, gauge 1, mm */ PLTT_SET1?: string
    /** Settlement, gauge 2, mm */ PLTT_SET2?: string
    /** Settlement, gauge 3, mm */ PLTT_SET3?: string
    /** Settlement, gauge 4, mm */ PLTT_SET4?: string
    /** Remarks */ PLTT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  PMTD: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ PMTG_DPTH?: string
    /** Test number */ PMTG_TESN?: string
    /** Reading number */ PMTD_SEQ?: string
    /** Displacement, arm 1, mm */ PMTD_ARM1?: string
    /** Displacement, arm 2, mm */ PMTD_ARM2?: string
    /** Displacement, arm 3, mm */ PMTD_ARM3?: string
    /** Total pressure, kPa */ PMTD_TPC?: string
    /** kPa */ PMTD_PPA?: string
    /** kPa */ PMTD_PPB?: string
    /** Volume, cm3 */ PMTD_VOL?: string
    /** Remarks */ PMTD_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** mm */ PMTD_AX1?: string
    /** mm */ PMTD_AX2?: string
    /** mm */ PMTD_AX3?: string
    /** mm */ PMTD_SA1?: string
    /** mm */ PMTD_SA2?: string
    /** mm */ PMTD_SA3?: string
    /** mm */ PMTD_SA4?: string
    /** mm */ PMTD_SA5?: string
    /** mm */ PMTD_SA6?: string
    /** mm */ PMTD_SAME?: string
    /** Elapsed time, s */ PMTD_TIME?: string
  }
  PMTG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ PMTG_DPTH?: string
    /** Test number */ PMTG_TESN?: string
    /** Date, yyyy-mm-dd */ PMTG_DATE?: string
    /** Depth to water, m */ PMTG_WAT?: string
    /** Contractor */ PMTG_CONT?: string
    /** Test crew */ PMTG_CREW?: string
    /** Pressuremeter reference */ PMTG_REF?: string
    /** Type of pressuremeter */ PMTG_TYPE?: string
    /** Pressuremeter diameter, mm */ PMTG_DIAM?: string
    /** In situ horizontal stress, kPa */ PMTG_HO?: string
    /** Initial shear modulus, MPa */ PMTG_GI?: string
    /** Undrained shear strength, kPa */ PMTG_CU?: string
    /** Limit pressure, kPa */ PMTG_PL?: string
    /** Friction angle, deg */ PMTG_AF?: string
    /** Angle of dilation, deg */ PMTG_AD?: string
    /** Friction angle at constant volume, deg */ PMTG_AFCV?: string
    /** Test method */ PMTG_METH?: string
    /** Accreditation */ PMTG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Weather and site conditions */ PMTG_ENV?: string
    /** Remarks */ PMTG_REM?: string
    /** Associated files */ FILE_FSET?: string
    PMTG_NUAR?: string
    /** deg */ PMTG_ORNT?: string
    PMTG_AXIS?: string
    /** m */ PMTG_PRWL?: string
    PMTG_TC?: string
    /** yyyy-mm-ddThh:mm:ss */ PMTG_STAD?: string
    /** yyyy-mm-ddThh:mm:ss */ PMTG_ENDD?: string
    /** m */ PMTG_TOPP?: string
    /** m */ PMTG_BOTP?: string
    PMTG_SBHT?: string
    /** mm */ PMTG_SBCS?: string
    PMTG_SBCT?: string
    /** mm */ PMTG_SBCD?: string
    /** mm */ PMTG_SBCP?: string
    PMTG_FLFT?: string
    /** kPa */ PMTG_FLFP?: string
    /** kN */ PMTG_TRST?: string
    PMTG_PPRD?: string
    PMTG_CMT?: string
    PMTG_CREM?: string
    /** yyyy-mm-dd */ PMTG_CRDT?: string
    /** Analysed by */ PMTG_ANBY?: string
  }
  PMTL: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ PMTG_DPTH?: string
    /** Test number */ PMTG_TESN?: string
    /** Reading number */ PMTD_SEQ?: string
    /** Loop number */ PMTL_LNO?: string
    /** MPa */ PMTL_GAA?: string
    /** % */ PMTL_SINC?: string
    /** kPa */ PMTL_PINC?: string
    /** % */ PMTL_STRA?: string
    /** kPa */ PMTL_PRSA?: string
    /** MPa */ PMTL_NLSA?: string
    PMTL_NLSB?: string
    /** Remarks */ PMTL_REM?: string
    /** Associated files */ FILE_FSET?: string
    PMTL_AXIS?: string
    /** kPa */ PMTL_HP?: string
    /** s */ PMTL_HT?: string
    /** % */ PMTL_CR?: string
  }
  PREM: {
    /** Start of remark, yyyy-mm-ddThh:mm */ PREM_DTIM?: string
    /** Company of observer */ PREM_COMP?: string
    /** Remarks */ PREM_REM?: string
    /** Duration, hh:mm:ss */ PREM_DURN?: string
    /** End of remark, yyyy-mm-ddThh:mm */ PREM_ETIM?: string
    /** Associated files */ FILE_FSET?: string
  }
  PTIM: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Date and time of reading, yyyy-mm-ddThh:mm */ PTIM_DTIM?: string
    /** Depth of hole, m */ PTIM_DPTH?: string
    /** Depth of casing, m */ PTIM_CAS?: string
    /** Depth to water, m */ PTIM_WAT?: string
    /** Remarks */ PTIM_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Date of reading, dd/mm/yyyy */ PTIM_DATE?: string
    /** Time of reading, hhmm */ PTIM_TIME?: string
    /** Depth of hole, m */ PTIM_DEP?: string
  }
  PTST: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ PTST_TESN?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Condition of specimen */ PTST_COND?: string
    /** Size cut-off of coarse material, mm */ PTST_SZUN?: string
    /** Coarse material removed, % */ PTST_UNS?: string
    /** Specimen diameter, mm */ PTST_DIAM?: string
    /** Specimen length, mm */ PTST_LEN?: string
    /** Moisture content, % */ PTST_MC?: string
    /** Bulk density, Mg/m3 */ PTST_BDEN?: string
    /** Dry density, Mg/m3 */ PTST_DDEN?: string
    /** mm */ PTST_IDIA?: string
    PTST_DMET?: string
    /** Voids ratio */ PTST_VOID?: string
    /** Coefficient of permeability, m/s */ PTST_K?: string
    /** Mean effective stress, kPa */ PTST_TSTR?: string
    /** Hydraulic gradient */ PTST_HYGR?: string
    /** Initial degree of saturation, % */ PTST_ISAT?: string
    /** Method of saturation */ PTST_SAT?: string
    /** Details of consolidation */ PTST_CONS?: string
    /** Particle density, Mg/m3 */ PTST_PDEN?: string
    /** Type of permeability test */ PTST_TYPE?: string
    PTST_CELL?: string
    /** Remarks */ PTST_REM?: string
    /** Test method */ PTST_METH?: string
    /** Laboratory */ PTST_LAB?: string
    /** Accreditation */ PTST_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ PTST_DEV?: string
    PTST_WCIS?: string
    /** % */ PTST_WCF?: string
    /** Final degree of saturation, % */ PTST_FSAT?: string
    /** Temperature of test, DegC */ PTST_TEMP?: string
    PTST_SOUR?: string
    /** Back pressure, kPa */ PTST_BACK?: string
    /** B value */ PTST_BVAL?: string
    PTST_LOSS?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Specimen diameter, mm */ PTST_DIA?: string
  }
  PUMG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Pumping test reference */ PUMG_TEST?: string
    /** Contractor */ PUMG_CONT?: string
    /** Test method */ PUMG_METH?: string
    /** Accreditation */ PUMG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Weather and site conditions */ PUMG_ENV?: string
    /** Remarks */ PUMG_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ PUMG_OPER?: string
  }
  PUMT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Pumping test reference */ PUMG_TEST?: string
    /** Date and time of reading, yyyy-mm-ddThh:mm */ PUMT_DTIM?: string
    /** Depth to water, m */ PUMT_DPTH?: string
    /** Pumping rate, l/s */ PUMT_QUAT?: string
    /** Remarks */ PUMT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  RCCV: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ RCCV_TESN?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Moisture content, % */ RCCV_MC?: string
    /** Chalk crushing value */ RCCV_CCV?: string
    /** % */ RCCV_100?: string
    /** Remarks */ RCCV_REM?: string
    /** Test method */ RCCV_METH?: string
    /** Laboratory */ RCCV_LAB?: string
    /** Accreditation */ RCCV_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ RCCV_DEV?: string
  }
  RDEN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Moisture content, % */ RDEN_MC?: string
    /** Saturation moisture content, % */ RDEN_SMC?: string
    /** Bulk density, kg/m3 */ RDEN_BDEN?: string
    /** Dry density, kg/m3 */ RDEN_DDEN?: string
    /** Porosity, % */ RDEN_PORO?: string
    /** Particle density, kg/m3 */ RDEN_PDEN?: string
    /** Drying temperature, DegC */ RDEN_TEMP?: string
    /** Remarks */ RDEN_REM?: string
    /** Test method */ RDEN_METH?: string
    /** Laboratory */ RDEN_LAB?: string
    /** Accreditation */ RDEN_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Mg/m3 */ RDEN_IDEN?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ RDEN_DEV?: string
  }
  RELD: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Maximum dry density, Mg/m3 */ RELD_DMAX?: string
    /** Retained on 37.5 mm sieve, % */ RELD_375?: string
    /** Retained on 6.3 mm sieve, % */ RELD_063?: string
    /** Retained on 2 mm sieve, % */ RELD_020?: string
    /** Minimum dry density, Mg/m3 */ RELD_DMIN?: string
    /** Remarks */ RELD_REM?: string
    /** Test method */ RELD_METH?: string
    /** Laboratory */ RELD_LAB?: string
    /** Accreditation */ RELD_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ RELD_DEV?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  RPLT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Point load strength, uncorrected (Is), MPa */ RPLT_PLS?: string
    /** Point load strength index (Is50), MPa */ RPLT_PLSI?: string
    /** Type of point load test */ RPLT_PLTF?: string
    /** Moisture content, % */ RPLT_MC?: string
    /** Remarks */ RPLT_REM?: string
    /** Test method */ RPLT_METH?: string
    /** Laboratory */ RPLT_LAB?: string
    /** Accreditation */ RPLT_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ RPLT_DEV?: string
  }
  RSCH: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Schmidt rebound value */ RSCH_SCHV?: string
    /** Axis of test */ RSCH_AXIS?: string
    /** Method of clamping specimen */ RSCH_CLAM?: string
    /** Remarks */ RSCH_REM?: string
    /** Test method */ RSCH_METH?: string
    /** Laboratory */ RSCH_LAB?: string
    /** Accreditation */ RSCH_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ RSCH_DEV?: string
    /** Type of specimen */ RSCH_STYP?: string
    RSCH_EXCV?: string
    /** Specimen diameter, mm */ RSCH_DIAM?: string
    /** Specimen length, mm */ RSCH_LEN?: string
    /** % */ RSCH_WC?: string
    RSCH_WCTX?: string
    /** Type of hammer */ RSCH_HTYP?: string
    /** Orientation of hammer */ RSCH_ORN?: string
    /** Mean rebound value */ RSCH_MEAN?: string
    /** Median rebound value */ RSCH_MED?: string
    /** Mode of rebound values */ RSCH_MODE?: string
    /** Range of rebound values */ RSCH_RANG?: string
    /** Number of readings */ RSCH_NUM?: string
  }
  RSHR: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Shore hardness */ RSHR_SHOR?: string
    /** Axis of test */ RSHR_AXIS?: string
    /** Number of readings */ RSHR_NUM?: string
    /** Remarks */ RSHR_REM?: string
    /** Test method */ RSHR_METH?: string
    /** Laboratory */ RSHR_LAB?: string
    /** Accreditation */ RSHR_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ RSHR_DEV?: string
  }
  RTEN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Specimen diameter, mm */ RTEN_SDIA?: string
    /** Specimen length, mm */ RTEN_LEN?: string
    /** Moisture content, % */ RTEN_MC?: string
    /** Condition of specimen */ RTEN_COND?: string
    /** Duration of test, mm:ss */ RTEN_DURN?: string
    /** Rate of loading, N/s */ RTEN_STRA?: string
    /** Tensile strength, MPa */ RTEN_TENS?: string
    /** Mode of failure */ RTEN_MODE?: string
    /** Testing machine */ RTEN_MACH?: string
    /** Remarks */ RTEN_REM?: string
    /** Test method */ RTEN_METH?: string
    /** Laboratory */ RTEN_LAB?: string
    /** Accreditation */ RTEN_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ RTEN_DEV?: string
  }
  RUCS: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Specimen diameter, mm */ RUCS_SDIA?: string
    /** Specimen length, mm */ RUCS_LEN?: string
    /** Moisture content, % */ RUCS_MC?: string
    /** Condition of specimen */ RUCS_COND?: string
    /** Duration of test, mm:ss */ RUCS_DURN?: string
    /** Rate of stress, MPa/s */ RUCS_STRA?: string
    /** Uniaxial compressive strength, MPa */ RUCS_UCS?: string
    /** Mode of failure */ RUCS_MODE?: string
    /** Young's modulus, GPa */ RUCS_E?: string
    /** Poisson's ratio */ RUCS_MU?: string
    /** Stress of modulus */ RUCS_ESTR?: string
    /** Method of determining modulus */ RUCS_ETYP?: string
    /** Testing machine */ RUCS_MACH?: string
    /** Remarks */ RUCS_REM?: string
    /** Test method */ RUCS_METH?: string
    /** Laboratory */ RUCS_LAB?: string
    /** Accreditation */ RUCS_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ RUCS_DEV?: string
    /** Secant modulus, GPa */ RUCS_ESEC?: string
    /** Tangent modulus, GPa */ RUCS_ETAN?: string
    /** Average modulus, GPa */ RUCS_EAVG?: string
    RUCS_SSEC?: string
    RUCS_STAN?: string
    RUCS_SAVG?: string
    /** Poisson's ratio, secant */ RUCS_MUS?: string
    /** Poisson's ratio, tangent */ RUCS_MUT?: string
    /** Poisson's ratio, average */ RUCS_MUAV?: string
  }
  RWCO: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Moisture content, % */ RWCO_MC?: string
    /** Drying temperature, DegC */ RWCO_TEMP?: string
    /** Remarks */ RWCO_REM?: string
    /** Test method */ RWCO_METH?: string
    /** Laboratory */ RWCO_LAB?: string
    /** Accreditation */ RWCO_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ RWCO_DEV?: string
  }
  SAMP: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Depth to base of sample, m */ SAMP_BASE?: string
    /** Date and time of sampling, yyyy-mm-ddThh:mm */ SAMP_DTIM?: string
    /** Blows to drive sampler */ SAMP_UBLO?: string
    /** Sample container */ SAMP_CONT?: string
    /** Treatment when sampled */ SAMP_PREP?: string
    /** Sample diameter, mm */ SAMP_SDIA?: string
    /** Depth to water when sampled, m */ SAMP_WDEP?: string
    /** Sample recovery, % */ SAMP_RECV?: string
    /** Sampling technique */ SAMP_TECH?: string
    /** Sample matrix */ SAMP_MATX?: string
    /** Quality control type */ SAMP_TYPC?: string
    /** Sampled by */ SAMP_WHO?: string
    /** Reason for sampling */ SAMP_WHY?: string
    /** Remarks */ SAMP_REM?: string
    /** Description of sample */ SAMP_DESC?: string
    /** Date of description, yyyy-mm-dd */ SAMP_DESD?: string
    /** Described by */ SAMP_LOG?: string
    /** Condition of sample */ SAMP_COND?: string
    /** Quality class of sample */ SAMP_CLSS?: string
    /** Barometric pressure when sampled, bar */ SAMP_BAR?: string
    /** Temperature when sampled, DegC */ SAMP_TEMP?: string
    /** Gas pressure above atmospheric, bar */ SAMP_PRES?: string
    /** Gas flow, l/min */ SAMP_FLOW?: string
    /** End of sampling, yyyy-mm-ddThh:mm */ SAMP_ETIM?: string
    /** Duration of sampling, hh:mm:ss */ SAMP_DURN?: string
    /** Caption on the log */ SAMP_CAPT?: string
    /** Linked record */ SAMP_LINK?: string
    /** Stratum reference on sketch */ GEOL_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Length recovered, mm */ SAMP_RECL?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Sample diameter, mm */ SAMP_DIA?: string
    /** Date of sampling, dd/mm/yyyy */ SAMP_DATE?: string
    /** Time of sampling, hhmmss */ SAMP_TIME?: string
  }
  SCDG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ SCPG_TESN?: string
    /** Depth of dissipation test, m */ SCDG_DPTH?: string
    /** Initial pore pressure, MPa */ SCDG_PWPI?: string
    /** Equilibrium pore pressure, MPa */ SCDG_PWPE?: string
    /** Degree of dissipation, % */ SCDG_DDIS?: string
    /** Time to that dissipation, s */ SCDG_T?: string
    /** Coefficient of consolidation, vertical, m2/yr */ SCDG_CV?: string
    /** Method for vertical consolidation */ SCDG_CVMT?: string
    /** Coefficient of consolidation, horizontal, m2/yr */ SCDG_CH?: string
    /** Method for horizontal consolidation */ SCDG_CHMT?: string
    /** Remarks */ SCDG_REM?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ SCDG_OPER?: string
  }
  SCDT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ SCPG_TESN?: string
    /** Depth of dissipation test, m */ SCDG_DPTH?: string
    /** Elapsed time, s */ SCDT_SECS?: string
    /** Cone resistance (qc), MPa */ SCDT_RES?: string
    /** Pore pressure at cone face (u1), MPa */ SCDT_PWP1?: string
    /** Pore pressure at shoulder (u2), MPa */ SCDT_PWP2?: string
    /** Pore pressure behind sleeve (u3), MPa */ SCDT_PWP3?: string
    /** Remarks */ SCDT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  SCPG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ SCPG_TESN?: string
    /** Type of cone test */ SCPG_TYPE?: string
    /** Cone reference */ SCPG_REF?: string
    /** Cross-section area of cone, cm2 */ SCPG_CSA?: string
    /** Rate of penetration, mm/s */ SCPG_RATE?: string
    /** Filter */ SCPG_FILT?: string
    /** Friction reducer used */ SCPG_FRIC?: string
    /** Depth to groundwater, m */ SCPG_WAT?: string
    /** Source of groundwater depth */ SCPG_WATA?: string
    /** Remarks */ SCPG_REM?: string
    /** Weather and site conditions */ SCPG_ENV?: string
    /** Contractor */ SCPG_CONT?: string
    /** Test method */ SCPG_METH?: string
    /** Accreditation */ SCPG_CRED?: string
    /** Cone area ratio */ SCPG_CAR?: string
    /** Sleeve area ratio */ SCPG_SLAR?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ SCPG_OPER?: string
  }
  SCPP: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ SCPG_TESN?: string
    /** Depth to top of layer, m */ SCPP_TOP?: string
    /** Depth to base of layer, m */ SCPP_BASE?: string
    /** Interpretation reference */ SCPP_REF?: string
    /** Remarks */ SCPP_REM?: string
    /** Soil behaviour type */ SCPP_CSBT?: string
    /** Undrained shear strength, kPa */ SCPP_CSU?: string
    /** Relative density, % */ SCPP_CRD?: string
    /** Friction angle, deg */ SCPP_CPHI?: string
    /** Soil behaviour type index (Ic) */ SCPP_CIC?: string
    /** Equivalent SPT N value */ SCPP_CSPT?: string
    /** Associated files */ FILE_FSET?: string
  }
  SCPT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ SCPG_TESN?: string
    /** Depth of reading, m */ SCPT_DPTH?: string
    /** Cone resistance (qc), MPa */ SCPT_RES?: string
    /** Sleeve friction (fs), MPa */ SCPT_FRES?: string
    /** Pore pressure at cone face (u1), MPa */ SCPT_PWP1?: string
    /** Pore pressure at shoulder (u2), MPa */ SCPT_PWP2?: string
    /** Pore pressure behind sleeve (u3), MPa */ SCPT_PWP3?: string
    /** Conductivity, uS/cm */ SCPT_CON?: string
    /** Temperature, DegC */ SCPT_TEMP?: string
    /** pH */ SCPT_PH?: string
    /** Inclination, first direction, deg */ SCPT_SLP1?: string
    /** Inclination, second direction, deg */ SCPT_SLP2?: string
    /** Redox potential, mV */ SCPT_REDX?: string
    /** Total magnetic field, nT */ SCPT_MAGT?: string
    /** Magnetic field, x, nT */ SCPT_MAGX?: string
    /** Magnetic field, y, nT */ SCPT_MAGY?: string
    /** Magnetic field, z, nT */ SCPT_MAGZ?: string
    /** Soil moisture, % */ SCPT_SMP?: string
    /** Natural gamma, counts/s */ SCPT_NGAM?: string
    /** Remarks */ SCPT_REM?: string
    /** Friction ratio, % */ SCPT_FRR?: string
    /** Corrected cone resistance (qt), MPa */ SCPT_QT?: string
    /** Corrected sleeve friction (ft), MPa */ SCPT_FT?: string
    /** Effective cone resistance (qe), MPa */ SCPT_QE?: string
    /** Bulk density, measured or assumed, Mg/m3 */ SCPT_BDEN?: string
    /** Total vertical stress, kPa */ SCPT_CPO?: string
    /** Effective vertical stress, kPa */ SCPT_CPOD?: string
    /** Net cone resistance (qnet), MPa */ SCPT_QNET?: string
    /** Corrected friction ratio, % */ SCPT_FRRC?: string
    /** Excess pore pressure, MPa */ SCPT_EXPP?: string
    /** Pore pressure ratio (Bq) */ SCPT_BQ?: string
    /** In situ pore pressure, MPa */ SCPT_ISPP?: string
    /** Normalised cone resistance (Qt) */ SCPT_NQT?: string
    /** Normalised friction ratio (Fr), % */ SCPT_NFR?: string
    /** Associated files */ FILE_FSET?: string
  }
  SHBG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Type of shear box test */ SHBG_TYPE?: string
    /** Condition of specimen */ SHBG_COND?: string
    /** Consolidation */ SHBG_CONS?: string
    /** Peak cohesion, kPa */ SHBG_PCOH?: string
    /** Peak friction angle, deg */ SHBG_PHI?: string
    /** Residual cohesion, kPa */ SHBG_RCOH?: string
    /** Residual friction angle, deg */ SHBG_RPHI?: string
    SHBG_ENCA?: string
    /** Remarks */ SHBG_REM?: string
    /** Test method */ SHBG_METH?: string
    /** Laboratory */ SHBG_LAB?: string
    /** Accreditation */ SHBG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ SHBG_DEV?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  SHBT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ SHBT_TESN?: string
    /** Bulk density, Mg/m3 */ SHBT_BDEN?: string
    /** Dry density, Mg/m3 */ SHBT_DDEN?: string
    /** Normal stress, kPa */ SHBT_NORM?: string
    /** Displacement rate, peak stage, mm/min */ SHBT_DISP?: string
    /** Displacement rate, residual stage, mm/min */ SHBT_DISR?: string
    /** Number of reversals */ SHBT_REVS?: string
    /** Peak shear stress, kPa */ SHBT_PEAK?: string
    /** Residual shear stress, kPa */ SHBT_RES?: string
    /** Displacement at peak, mm */ SHBT_PDIS?: string
    /** Displacement at residual, mm */ SHBT_RDIS?: string
    /** Vertical displacement at peak, mm */ SHBT_PDIN?: string
    /** Vertical displacement at residual, mm */ SHBT_RDIN?: string
    /** Particle density, Mg/m3 */ SHBT_PDEN?: string
    /** Initial voids ratio */ SHBT_IVR?: string
    /** Initial moisture content, % */ SHBT_MCI?: string
    /** Final moisture content, % */ SHBT_MCF?: string
    /** Specimen size, first direction, mm */ SHBT_DIA1?: string
    /** Specimen size, second direction, mm */ SHBT_DIA2?: string
    /** Specimen height, mm */ SHBT_HGT?: string
    SHBT_CRIT?: string
    /** Remarks */ SHBT_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** kPa */ SHBT_PVST?: string
    /** kPa */ SHBT_RVST?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Moisture content, % */ SHBT_MC?: string
  }
  STND: {
    /** Reference of the standard */ STND_REF?: string
    /** Title of the standard */ STND_TTLE?: string
    STND_SCPE?: string
    /** Remarks */ STND_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  SUCT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Specimen diameter, mm */ SUCT_DIAM?: string
    /** Specimen length, mm */ SUCT_LEN?: string
    /** Condition of specimen */ SUCT_COND?: string
    /** Bulk density, Mg/m3 */ SUCT_BDEN?: string
    /** Dry density, Mg/m3 */ SUCT_DDEN?: string
    /** Moisture content, % */ SUCT_MC?: string
    /** Suction, kPa */ SUCT_VAL?: string
    /** Remarks */ SUCT_REM?: string
    /** Test method */ SUCT_METH?: string
    /** Laboratory */ SUCT_LAB?: string
    /** Accreditation */ SUCT_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ SUCT_DEV?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  TNPC: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Test number */ TNPC_TESN?: string
    /** Ten per cent fines value, dry */ TNPC_DRY?: string
    /** Ten per cent fines value, soaked */ TNPC_WET?: string
    /** Remarks */ TNPC_REM?: string
    /** Test method */ TNPC_METH?: string
    /** Laboratory */ TNPC_LAB?: string
    /** Accreditation */ TNPC_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ TNPC_DEV?: string
    /** Exploratory hole */ HOLE_ID?: string
  }
  TREG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Type of triaxial test */ TREG_TYPE?: string
    /** Condition of specimen */ TREG_COND?: string
    /** Effective cohesion, kPa */ TREG_COH?: string
    /** Effective friction angle, deg */ TREG_PHI?: string
    /** Failure criterion */ TREG_FCR?: string
    /** Remarks */ TREG_REM?: string
    /** Test method */ TREG_METH?: string
    /** Laboratory */ TREG_LAB?: string
    /** Accreditation */ TREG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ TREG_DEV?: string
  }
  TREM: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Start of remark, yyyy-mm-ddThh:mm */ TREM_DTIM?: string
    /** Company of observer */ TREM_COMP?: string
    /** Remarks */ TREM_REM?: string
    /** Duration, hh:mm:ss */ TREM_DURN?: string
    /** End of remark, yyyy-mm-ddThh:mm */ TREM_ETIM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Date of remark, dd/mm/yyyy */ TREM_DATE?: string
    /** Time of remark, hhmmss */ TREM_TIME?: string
  }
  TRET: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ TRET_TESN?: string
    /** Specimen diameter, mm */ TRET_SDIA?: string
    /** Specimen length, mm */ TRET_LEN?: string
    /** Initial moisture content, % */ TRET_IMC?: string
    /** Final moisture content, % */ TRET_FMC?: string
    /** Bulk density, Mg/m3 */ TRET_BDEN?: string
    /** Dry density, Mg/m3 */ TRET_DDEN?: string
    /** Method of saturation */ TRET_SAT?: string
    /** Consolidation */ TRET_CONS?: string
    /** Effective stress after consolidation, kPa */ TRET_CONP?: string
    /** Cell pressure during shearing, kPa */ TRET_CELL?: string
    /** Pore pressure at start of shearing, kPa */ TRET_PWPI?: string
    /** Rate of strain during shearing, %/hr */ TRET_STRR?: string
    /** Strain at failure, % */ TRET_STRN?: string
    /** Deviator stress at failure, kPa */ TRET_DEVF?: string
    /** Pore pressure at failure, kPa */ TRET_PWPF?: string
    /** Volumetric strain at failure, % */ TRET_STV?: string
    /** Mode of failure */ TRET_MODE?: string
    /** Remarks */ TRET_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Back pressure, kPa */ TRET_BACK?: string
    /** Vertical strain in consolidation, % */ TRET_VERT?: string
    /** Volumetric strain in consolidation, % */ TRET_VOLM?: string
    /** %/hr */ TRET_RATE?: string
    /** B value */ TRET_BVAL?: string
    TRET_DRN?: string
    /** kPa */ TRET_MEMB?: string
    /** kPa */ TRET_FILC?: string
    /** Initial voids ratio */ TRET_IVR?: string
    /** Initial degree of saturation, % */ TRET_SATR?: string
    /** kPa */ TRET_CVP?: string
    /** kPa */ TRET_CRP?: string
    /** kPa */ TRET_MEAN?: string
    /** Undrained shear strength, kPa */ TRET_CU?: string
    /** Strain at half failure stress, % */ TRET_EP50?: string
    /** Secant modulus at half failure stress, MPa */ TRET_E50?: string
  }
  TRIG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Type of triaxial test */ TRIG_TYPE?: string
    /** Condition of specimen */ TRIG_COND?: string
    /** Remarks */ TRIG_REM?: string
    /** Test method */ TRIG_METH?: string
    /** Laboratory */ TRIG_LAB?: string
    /** Accreditation */ TRIG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ TRIG_DEV?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Undrained shear strength, kN/m2 */ TRIG_CU?: string
    /** Cohesion, kN/m2 */ TRIG_COH?: string
    /** Friction angle, deg */ TRIG_PHI?: string
  }
  TRIT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ TRIT_TESN?: string
    /** Specimen diameter, mm */ TRIT_SDIA?: string
    /** Specimen length, mm */ TRIT_SLEN?: string
    /** Initial moisture content, % */ TRIT_IMC?: string
    /** Final moisture content, % */ TRIT_FMC?: string
    /** Cell pressure, kPa */ TRIT_CELL?: string
    /** Deviator stress at failure, kPa */ TRIT_DEVF?: string
    /** Bulk density, Mg/m3 */ TRIT_BDEN?: string
    /** Dry density, Mg/m3 */ TRIT_DDEN?: string
    /** Strain at failure, % */ TRIT_STRN?: string
    /** Undrained shear strength, kPa */ TRIT_CU?: string
    /** Mode of failure */ TRIT_MODE?: string
    /** Remarks */ TRIT_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Moisture content of failure zone, % */ TRIT_FZWC?: string
    /** Rate of strain, %/min */ TRIT_RATE?: string
  }
  WADD: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth at start of adding water, m */ WADD_TOP?: string
    /** Depth at end of adding water, m */ WADD_BASE?: string
    /** Volume of water added, l */ WADD_VOLM?: string
    /** Test method */ WADD_METH?: string
    /** Remarks */ WADD_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  WETH: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of weathering zone, m */ WETH_TOP?: string
    /** Depth to base of weathering zone, m */ WETH_BASE?: string
    /** Weathering scheme */ WETH_SCH?: string
    /** Weathering system */ WETH_SYS?: string
    /** Weathering class */ WETH_WETH?: string
    /** Remarks */ WETH_REM?: string
    /** Associated files */ FILE_FSET?: string
    /** Exploratory hole */ HOLE_ID?: string
    /** Weathering grade */ WETH_GRAD?: string
  }
  WINS: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ WINS_TESN?: string
    /** Depth to top of run, m */ WINS_TOP?: string
    /** Depth to base of run, m */ WINS_BASE?: string
    /** Sampler diameter, mm */ WINS_DIAM?: string
    /** Time taken for the run, hh:mm:ss */ WINS_DURN?: string
    /** Recovery, % */ WINS_REC?: string
    /** Remarks */ WINS_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  WSTD: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of water strike, m */ WSTG_DPTH?: string
    /** Minutes after strike, min */ WSTD_NMIN?: string
    /** Depth to water after that time, m */ WSTD_POST?: string
    /** Remarks */ WSTD_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  WSTG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of water strike, m */ WSTG_DPTH?: string
    /** Date and time of strike, yyyy-mm-ddThh:mm */ WSTG_DTIM?: string
    /** Depth at which casing sealed inflow, m */ WSTG_SEAL?: string
    /** Casing depth at strike, m */ WSTG_CAS?: string
    /** Remarks */ WSTG_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  CTRC: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ CTRC_TESN?: string
    /** kPa */ CTRC_CELL?: string
    /** kPa */ CTRC_BPWP?: string
    /** kPa */ CTRC_MPWP?: string
    /** % */ CTRC_MPB?: string
    /** % */ CTRC_BB?: string
    CTRC_TYPE?: string
    /** kPa */ CTRC_BACF?: string
    /** hh:mm:ss */ CTRC_ELAP?: string
    /** mm */ CTRC_CHGT?: string
    /** mm */ CTRC_DIAE?: string
    /** % */ CTRC_MCE?: string
    /** Mg/m3 */ CTRC_BDE?: string
    /** Mg/m3 */ CTRC_DDE?: string
    /** % */ CTRC_RDE?: string
    CTRC_INCE?: string
    /** kPa */ CTRC_ASE?: string
    /** kPa */ CTRC_RSE?: string
    /** kPa */ CTRC_SSE?: string
    /** kPa */ CTRC_DEVE?: string
    /** kPa */ CTRC_MNSE?: string
    CTRC_RTOE?: string
    /** % */ CTRC_EASE?: string
    /** % */ CTRC_VLSE?: string
    /** % */ CTRC_RDSE?: string
    /** % */ CTRC_B?: string
    CTRC_BETS?: string
    CTRC_BEAX?: string
    /** mm */ CTRC_BEDS?: string
    /** s */ CTRC_MAT?: string
    CTRC_MATM?: string
    /** m/s */ CTRC_SWV?: string
    /** MPa */ CTRC_SMGM?: string
    /** Remarks */ CTRC_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  CTRD: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ CTRC_TESN?: string
    CTRP_CYC?: string
    /** yyyy-mm-ddThh:mm:ss */ CTRD_TIME?: string
    CTRD_COND?: string
    /** mm */ CTRD_SDIA?: string
    /** mm */ CTRD_HIGH?: string
    /** kPa */ CTRD_CELL?: string
    /** kPa */ CTRD_BPWP?: string
    /** kPa */ CTRD_MPWP?: string
    /** % */ CTRD_EAS?: string
    /** % */ CTRD_LAS1?: string
    /** % */ CTRD_LAS2?: string
    /** % */ CTRD_VOL?: string
    /** % */ CTRD_RAD?: string
    /** % */ CTRD_SHSN?: string
    /** kPa */ CTRD_SHST?: string
    /** Deviation from the method, kPa */ CTRD_DEV?: string
    /** kPa */ CTRD_PSD?: string
    /** kPa */ CTRD_MEES?: string
    /** MPa */ CTRD_SECE?: string
    /** MPa */ CTRD_TANE?: string
    /** Hz */ CTRD_FREQ?: string
    /** kPa */ CTRD_CSTS?: string
    /** kPa */ CTRD_ACVS?: string
    /** % */ CTRD_DAVS?: string
    CTRD_CESR?: string
    /** % */ CTRD_EMPR?: string
    /** % */ CTRD_EBPR?: string
    /** Remarks */ CTRD_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  CTRG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Type of cyclic triaxial test */ CTRG_TYPE?: string
    /** Initial moisture content, % */ CTRG_MCI?: string
    /** Final moisture content, % */ CTRG_MCF?: string
    CTRG_H2O?: string
    /** kPa */ CTRG_SBP?: string
    /** % */ CTRG_SATR?: string
    /** % */ CTRG_IRD?: string
    /** Specimen diameter, mm */ CTRG_SDIA?: string
    /** Specimen height, mm */ CTRG_HIGT?: string
    /** g */ CTRG_TMSS?: string
    /** Particle density, Mg/m3 */ CTRG_PDEN?: string
    /** Mg/m3 */ CTRG_MADD?: string
    /** Mg/m3 */ CTRG_MIDD?: string
    /** Dry density, Mg/m3 */ CTRG_DDEN?: string
    /** Bulk density, Mg/m3 */ CTRG_BDEN?: string
    /** Initial voids ratio */ CTRG_IVR?: string
    CTRG_SAT?: string
    /** day */ CTRG_DURN?: string
    /** Remarks */ CTRG_REM?: string
    /** Test method */ CTRG_METH?: string
    /** Deviation from the method */ CTRG_DEV?: string
    /** Laboratory */ CTRG_LAB?: string
    /** Accreditation */ CTRG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  CTRP: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ CTRC_TESN?: string
    CTRP_CYC?: string
    CTRP_CYCF?: string
    /** kPa */ CTRP_PWPM?: string
    /** kPa */ CTRP_MNPP?: string
    /** kPa */ CTRP_MXSS?: string
    /** kPa */ CTRP_MNSS?: string
    /** kPa */ CTRP_AVSS?: string
    /** kPa */ CTRP_CSS?: string
    /** kPa */ CTRP_ACVS?: string
    /** % */ CTRP_ASF?: string
    /** kPa */ CTRP_FPWP?: string
    /** kPa */ CTRP_QMAX?: string
    /** kPa */ CTRP_QMIN?: string
    /** kPa */ CTRP_MNES?: string
    /** % */ CTRP_EAMX?: string
    /** % */ CTRP_EAMN?: string
    CTRP_FVR?: string
    /** kPa */ CTRP_QEMX?: string
    /** kPa */ CTRP_QEMN?: string
    /** MPa */ CTRP_ESEC?: string
    CTRP_DAMP?: string
    CTRP_MODE?: string
    /** % */ CTRP_DIPL?: string
    CTRP_OBP?: string
    /** Remarks */ CTRP_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  CTRS: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ CTRS_TESN?: string
    /** kPa */ CTRS_CELL?: string
    /** kPa */ CTRS_BPWP?: string
    /** kPa */ CTRS_MPWP?: string
    CTRS_MPB?: string
    CTRS_BB?: string
    CTRS_SAT?: string
    /** % */ CTRS_FSAT?: string
    /** Remarks */ CTRS_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  DLOG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of driller's stratum, m */ DLOG_TOP?: string
    /** Depth to base of driller's stratum, m */ DLOG_BASE?: string
    /** Driller's description */ DLOG_DESC?: string
    /** Remarks */ DLOG_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  ECTN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Container identifier */ ECTN_ID?: string
    /** Type of container */ ECTN_TYPE?: string
    /** Remarks */ ECTN_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  ELRG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Determinand code */ ELRG_CODE?: string
    /** Test method */ ELRG_METH?: string
    /** Laboratory test matrix */ ELRG_MATX?: string
    /** Type of result */ ELRG_RTYP?: string
    ELRG_TADE?: string
    ELRG_TICN?: string
    /** Unit of result */ ELRG_RUNI?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Laboratory sample identifier */ ELRG_LSID?: string
    /** Result code */ ELRG_RTCD?: string
    /** Interpreted qualifiers */ ELRG_IQLF?: string
    /** Laboratory qualifiers */ ELRG_LQLF?: string
    /** Result */ ELRG_RVAL?: string
    /** Reported result */ ELRG_RTXT?: string
    /** Determinand */ ELRG_NAME?: string
    /** Laboratory's name of the test */ ELRG_TNAM?: string
    ELRG_DCAT?: string
    /** Test number */ ELRG_TESN?: string
    ELRG_FDEV?: string
    /** Deviation from the method */ ELRG_DEV?: string
    /** Reportable result */ ELRG_RRES?: string
    /** Detected */ ELRG_DETF?: string
    /** Organic */ ELRG_ORG?: string
    /** Reporting detection limit */ ELRG_RDLM?: string
    /** Method detection limit */ ELRG_MDLM?: string
    /** Quantification limit */ ELRG_QLM?: string
    /** Unit of detection limits */ ELRG_DUNI?: string
    /** CAS number */ ELRG_CASC?: string
    /** Match of tentative identification, % */ ELRG_TICP?: string
    /** Retention time of tentative compound, s */ ELRG_TICT?: string
    /** Date and time of result, yyyy-mm-ddThh:mm */ ELRG_RDAT?: string
    /** Sample delivery group */ ELRG_SGRP?: string
    /** Date and time of analysis, yyyy-mm-ddThh:mm */ ELRG_DTIM?: string
    /** Test name */ ELRG_TEST?: string
    /** Total or dissolved */ ELRG_TORD?: string
    /** Analysed on site or in laboratory */ ELRG_LOCN?: string
    /** Basis (wet or dry) */ ELRG_BAS?: string
    /** Dilution factor */ ELRG_DIL?: string
    /** Leachate method */ ELRG_LMTH?: string
    /** Date and time of leaching, yyyy-mm-ddThh:mm */ ELRG_LDTM?: string
    /** Instrument reference */ ELRG_IREF?: string
    /** Type of instrument */ ELRG_ITYP?: string
    /** Size of material removed, mm */ ELRG_SIZE?: string
    /** % */ ELRG_PERP?: string
    /** Remarks */ ELRG_REM?: string
    /** Laboratory */ ELRG_LAB?: string
    /** Accreditation */ ELRG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  FGHG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of test zone, m */ FGHG_TOP?: string
    /** Depth to base of test zone, m */ FGHG_BASE?: string
    /** Test number */ FGHG_TESN?: string
    /** Diameter of test zone, mm */ FGHG_TDIA?: string
    /** Diameter of standpipe or casing, mm */ FGHG_SDIA?: string
    /** mm */ FGHG_ODIA?: string
    /** Depth to base of hole, m */ FGHG_HBAS?: string
    /** Depth of casing, m */ FGHG_CAS?: string
    /** m */ FGHG_SFAC?: string
    FGHG_SFRF?: string
    /** Date, yyyy-mm-dd */ FGHG_DATE?: string
    /** Type of test */ FGHG_TYPE?: string
    /** Configuration of test */ FGHG_CNFG?: string
    /** Test method */ FGHG_METH?: string
    /** Depth to water before test, m */ FGHG_PRWL?: string
    /** Depth to water during constant head, m */ FGHG_AWL?: string
    /** Applied head of water, m */ FGHG_HEAD?: string
    /** Flow, l/s */ FGHG_FLOW?: string
    /** Coefficient of permeability, m/s */ FGHG_IPRM?: string
    /** Lugeon value */ FGHG_ILUG?: string
    FGHG_FTYP?: string
    /** Remarks */ FGHG_REM?: string
    /** Weather and site conditions */ FGHG_ENV?: string
    /** Contractor */ FGHG_CONT?: string
    /** Operator */ FGHG_OPER?: string
    /** Accreditation */ FGHG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  FGHI: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of test zone, m */ FGHG_TOP?: string
    /** Depth to base of test zone, m */ FGHG_BASE?: string
    /** Test number */ FGHG_TESN?: string
    /** Instrument reference */ FGHI_INST?: string
    /** Type of instrument */ FGHI_TYPE?: string
    /** Details of instrument */ FGHI_DETL?: string
    FGHI_LOCT?: string
    /** Remarks */ FGHI_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  FGHS: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of test zone, m */ FGHG_TOP?: string
    /** Depth to base of test zone, m */ FGHG_BASE?: string
    /** Test number */ FGHG_TESN?: string
    /** Stage number */ FGHS_STG?: string
    /** Start of stage, yyyy-mm-ddThh:mm:ss */ FGHS_STTM?: string
    /** End of stage, yyyy-mm-ddThh:mm:ss */ FGHS_ENTM?: string
    /** Applied head of water, m */ FGHS_HEAD?: string
    /** Flow during stage, l/s */ FGHS_FLOW?: string
    /** Coefficient of permeability, m/s */ FGHS_IPRM?: string
    /** Lugeon value */ FGHS_ILUG?: string
    /** Remarks */ FGHS_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  FGHT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of test zone, m */ FGHG_TOP?: string
    /** Depth to base of test zone, m */ FGHG_BASE?: string
    /** Test number */ FGHG_TESN?: string
    /** Instrument reference */ FGHI_INST?: string
    /** Date and time of reading, yyyy-mm-ddThh:mm:ss */ FGHT_TIME?: string
    /** Type of reading */ FGHT_TYPE?: string
    /** Stage number */ FGHS_STG?: string
    /** Time since start of stage, hh:mm:ss */ FGHT_DURN?: string
    /** Reading */ FGHT_RDNG?: string
    /** Unit of reading */ FGHT_UNIT?: string
    /** Remarks */ FGHT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  LFCN: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LFCN_DEV?: string
    /** Mass of cone, g */ LFCN_CMAS?: string
    /** Angle of cone, deg */ LFCN_CANG?: string
    /** Average penetration, mm */ LFCN_PENA?: string
    /** Penetration 1, mm */ LFCN_PEN1?: string
    /** Penetration 2, mm */ LFCN_PEN2?: string
    /** Penetration 3, mm */ LFCN_PEN3?: string
    /** Penetration 4, mm */ LFCN_PEN4?: string
    LFCN_CONF?: string
    /** Undisturbed shear strength, kPa */ LFCN_FCPK?: string
    /** Remoulded shear strength, kPa */ LFCN_FCRM?: string
    /** % */ LFCN_WC?: string
    LFCN_WCST?: string
    /** Remarks */ LFCN_REM?: string
    /** Test method */ LFCN_METH?: string
    /** Laboratory */ LFCN_LAB?: string
    /** Accreditation */ LFCN_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  LTCH: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Condition of specimen */ LTCH_COND?: string
    /** Bulk density, Mg/m3 */ LTCH_BDEN?: string
    /** Dry density, Mg/m3 */ LTCH_DDEN?: string
    /** Moisture content, % */ LTCH_MC?: string
    /** Thermal conductivity, W/(K-m) */ LTCH_TCON?: string
    /** Thermal resistivity, (K-m)/W */ LTCH_TRES?: string
    /** Temperature of test, DegC */ LTCH_TEMP?: string
    /** mm */ LTCH_PDIA?: string
    /** mm */ LTCH_PSPA?: string
    /** mm */ LTCH_PPEN?: string
    LTCH_PRBE?: string
    LTCH_PART?: string
    /** Deviation from the method */ LTCH_DEV?: string
    /** Remarks */ LTCH_REM?: string
    /** Test method */ LTCH_METH?: string
    /** Laboratory */ LTCH_LAB?: string
    /** Accreditation */ LTCH_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  LUCT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ LUCT_DEV?: string
    /** Type of specimen */ LUCT_TYPE?: string
    /** Specimen diameter, mm */ LUCT_DIA?: string
    /** Specimen length, mm */ LUCT_SLEN?: string
    /** Initial moisture content, % */ LUCT_IWC?: string
    /** Bulk density, Mg/m3 */ LUCT_BDEN?: string
    /** Dry density, Mg/m3 */ LUCT_DDEN?: string
    /** Rate of strain, %/min */ LUCT_RATE?: string
    /** Unconfined compressive strength, kPa */ LUCT_UCS?: string
    /** Strain at failure, % */ LUCT_STRA?: string
    /** Mode of failure */ LUCT_MODE?: string
    /** Remarks */ LUCT_REM?: string
    /** Test method */ LUCT_METH?: string
    /** Laboratory */ LUCT_LAB?: string
    /** Accreditation */ LUCT_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  RCAG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    /** Deviation from the method */ RCAG_DEV?: string
    /** Date, yyyy-mm-dd */ RCAG_DATE?: string
    /** Condition of specimen */ RCAG_COND?: string
    /** Grain size */ RCAG_GSIZ?: string
    RCAG_ANIS?: string
    /** Testing machine */ RCAG_MACH?: string
    RCAG_MMTD?: string
    /** Mean Cerchar abrasivity index */ RCAG_CAIM?: string
    /** Standard deviation of the index */ RCAG_CAIS?: string
    /** Abrasivity class */ RCAG_ABCL?: string
    /** Remarks */ RCAG_REM?: string
    /** Test method */ RCAG_METH?: string
    /** Laboratory */ RCAG_LAB?: string
    /** Accreditation */ RCAG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  RCAT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ RCAT_TESN?: string
    /** Method of cutting surface */ RCAT_CUT?: string
    /** Direction of scratch */ RCAT_SDIR?: string
    /** Hardness of stylus */ RCAT_STYH?: string
    RCAT_STYC?: string
    /** Cerchar abrasivity index */ RCAT_CAI?: string
    RCAT_CAIS?: string
    /** Remarks */ RCAT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  RESC: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ RESC_TESN?: string
    /** mm */ RESC_SDIA?: string
    /** mm */ RESC_HIGH?: string
    RESC_CTYP?: string
    /** hh:mm:ss */ RESC_ELAP?: string
    /** mm */ RESC_CHGT?: string
    /** mm */ RESC_CDIA?: string
    /** % */ RESC_CMC?: string
    /** Mg/m3 */ RESC_CDDN?: string
    /** % */ RESC_CRD?: string
    RESC_INCE?: string
    /** kPa */ RESC_EASC?: string
    /** kPa */ RESC_ERSC?: string
    /** kPa */ RESC_DEVS?: string
    /** kPa */ RESC_SHRS?: string
    /** kPa */ RESC_MNES?: string
    /** % */ RESC_AXSN?: string
    /** % */ RESC_VLSN?: string
    /** % */ RESC_RDSN?: string
    RESC_BESE?: string
    RESC_BEAX?: string
    /** mm */ RESC_DBTE?: string
    /** s */ RESC_MAT?: string
    RESC_MATM?: string
    /** m/s */ RESC_SWV?: string
    /** MPa */ RESC_SMGM?: string
    /** Remarks */ RESC_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  RESD: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ RESD_TESN?: string
    RESD_MNUM?: string
    RESD_CNDS?: string
    /** mm */ RESD_SDIA?: string
    /** mm */ RESD_HIGH?: string
    /** kPa */ RESD_CELL?: string
    /** kPa */ RESD_BP?: string
    /** kPa */ RESD_AXL?: string
    /** kPa */ RESD_BPWP?: string
    /** kPa */ RESD_MPWP?: string
    RESD_PPR?: string
    /** kPa */ RESD_PWPM?: string
    /** % */ RESD_EAS?: string
    /** % */ RESD_VOL?: string
    /** Deviation from the method, kPa */ RESD_DEV?: string
    /** kPa */ RESD_MEES?: string
    /** kPa */ RESD_MIPS?: string
    /** kPa */ RESD_MAPS?: string
    /** % */ RESD_AVSS?: string
    /** MPa */ RESD_SM?: string
    /** % */ RESD_DMP?: string
    /** Remarks */ RESD_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  RESG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Description of specimen */ SPEC_DESC?: string
    /** Preparation of specimen */ SPEC_PREP?: string
    /** Depth to base of specimen, m */ SPEC_BASE?: string
    RESG_COND?: string
    RESG_CONS?: string
    RESG_DRAG?: string
    RESG_ORNT?: string
    /** mm */ RESG_SDIA?: string
    /** mm */ RESG_HIGT?: string
    /** Initial moisture content, % */ RESG_MCI?: string
    /** Final moisture content, % */ RESG_MCF?: string
    /** Bulk density, Mg/m3 */ RESG_BDEN?: string
    /** Dry density, Mg/m3 */ RESG_DDEN?: string
    /** Mg/m3 */ RESG_MIDD?: string
    /** Mg/m3 */ RESG_MADD?: string
    /** % */ RESG_IRDI?: string
    RESG_IVR?: string
    /** % */ RESG_ISAT?: string
    /** Particle density, Mg/m3 */ RESG_PDEN?: string
    RESG_DAMP?: string
    /** Deviation from the method */ RESG_DEV?: string
    /** Remarks */ RESG_REM?: string
    /** Test method */ RESG_METH?: string
    /** Laboratory */ RESG_LAB?: string
    /** Accreditation */ RESG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  RESP: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ RESD_TESN?: string
    RESD_MNUM?: string
    RESP_CTYP?: string
    RESP_CSTG?: string
    /** kPa */ RESP_CELL?: string
    /** kPa */ RESP_BACK?: string
    /** kPa */ RESP_ERSC?: string
    /** kPa */ RESP_EASC?: string
    /** Deviation from the method, kPa */ RESP_DEV?: string
    /** % */ RESP_VOLS?: string
    /** % */ RESP_STRN?: string
    /** MPa */ RESP_SMOD?: string
    /** kPa */ RESP_SSTR?: string
    /** % */ RESP_DAMP?: string
    RESP_SMRA?: string
    RESP_SR?: string
    /** Remarks */ RESP_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  RESS: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ RESS_TESN?: string
    /** kPa */ RESS_INC?: string
    /** kPa */ RESS_DIFF?: string
    /** kPa */ RESS_CELL?: string
    /** kPa */ RESS_BPWP?: string
    /** % */ RESS_STRN?: string
    /** Final moisture content, % */ RESS_MCF?: string
    /** Bulk density, Mg/m3 */ RESS_BDEN?: string
    /** Dry density, Mg/m3 */ RESS_DDEN?: string
    RESS_FVR?: string
    /** % */ RESS_FSAT?: string
    RESS_B?: string
    /** Remarks */ RESS_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  WGPG: {
    /** Exploratory hole */ LOCA_ID?: string
    WGPG_ID?: string
    /** Logging tool */ WGPG_TOOL?: string
    /** Date, yyyy-mm-dd */ WGPG_DATE?: string
    /** Depth at start of log, m */ WGPG_STRT?: string
    /** Depth at end of log, m */ WGPG_STOP?: string
    /** m */ WGPG_BHD?: string
    /** Depth to water, m */ WGPG_WAT?: string
    WGPG_DETL?: string
    WGPG_LIM?: string
    WGPG_ULIM?: string
    WGPG_CDIA?: string
    /** Remarks */ WGPG_REM?: string
    /** Weather and site conditions */ WGPG_ENV?: string
    /** Test method */ WGPG_METH?: string
    /** Contractor */ WGPG_CONT?: string
    /** Accreditation */ WGPG_CRED?: string
    WGPG_STAT?: string
    /** Associated files */ FILE_FSET?: string
    /** Operator */ WGPG_OPER?: string
  }
  WGPT: {
    /** Exploratory hole */ LOCA_ID?: string
    WGPG_ID?: string
    /** Logging tool */ WGPG_TOOL?: string
    /** Parameter */ WGPT_PARA?: string
    /** Unit of reading */ WGPT_UNIT?: string
    /** Depth of reading, m */ WGPT_DPTH?: string
    /** Reading */ WGPT_RDNG?: string
    WGPT_CAS?: string
    /** Remarks */ WGPT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  CBRP: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Sample identifier */ SAMP_ID?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ CBRT_TESN?: string
    /** Top or base of specimen */ CBRP_END?: string
    /** Plunger penetration, mm */ CBRP_PEN?: string
    /** Force on plunger, kN */ CBRP_LOAD?: string
  }
  CPDG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ CPTG_TESN?: string
    /** Depth of dissipation test, m */ CPDG_DPTH?: string
    /** Rigidity index */ CPDG_IR?: string
    CPDG_RCMP?: string
    /** Initial pore pressure, MPa */ CPDG_UI?: string
    CPDG_UIP?: string
    /** kPa/s */ CPDG_M?: string
    /** Equilibrium pore pressure, MPa */ CPDG_UEQ?: string
    CPDG_UEP?: string
    /** Degree of dissipation, % */ CPDG_DDIS?: string
    /** Time to that dissipation, s */ CPDG_T?: string
    /** Coefficient of consolidation, horizontal, m2/yr */ CPDG_CH?: string
    /** Method for horizontal consolidation */ CPDG_CHMT?: string
    /** Coefficient of consolidation, vertical, m2/yr */ CPDG_CV?: string
    /** Method for vertical consolidation */ CPDG_CVMT?: string
    /** Remarks */ CPDG_REM?: string
    /** Date, yyyy-mm-ddThh:mm:ss */ CPDG_DATE?: string
    /** Operator */ CPDG_OPER?: string
    /** Analysed by */ CPDG_ANBY?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  CPDT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ CPTG_TESN?: string
    /** Depth of dissipation test, m */ CPDG_DPTH?: string
    /** Elapsed time, s */ CPDT_TIME?: string
    /** Cone resistance (qc), MPa */ CPDT_QC?: string
    /** kN */ CPDT_TF?: string
    /** Sleeve friction (fs), MPa */ CPDT_FS?: string
    /** Pore pressure at cone face (u1), MPa */ CPDT_U1?: string
    /** Pore pressure at shoulder (u2), MPa */ CPDT_U2?: string
    /** Pore pressure behind sleeve (u3), MPa */ CPDT_U3?: string
    /** DegC */ CPDT_TMPI?: string
    /** Remarks */ CPDT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  CPTG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ CPTG_TESN?: string
    /** Type of cone test */ CPTG_TYPE?: string
    /** Date and time of test, yyyy-mm-ddThh:mm:ss */ CPTG_DATE?: string
    /** Depth of pre-drilling or pit, m */ CPTG_PED?: string
    /** Rate of penetration, mm/s */ CPTG_RATE?: string
    /** deg */ CPTG_ORNT?: string
    CPTG_RLOC?: string
    /** Depth to groundwater, m */ CPTG_WAT?: string
    /** Source of groundwater depth */ CPTG_WATA?: string
    /** Reason for termination of test */ CPTG_TERM?: string
    /** Cone reference */ CPTG_REF?: string
    /** Manufacturer of cone */ CPTG_MAN?: string
    CPTG_FILL?: string
    /** Cross-section area of cone, mm2 */ CPTG_CSA?: string
    /** mm2 */ CPTG_CSAN?: string
    /** Cone area ratio */ CPTG_CAR?: string
    /** Area of friction sleeve, mm2 */ CPTG_SLA?: string
    /** mm2 */ CPTG_SLAN?: string
    /** mm2 */ CPTG_SHA?: string
    /** Sleeve area ratio */ CPTG_SLAR?: string
    /** mm */ CPTG_CFOS?: string
    /** mm */ CPTG_CFOA?: string
    /** mm */ CPTG_TBL?: string
    /** mm */ CPTG_TBD?: string
    /** MPa */ CPTG_CPC?: string
    /** MPa */ CPTG_FPC?: string
    /** MPa */ CPTG_UPC?: string
    CPTG_CPCL?: string
    /** Date of calibration, yyyy-mm-dd */ CPTG_CRDT?: string
    /** yyyy-mm-dd */ CPTG_CDDT?: string
    CPTG_LCA?: string
    /** Filter */ CPTG_FILT?: string
    /** Friction reducer used */ CPTG_FRIC?: string
    /** mm */ CPTG_FRID?: string
    /** mm */ CPTG_FRIS?: string
    /** Saturation of filter */ CPTG_SAT?: string
    /** Equipment */ CPTG_EQPT?: string
    CPTG_APCL?: string
    CPTG_DAZV?: string
    CPTG_CORR?: string
    /** Remarks */ CPTG_REM?: string
    /** Operator */ CPTG_OPER?: string
    /** Analysed by */ CPTG_ANBY?: string
    /** Weather and site conditions */ CPTG_ENV?: string
    /** Test method */ CPTG_METH?: string
    /** Deviation from the method */ CPTG_DEV?: string
    /** Contractor */ CPTG_CONT?: string
    /** Accreditation */ CPTG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  CPTM: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth, m */ CPTM_DPTH?: string
    /** Depth to base, m */ CPTM_BASE?: string
    CPTM_SBT1?: string
    CPTM_SU1?: string
    CPTM_SU2?: string
    CPTM_DR1?: string
    CPTM_DR2?: string
    CPTM_PHI1?: string
    CPTM_IC1?: string
    CPTM_N601?: string
    CPTM_E1?: string
    CPTM_MV1?: string
    CPTM_G01?: string
    CPTM_VS1?: string
    CPTM_DUW1?: string
    CPTM_SUW1?: string
    CPTM_M1?: string
    CPTM_CC1?: string
    CPTM_P01?: string
    CPTM_ST1?: string
    CPTM_K01?: string
    CPTM_IR1?: string
    CPTM_K1?: string
    CPTM_FC1?: string
    CPTM_CSR1?: string
    CPTM_CRR1?: string
    /** Remarks */ CPTM_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  CPTP: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth to top of layer, m */ CPTP_DPTH?: string
    /** Depth to base of layer, m */ CPTP_BASE?: string
    /** Soil behaviour type */ CPTP_SBT1?: string
    /** Undrained shear strength, first method, kPa */ CPTP_SU1?: string
    /** Undrained shear strength, second method, kPa */ CPTP_SU2?: string
    /** Relative density, first method, % */ CPTP_DR1?: string
    /** Relative density, second method, % */ CPTP_DR2?: string
    /** Friction angle, deg */ CPTP_PHI1?: string
    /** Soil behaviour type index (Ic) */ CPTP_IC1?: string
    /** Equivalent N60 value */ CPTP_N601?: string
    /** Young's modulus, MPa */ CPTP_E1?: string
    /** Volume compressibility (mv), m2/MN */ CPTP_MV1?: string
    /** Small-strain shear modulus (G0), MPa */ CPTP_G01?: string
    /** Shear wave velocity, m/s */ CPTP_VS1?: string
    /** kN/m3 */ CPTP_DUW1?: string
    /** kN/m3 */ CPTP_SUW1?: string
    /** Constrained modulus, MPa */ CPTP_M1?: string
    /** Compression index */ CPTP_CC1?: string
    /** kPa */ CPTP_P01?: string
    CPTP_ST1?: string
    CPTP_K01?: string
    CPTP_IR1?: string
    /** Coefficient of permeability, m/s */ CPTP_K1?: string
    /** Fines content, % */ CPTP_FC1?: string
    CPTP_CSR1?: string
    CPTP_CRR1?: string
    /** Remarks */ CPTP_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  CPTT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ CPTG_TESN?: string
    CPTT_REDN?: string
    /** Depth of reading, m */ CPTT_DPTH?: string
    /** Penetration length, m */ CPTT_PLEN?: string
    /** Cone resistance (qc), MPa */ CPTT_QC?: string
    /** Sleeve friction (fs), MPa */ CPTT_FS?: string
    /** Pore pressure at cone face (u1), MPa */ CPTT_U1?: string
    /** Pore pressure at shoulder (u2), MPa */ CPTT_U2?: string
    /** Pore pressure behind sleeve (u3), MPa */ CPTT_U3?: string
    /** Inclination, x, deg */ CPTT_INCX?: string
    /** Inclination, y, deg */ CPTT_INCY?: string
    /** Date and time of reading, yyyy-mm-ddThh:mm:ss.sss */ CPTT_TIME?: string
    /** s */ CPTT_DUR?: string
    /** kN */ CPTT_TF?: string
    /** Friction ratio (Rf), % */ CPTT_RF?: string
    /** Bulk density, measured or assumed, Mg/m3 */ CPTT_BDEN?: string
    /** Total vertical stress, MPa */ CPTT_CPO?: string
    /** In situ pore pressure, MPa */ CPTT_ISPP?: string
    /** Effective vertical stress, MPa */ CPTT_CPOD?: string
    /** Corrected cone resistance (qt), MPa */ CPTT_QT?: string
    /** Corrected sleeve friction (ft), MPa */ CPTT_FT?: string
    /** Net cone resistance (qnet), MPa */ CPTT_QNET?: string
    /** Effective cone resistance (qe), MPa */ CPTT_QE?: string
    /** Corrected friction ratio, % */ CPTT_RFT?: string
    /** Excess pore pressure, MPa */ CPTT_EXPP?: string
    /** Pore pressure ratio (Bq) */ CPTT_BQ?: string
    /** Normalised cone resistance (Qt) */ CPTT_NQT?: string
    /** Normalised friction ratio (Fr), % */ CPTT_NFR?: string
    /** Magnetic field, x, nT */ CPTT_MAGX?: string
    /** Magnetic field, y, nT */ CPTT_MAGY?: string
    /** Magnetic field, z, nT */ CPTT_MAGZ?: string
    /** Total magnetic field, nT */ CPTT_MAGT?: string
    /** nT/cm */ CPTT_MAGG?: string
    /** Conductivity, uS/cm */ CPTT_CON?: string
    /** Temperature, DegC */ CPTT_TEMP?: string
    /** DegC */ CPTT_TPQC?: string
    /** DegC */ CPTT_TPFS?: string
    /** DegC */ CPTT_TPU?: string
    /** pH */ CPTT_PH?: string
    /** Redox potential, mV */ CPTT_REDX?: string
    /** Soil moisture, % */ CPTT_SMP?: string
    /** Natural gamma, counts/s */ CPTT_NGAM?: string
    /** % */ CPTT_FFD1?: string
    /** % */ CPTT_FFD2?: string
    /** PID reading, uV */ CPTT_PID?: string
    /** FID reading, uV */ CPTT_FID?: string
    /** Remarks */ CPTT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  CPTY: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ CPTG_TESN?: string
    /** Test number */ CPTY_TESN?: string
    /** Depth, m */ CPTY_DPTH?: string
    /** m */ CPTY_DINT?: string
    CPTY_NUMC?: string
    CPTY_REDI?: string
    CPTY_REDF?: string
    /** s */ CPTY_TIMI?: string
    /** s */ CPTY_TIMF?: string
    /** Remarks */ CPTY_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  CPTZ: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ CPTG_TESN?: string
    CPTZ_PARM?: string
    CPTZ_ZBD?: string
    CPTZ_ZB?: string
    CPTZ_ZA?: string
    CPTZ_ZAD?: string
    CPTZ_ZAC?: string
    CPTZ_ZD?: string
    CPTZ_ZDD?: string
    CPTZ_ZDC?: string
    CPTZ_CD?: string
    CPTZ_ZS?: string
    CPTZ_ZSS?: string
    CPTZ_ZVUC?: string
    CPTZ_EGUT?: string
    /** Remarks */ CPTZ_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  DMDG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ DMTG_TESN?: string
    /** Depth, m */ DMDG_DPTH?: string
    /** min */ DMDG_TFLX?: string
    /** m2/yr */ DMDG_CH?: string
    DMDG_CHMT?: string
    /** MPa */ DMDG_MH?: string
    DMDG_MHMT?: string
    /** m/s */ DMDG_KH?: string
    DMDG_KHMT?: string
    /** Date, yyyy-mm-ddThh:mm:ss */ DMDG_DATE?: string
    /** Status of test */ TEST_STAT?: string
    /** Remarks */ DMDG_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  DMDT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ DMTG_TESN?: string
    /** Depth, m */ DMDG_DPTH?: string
    /** s */ DMDT_TIME?: string
    /** kPa */ DMDT_A?: string
    /** Remarks */ DMDT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  DMTG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ DMTG_TESN?: string
    /** Date, yyyy-mm-ddThh:mm:ss */ DMTG_DATE?: string
    /** deg */ DMTG_ORNT?: string
    /** Depth of pre-drilling or pit, m */ DMTG_PED?: string
    /** Depth to groundwater, m */ DMTG_WAT?: string
    /** Source of groundwater depth */ DMTG_WATA?: string
    DMTG_TYPE?: string
    DMTG_REFB?: string
    DMTG_REFA?: string
    DMTG_MAN?: string
    DMTG_RIG?: string
    DMTG_EQPT?: string
    DMTG_COT?: string
    DMTG_TDR?: string
    DMTG_DIMS?: string
    DMTG_PRSG?: string
    DMTG_FRIC?: string
    /** mm */ DMTG_DITH?: string
    /** kPa */ DMTG_BCVA?: string
    /** kPa */ DMTG_BCVB?: string
    /** MPa */ DMTG_FAED?: string
    /** mm */ DMTG_FAS0?: string
    DMTG_TERM?: string
    DMTG_CORR?: string
    /** Remarks */ DMTG_REM?: string
    /** Operator */ DMTG_OPER?: string
    /** Analysed by */ DMTG_ANBY?: string
    /** Weather and site conditions */ DMTG_ENV?: string
    /** Test method */ DMTG_METH?: string
    /** Deviation from the method */ DMTG_DEV?: string
    /** Contractor */ DMTG_CONT?: string
    /** Accreditation */ DMTG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  DMTP: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ DMTG_TESN?: string
    /** Depth of reading, m */ DMTT_DPTH?: string
    /** kN/m3 */ DMTP_BUW?: string
    /** kPa */ DMTP_TVS?: string
    /** kPa */ DMTP_EVS?: string
    /** kPa */ DMTP_U0?: string
    /** Material index */ DMTP_ID?: string
    /** Horizontal stress index */ DMTP_KD?: string
    /** Dilatometer modulus, MPa */ DMTP_ED?: string
    DMTP_UD?: string
    /** Shear wave velocity, m/s */ DMTP_VS?: string
    /** MPa */ DMTP_VDM?: string
    /** Undrained shear strength, kPa */ DMTP_SU?: string
    /** Friction angle, deg */ DMTP_PHI?: string
    /** Coefficient of earth pressure at rest */ DMTP_K0?: string
    /** kPa */ DMTP_THS?: string
    /** kPa */ DMTP_EHS?: string
    /** Overconsolidation ratio */ DMTP_OCR?: string
    /** kPa */ DMTP_MPS?: string
    DMTP_DSD?: string
    DMTP_BUWM?: string
    DMTP_TVSM?: string
    DMTP_EVSM?: string
    DMTP_U0M?: string
    DMTP_IDM?: string
    DMTP_KDM?: string
    DMTP_EDM?: string
    DMTP_UDM?: string
    DMTP_VSM?: string
    DMTP_VDMM?: string
    DMTP_SUM?: string
    DMTP_PHIM?: string
    DMTP_K0M?: string
    DMTP_THSM?: string
    DMTP_EHSM?: string
    DMTP_OCRM?: string
    DMTP_MPSM?: string
    DMTP_DSDM?: string
    /** Remarks */ DMTP_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  DMTT: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ DMTG_TESN?: string
    /** Depth of reading, m */ DMTT_DPTH?: string
    /** kg */ DMTT_MTH?: string
    /** kPa */ DMTT_BCVA?: string
    /** kPa */ DMTT_BCVB?: string
    /** yyyy-mm-ddThh:mm:ss */ DMTT_TMST?: string
    /** Pressure A, kPa */ DMTT_A?: string
    /** s */ DMTT_TMA?: string
    /** Pressure B, kPa */ DMTT_B?: string
    /** s */ DMTT_TMB?: string
    /** Pressure C, kPa */ DMTT_C?: string
    /** s */ DMTT_TMC?: string
    /** Corrected pressure p0, kPa */ DMTT_P0?: string
    /** Corrected pressure p1, kPa */ DMTT_P1?: string
    /** Corrected pressure p2, kPa */ DMTT_P2?: string
    /** Inclination, x, deg */ DMTT_INCX?: string
    /** Inclination, y, deg */ DMTT_INCY?: string
    /** mm/s */ DMTT_RATE?: string
    /** Remarks */ DMTT_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  DMTZ: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ DMTG_TESN?: string
    /** Date, yyyy-mm-ddThh:mm:ss */ DMTZ_DATE?: string
    DMTZ_TYPE?: string
    /** kPa */ DMTZ_BCVA?: string
    /** kPa */ DMTZ_BCVB?: string
    /** Remarks */ DMTZ_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  ISTA: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ ISTG_TESN?: string
    /** Depth to top, m */ ISTA_TOP?: string
    /** Depth to base, m */ ISTA_BASE?: string
    ISTA_ANYN?: string
    /** Depth, m */ ISTA_DPTH?: string
    ISTA_RECT?: string
    ISTA_RECB?: string
    ISTA_RCOM?: string
    ISTA_MIVL?: string
    ISTA_WVTY?: string
    /** ms */ ISTA_UPSR?: string
    ISTA_FTU?: string
    /** Hz */ ISTA_FMIN?: string
    /** Hz */ ISTA_FMAX?: string
    /** ms */ ISTA_WATT?: string
    /** ms */ ISTA_WATB?: string
    ISTA_WATM?: string
    ISTA_ITM?: string
    /** m/s */ ISTA_WVL?: string
    ISTA_WVLM?: string
    ISTA_STAC?: string
    ISTA_IVAL?: string
    /** Remarks */ ISTA_REM?: string
    /** Analysed by */ ISTA_ANBY?: string
    /** Contractor */ ISTA_CONT?: string
    /** Date, yyyy-mm-dd */ ISTA_DATE?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  ISTG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ ISTG_TESN?: string
    ISTG_TYPE?: string
    ISTG_LINK?: string
    /** yyyy-mm-ddThh:mm:ss */ ISTG_STAR?: string
    /** yyyy-mm-ddThh:mm:ss */ ISTG_END?: string
    ISTG_REF?: string
    ISTG_RECC?: string
    ISTG_RECD?: string
    ISTG_SOUR?: string
    ISTG_RORD?: string
    /** m */ ISTG_SHOF?: string
    /** deg */ ISTG_ORNT?: string
    /** m */ ISTG_SVOF?: string
    /** m */ ISTG_OTOP?: string
    /** m */ ISTG_OBOT?: string
    ISTG_BHCP?: string
    ISTG_MTO?: string
    /** Operator */ ISTG_OPER?: string
    /** Analysed by */ ISTG_ANBY?: string
    /** Remarks */ ISTG_REM?: string
    /** Weather and site conditions */ ISTG_ENV?: string
    /** Test method */ ISTG_METH?: string
    /** Contractor */ ISTG_CONT?: string
    /** Accreditation */ ISTG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  ISTR: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ ISTG_TESN?: string
    ISTS_SGLN?: string
    /** Depth, m */ ISTR_DPTH?: string
    ISTR_REF?: string
    /** m */ ISTR_SSD?: string
    ISTR_QUAL?: string
    ISTR_QUAM?: string
    /** Remarks */ ISTR_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  ISTS: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Test number */ ISTG_TESN?: string
    ISTS_SGLN?: string
    ISTS_TYPE?: string
    /** yyyy-mm-ddThh:mm:ss */ ISTS_DTIM?: string
    /** ms */ ISTS_RATE?: string
    /** ms */ ISTS_PTRT?: string
    /** ms */ ISTS_TTLY?: string
    /** Remarks */ ISTS_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  ITCH: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ ITCH_DPTH?: string
    /** Test number */ ITCH_TESN?: string
    /** Date, yyyy-mm-dd */ ITCH_DATE?: string
    /** Thermal conductivity, W/(K-m) */ ITCH_TCON?: string
    /** Thermal resistivity, (K-m)/W */ ITCH_TRES?: string
    /** Temperature of ground, DegC */ ITCH_TEMP?: string
    /** Remarks */ ITCH_REM?: string
    /** Weather and site conditions */ ITCH_ENV?: string
    /** Test method */ ITCH_METH?: string
    /** Operator */ ITCH_OPER?: string
    /** Contractor */ ITCH_CONT?: string
    /** Accreditation */ ITCH_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Stratum reference on sketch */ GEOL_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  MONS: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Installation identifier */ MONG_ID?: string
    /** Depth of instrument, m */ MONG_DIS?: string
    /** Start of this status, yyyy-mm-dd */ MONS_STAR?: string
    /** End of this status, yyyy-mm-dd */ MONS_ENDD?: string
    /** Reported by */ MONS_BY?: string
    MONS_TYPE?: string
    /** Status of installation */ MONS_STAT?: string
    MONS_RPLO?: string
    MONS_RPID?: string
    /** Remarks */ MONS_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  PMMC: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ PMMG_DPTH?: string
    /** Test number */ PMMG_TESN?: string
    PMMC_CYNO?: string
    /** MPa */ PMMC_P1CY?: string
    /** MPa */ PMMC_P2CY?: string
    /** MPa */ PMMC_EMCY?: string
    /** Remarks */ PMMC_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  PMMD: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ PMMG_DPTH?: string
    /** Test number */ PMMG_TESN?: string
    /** Reading number */ PMMD_SEQ?: string
    /** MPa */ PMMD_P01S?: string
    /** MPa */ PMMD_P15S?: string
    /** MPa */ PMMD_P30S?: string
    /** MPa */ PMMD_P60S?: string
    /** cm3 */ PMMD_V01S?: string
    /** cm3 */ PMMD_V15S?: string
    /** cm3 */ PMMD_V30S?: string
    /** cm3 */ PMMD_V60S?: string
    /** MPa */ PMMD_CP?: string
    /** cm3 */ PMMD_CVOL?: string
    /** cm3/MPa */ PMMD_SLOP?: string
    /** cm3 */ PMMD_CREP?: string
    /** Remarks */ PMMD_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  PMMG: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ PMMG_DPTH?: string
    /** Test number */ PMMG_TESN?: string
    /** Date, yyyy-mm-ddThh:mm:ss */ PMMG_DATE?: string
    /** m */ PMMG_DCU?: string
    /** m */ PMMG_PRWL?: string
    PMMG_REF?: string
    /** Type of probe */ PMMG_TYPE?: string
    /** mm */ PMMG_DIAM?: string
    /** MPa */ PMMG_PRC?: string
    PMMG_TC?: string
    /** MPa */ PMMG_P1?: string
    /** MPa */ PMMG_P2?: string
    /** Ménard modulus, MPa */ PMMG_EM?: string
    /** Limit pressure, MPa */ PMMG_MPL?: string
    PMMG_MPLM?: string
    /** Creep pressure, MPa */ PMMG_PF?: string
    /** Test method */ PMMG_METH?: string
    PMMG_CREM?: string
    /** Remarks */ PMMG_REM?: string
    /** yyyy-mm-dd */ PMMG_CRDT?: string
    /** Operator */ PMMG_OPER?: string
    /** Analysed by */ PMMG_ANBY?: string
    /** Contractor */ PMMG_CONT?: string
    /** Accreditation */ PMMG_CRED?: string
    /** Status of test */ TEST_STAT?: string
    /** Weather and site conditions */ PMMG_ENV?: string
    /** Associated files */ FILE_FSET?: string
  }
  PMTP: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ PMTG_DPTH?: string
    /** Test number */ PMTG_TESN?: string
    /** kPa */ PMTP_U0?: string
    /** mm */ PMTP_STO?: string
    /** kPa */ PMTP_HO?: string
    PMTP_HOM?: string
    /** MPa */ PMTP_GI?: string
    /** kPa */ PMTP_SU?: string
    PMTP_SUM?: string
    /** deg */ PMTP_AF?: string
    /** deg */ PMTP_AD?: string
    PMTP_AFDM?: string
    /** deg */ PMTP_AFCV?: string
    /** kPa */ PMTP_DC?: string
    PMTP_DCM?: string
    /** kPa */ PMTP_PL?: string
    /** kPa */ PMTP_PF?: string
    PMTP_PFM?: string
    /** MPa */ PMTP_YM?: string
    PMTP_YMM?: string
    PMTP_MU?: string
    /** Remarks */ PMTP_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  PMTZ: {
    /** Exploratory hole */ LOCA_ID?: string
    /** Depth of test, m */ PMTG_DPTH?: string
    /** Test number */ PMTG_TESN?: string
    PMTZ_PARM?: string
    PMTZ_MRS?: string
    PMTZ_ZC?: string
    PMTZ_ZB?: string
    PMTZ_ZH?: string
    PMTZ_ZA?: string
    PMTZ_ZD?: string
    PMTZ_EGUT?: string
    /** Remarks */ PMTZ_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  CHEM: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Total sulphate in soil, % */ CHEM_TSUL?: string
    /** Sulphate in aqueous extract, g/l */ CHEM_ASUL?: string
    /** Sulphate in water, g/l */ CHEM_WSUL?: string
    /** Total sulphur, % */ CHEM_TSUD?: string
    /** pH */ CHEM_PH?: string
    /** Remarks */ CHEM_REM?: string
    /** Test method for organic matter */ CHEM_ORGM?: string
    /** Organic matter, % */ CHEM_ORG?: string
    /** Passing 2 mm sieve, % */ CHEM_020?: string
    /** Loss on ignition, % */ CHEM_LOI?: string
    /** Test method for carbonate */ CHEM_CO2M?: string
    /** Carbonate content as CO2, % */ CHEM_CO2?: string
    /** Acid-soluble chloride, % */ CHEM_ACL?: string
    /** Water-soluble chloride, % */ CHEM_WCL?: string
    /** Dissolved chloride, mg/l */ CHEM_DCL?: string
    CHEM_CLN?: string
    /** Test method for dissolved solids */ CHEM_TDSM?: string
    /** Total dissolved solids, % */ CHEM_TDS?: string
    /** Test method for resistivity */ CHEM_RESM?: string
    /** Resistivity, ohm */ CHEM_RES?: string
    /** % */ CHEM_REMC?: string
    /** Mg/m3 */ CHEM_REBD?: string
    /** Test method for redox potential */ CHEM_RDXM?: string
    /** Redox potential */ CHEM_RDX?: string
    /** pH of redox test */ CHEM_RDPH?: string
  }
  CHLK: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ CHLK_TESN?: string
    /** Chalk crushing value */ CHLK_CCV?: string
    /** Moisture content, % */ CHLK_MC?: string
    /** Saturation moisture content, % */ CHLK_SMC?: string
    /** % */ CHLK_010?: string
    /** Remarks */ CHLK_REM?: string
    /** Carbonate content, % */ CHLK_CARB?: string
    /** Associated files */ FILE_FSET?: string
  }
  CLSS: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Natural moisture content, % */ CLSS_NMC?: string
    /** Liquid limit, % */ CLSS_LL?: string
    /** Plastic limit, % */ CLSS_PL?: string
    /** Bulk density, Mg/m3 */ CLSS_BDEN?: string
    /** Dry density, Mg/m3 */ CLSS_DDEN?: string
    /** Particle density, Mg/m3 */ CLSS_PD?: string
    /** Passing 425 µm sieve, % */ CLSS_425?: string
    /** Preparation of sample */ CLSS_PREP?: string
    /** Shrinkage limit, % */ CLSS_SLIM?: string
    /** Linear shrinkage, % */ CLSS_LS?: string
    /** Peak hand vane shear strength, kN/m2 */ CLSS_HVP?: string
    /** Remoulded hand vane shear strength, kN/m2 */ CLSS_HVR?: string
    /** Pocket penetrometer reading, kN/m2 */ CLSS_PPEN?: string
    /** Peak laboratory vane shear strength, kN/m2 */ CLSS_VNPK?: string
    /** Remoulded laboratory vane shear strength, kN/m2 */ CLSS_VNRM?: string
    /** Remarks */ CLSS_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  CNMT: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Determinand code */ CNMT_TYPE?: string
    /** Type of test */ CNMT_TTYP?: string
    /** Result */ CNMT_RESL?: string
    /** Unit of result */ CNMT_UNIT?: string
    /** CAS number */ CNMT_CAS?: string
    /** Test method */ CNMT_METH?: string
    /** Preparation of sample */ CNMT_PREP?: string
    /** Remarks */ CNMT_REM?: string
    /** Detection limit */ CNMT_LIM?: string
    /** Upper limit of detection */ CNMT_ULIM?: string
    /** Determinand */ CNMT_NAME?: string
    /** Laboratory */ CNMT_LAB?: string
    /** Accreditation */ CNMT_CRED?: string
    /** Laboratory sample identifier */ CNMT_LBID?: string
    /** Associated files */ FILE_FSET?: string
  }
  CODE: {
    /** Determinand code */ CODE_CODE?: string
    /** Determinand */ CODE_DESC?: string
  }
  GAST: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Date of sampling, dd/mm/yyyy */ GAST_DATE?: string
    /** Time of sampling, hhmmss */ GAST_TIME?: string
    /** Remarks */ GAST_REM?: string
    /** Temperature, DegC */ GAST_TEMP?: string
    /** Oxygen, % vol */ GAST_OX?: string
    /** Nitrogen, % vol */ GAST_NIT?: string
    /** Carbon dioxide, % vol */ GAST_CARD?: string
    /** Methane, % vol */ GAST_METH?: string
    /** Hydrogen sulphide, % vol */ GAST_HYDS?: string
    /** Ethane, % vol */ GAST_ETHA?: string
    /** Propane, % vol */ GAST_PROP?: string
    /** Hydrogen, % vol */ GAST_HYD?: string
    /** Helium, % vol */ GAST_HEL?: string
    /** % vol */ GAST_HIGA?: string
    /** Carbon monoxide, % vol */ GAST_CARM?: string
    /** Ethene, % vol */ GAST_ETHE?: string
    /** Acetylene, % vol */ GAST_ACET?: string
    /** Isobutane, % vol */ GAST_ISOB?: string
    /** n-Butane, % vol */ GAST_NBUT?: string
    /** Saturated hydrocarbons, % vol */ GAST_SATH?: string
    /** Unsaturated hydrocarbons, % vol */ GAST_UNSH?: string
    /** Halogenated hydrocarbons, % vol */ GAST_HALO?: string
    /** % vol */ GAST_ORGS?: string
    /** Alcohols, % vol */ GAST_ALCO?: string
    /** % vol */ GAST_HYDC?: string
    /** % vol */ GAST_DIES?: string
    /** Radon, Bq/m3 */ GAST_RAD?: string
    /** % vol */ GAST_OTHR?: string
    GAST_OTH?: string
  }
  GRAD: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Particle size, mm */ GRAD_SIZE?: string
    /** Passing, % */ GRAD_PERP?: string
    /** Type of grading test */ GRAD_TYPE?: string
  }
  HOLE: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Type of hole */ HOLE_TYPE?: string
    /** Easting, m */ HOLE_NATE?: string
    /** Northing, m */ HOLE_NATN?: string
    /** Ground level, m */ HOLE_GL?: string
    /** Final depth, m */ HOLE_FDEP?: string
    /** Start date, dd/mm/yyyy */ HOLE_STAR?: string
    /** Logged by */ HOLE_LOG?: string
    /** Remarks */ HOLE_REM?: string
    /** Easting at end of traverse, m */ HOLE_ETRV?: string
    /** Northing at end of traverse, m */ HOLE_NTRV?: string
    /** Level at end of traverse, m */ HOLE_LTRV?: string
    /** Grid reference with letters */ HOLE_LETT?: string
    /** Local easting (x), m */ HOLE_LOCX?: string
    /** Local northing (y), m */ HOLE_LOCY?: string
    /** Local level (z), m */ HOLE_LOCZ?: string
    /** End date, dd/mm/yyyy */ HOLE_ENDD?: string
    /** Date of backfilling, dd/mm/yyyy */ HOLE_BACD?: string
    /** Drilling crew */ HOLE_CREW?: string
    /** Orientation of hole, deg */ HOLE_ORNT?: string
    /** Inclination of hole, deg */ HOLE_INCL?: string
    /** Plant used */ HOLE_EXC?: string
    /** Shoring or support */ HOLE_SHOR?: string
    /** Stability of sides */ HOLE_STAB?: string
    /** Length of trial pit, m */ HOLE_DIML?: string
    /** Width of trial pit, m */ HOLE_DIMW?: string
    /** Method of position survey */ HOLE_LOCM?: string
    /** Area of the site */ HOLE_LOCA?: string
    /** Cluster of holes */ HOLE_CLST?: string
    /** Offset from alignment, See notes */ HOLE_OFFS?: string
    /** Chainage, See notes */ HOLE_CNGE?: string
    /** Status of the hole */ HOLE_STAT?: string
    /** Associated files */ FILE_FSET?: string
  }
  HPGI: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Gauge identifier */ HPGI_ID?: string
    /** Date of installation, dd/mm/yyyy */ HPGI_DATE?: string
    /** m */ HPGI_DLN?: string
    /** m */ HPGI_FDIS?: string
    /** m */ HPGI_NDS?: string
    /** deg */ HPGI_DIRH?: string
    /** Remarks */ HPGI_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  HPGO: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Gauge identifier */ HPGI_ID?: string
    /** Date of reading, dd/mm/yyyy */ HPGO_DATE?: string
    /** Time of reading, hhmmss */ HPGO_TIME?: string
    /** m */ HPGO_DIS?: string
    /** Reduced level, m */ HPGO_RLEV?: string
    /** Remarks */ HPGO_REM?: string
  }
  ICCT: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth of instrument */ MONP_DIS?: string
    /** Installation identifier */ MONP_ID?: string
    /** Date of test */ ICCT_DATE?: string
    /** Time of test */ ICCT_TIME?: string
    /** Determinand code */ CNMT_TYPE?: string
    /** Type of test */ CNMT_TTYP?: string
    /** Result */ ICCT_RESL?: string
    /** Unit of result */ ICCT_UNIT?: string
    /** Test method */ ICCT_METH?: string
    /** CAS number */ ICCT_CAS?: string
    /** Preparation of sample */ ICCT_PREP?: string
    /** Remarks */ ICCT_REM?: string
    /** Detection limit */ ICCT_LIM?: string
    /** Upper limit of detection */ ICCT_ULIM?: string
    /** Determinand */ ICCT_NAME?: string
    /** Laboratory */ ICCT_LAB?: string
    /** Accreditation */ ICCT_CRED?: string
    /** Laboratory sample identifier */ ICCT_LBID?: string
    FILE_SET?: string
  }
  INST: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth of instrument tip, m */ INST_TDEP?: string
    /** Instrument identifier */ INST_ID?: string
    /** Type of instrument */ INST_TYPE?: string
    /** Date of installation, dd/mm/yyyy */ INST_DATE?: string
    /** Depth to top of response zone, m */ INST_TRPS?: string
    /** Depth to base of response zone, m */ INST_BRPS?: string
    /** Dip of instrument, deg */ INST_DIP?: string
    /** Direction of instrument, deg */ INST_DIR?: string
    /** kN/m2 */ INST_INTZ?: string
    /** Remarks */ INST_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  IOBS: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth of instrument tip, m */ INST_TDEP?: string
    /** Instrument identifier */ INST_ID?: string
    /** Date of reading, dd/mm/yyyy */ IOBS_DATE?: string
    /** Time of reading, hhmmss */ IOBS_TIME?: string
    /** Depth to water, m */ IOBS_DEP?: string
    /** Head of water above tip, m */ IOBS_HEAD?: string
    /** Pressure, kN/m2 */ IOBS_PRES?: string
    /** m */ IOBS_LEVL?: string
    /** Remarks */ IOBS_REM?: string
  }
  IPRM: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to top of test zone, m */ IPRM_TOP?: string
    /** Depth to base of test zone, m */ IPRM_BASE?: string
    /** Stage number */ IPRM_STG?: string
    /** Test number */ IPRM_TESN?: string
    /** Type of test */ IPRM_TYPE?: string
    /** Depth to water before test, m */ IPRM_PRWL?: string
    /** Depth to water at start of test, m */ IPRM_SWAL?: string
    /** Diameter of test zone, m */ IPRM_TDIA?: string
    /** Diameter of standpipe or casing, m */ IPRM_SDIA?: string
    /** Coefficient of permeability, m/s */ IPRM_IPRM?: string
    /** Remarks */ IPRM_REM?: string
    /** Flow during stage, l/s */ IPRM_FLOW?: string
    /** Depth to water during constant head, m */ IPRM_AWL?: string
    /** Applied head of water, m */ IPRM_HEAD?: string
    /** Date, dd/mm/yyyy */ IPRM_DATE?: string
    /** Associated files */ FILE_FSET?: string
  }
  MONP: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth of instrument, m */ MONP_DIS?: string
    /** Installation identifier */ MONP_ID?: string
    /** Date of installation, dd/mm/yyyy */ MONP_DATE?: string
    /** Type of instrument */ MONP_TYPE?: string
    /** Depth to top of response zone, m */ MONP_TRZ?: string
    /** Depth to base of response zone, m */ MONP_BRZ?: string
    /** Bearing of axis A, deg */ MONP_BRGA?: string
    /** Bearing of axis B, deg */ MONP_BRGB?: string
    /** Bearing of axis C, deg */ MONP_BRGC?: string
    /** Inclination of axis A, deg */ MONP_INCA?: string
    /** Inclination of axis B, deg */ MONP_INCB?: string
    /** Inclination of axis C, deg */ MONP_INCC?: string
    /** Sign convention on axis A */ MONP_RSCA?: string
    /** Sign convention on axis B */ MONP_RSCB?: string
    /** Sign convention on axis C */ MONP_RSCC?: string
    /** Remarks */ MONP_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  MONR: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth of instrument, m */ MONP_DIS?: string
    /** Installation identifier */ MONP_ID?: string
    /** Date of reading, dd/mm/yyyy */ MONR_DATE?: string
    /** Time of reading, hhmmss */ MONR_TIME?: string
    /** m */ MONR_DSTA?: string
    /** m */ MONR_DSTB?: string
    /** Displacement A, mm */ MONR_DSPA?: string
    /** Displacement B, mm */ MONR_DSPB?: string
    /** Displacement C, mm */ MONR_DSPC?: string
    /** Pressure, kN/m2 */ MONR_PRES?: string
    /** Angle A, deg */ MONR_ANGA?: string
    /** Angle B, deg */ MONR_ANGB?: string
    /** Angle C, deg */ MONR_ANGC?: string
    /** Strain A, % */ MONR_STRA?: string
    /** Strain B, % */ MONR_STRB?: string
    /** Strain C, % */ MONR_STRC?: string
    /** Force, kN */ MONR_FORC?: string
    /** Temperature, DegC */ MONR_TEMP?: string
    /** Depth to water, m */ MONR_WDEP?: string
    /** Easting of point, m */ MONR_EAST?: string
    /** Northing of point, m */ MONR_NRTH?: string
    /** Level of point, m */ MONR_LEV?: string
    /** Head of water above instrument, m */ MONR_WHD?: string
    /** m */ MONR_GAUG?: string
    /** Flow, l/s */ MONR_FLOW?: string
    /** Remarks */ MONR_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  POBS: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth of piezometer tip, m */ PREF_TDEP?: string
    /** Date of reading, dd/mm/yyyy */ POBS_DATE?: string
    /** Time of reading, hhmmss */ POBS_TIME?: string
    /** Depth to water, m */ POBS_DEP?: string
    /** Head of water above tip, m */ POBS_HEAD?: string
    /** Remarks */ POBS_REM?: string
  }
  PREF: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth of piezometer tip, m */ PREF_TDEP?: string
    /** Date of installation, dd/mm/yyyy */ PREF_DATE?: string
    /** Type of piezometer */ PREF_TYPE?: string
    /** Depth to top of response zone, m */ PREF_TRPS?: string
    /** Depth to base of response zone, m */ PREF_BRPS?: string
    /** Remarks */ PREF_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  PROB: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Profile identifier */ PROF_ID?: string
    /** Date of reading, dd/mm/yyyy */ PROB_DATE?: string
    /** Time of reading, hhmmss */ PROB_TIME?: string
    /** Depth of reading, m */ PROB_DEP?: string
    PROB_GAUG?: string
    /** m */ PROB_TDEP?: string
    /** m */ PROB_BDEP?: string
    /** Reading A, mm */ PROB_A?: string
    /** Reading B, mm */ PROB_B?: string
    /** Reading C, mm */ PROB_C?: string
    /** Reading D, mm */ PROB_D?: string
    /** Remarks */ PROB_REM?: string
  }
  PROF: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Profile identifier */ PROF_ID?: string
    /** Date of installation, dd/mm/yyyy */ PROF_DATE?: string
    /** Type of profile instrument */ PROF_TYPE?: string
    /** Depth to top of response zone, m */ PROF_TRPS?: string
    /** Depth to base of response zone, m */ PROF_BRPS?: string
    /** Direction of axis A, deg */ PROF_DIRA?: string
    /** Remarks */ PROF_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  PRTD: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Test reference */ PRTD_TREF?: string
    /** Depth of test, m */ PRTD_DPTH?: string
    /** Reading number */ PRTD_SEQ?: string
    /** Date, dd/mm/yyyy */ PRTD_DATE?: string
    /** Type of pressuremeter */ PRTD_TYPE?: string
    /** Pressuremeter diameter, mm */ PRTD_DIA?: string
    /** Displacement, arm 1, mm */ PRTD_ARM1?: string
    /** Displacement, arm 2, mm */ PRTD_ARM2?: string
    /** Displacement, arm 3, mm */ PRTD_ARM3?: string
    /** Total pressure, cell 1, kN/m2 */ PRTD_TPC1?: string
    /** Total pressure, cell 2, kN/m2 */ PRTD_TPC2?: string
    /** Total pressure, cell 3, kN/m2 */ PRTD_TPC3?: string
    /** Pore pressure, cell A, kN/m2 */ PRTD_PPA?: string
    /** Pore pressure, cell B, kN/m2 */ PRTD_PPB?: string
    /** Remarks */ PRTD_REM?: string
    /** Pressure, kN/m2 */ PRTD_PRES?: string
    /** Volume, cm3 */ PRTD_VOL?: string
  }
  PRTG: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Test reference */ PRTD_TREF?: string
    /** Depth of test, m */ PRTD_DPTH?: string
    /** Date, dd/mm/yyyy */ PRTD_DATE?: string
    /** Type of pressuremeter */ PRTD_TYPE?: string
    /** Pressuremeter diameter, mm */ PRTD_DIA?: string
    /** kN/m2 */ PRTG_HA1?: string
    /** kN/m2 */ PRTG_HA2?: string
    /** kN/m2 */ PRTG_HA3?: string
    /** kN/m2 */ PRTG_HAA?: string
    /** MN/m2 */ PRTG_GIA1?: string
    /** MN/m2 */ PRTG_GIA2?: string
    /** MN/m2 */ PRTG_GIA3?: string
    /** MN/m2 */ PRTG_GIAA?: string
    /** kN/m2 */ PRTG_CUA1?: string
    /** kN/m2 */ PRTG_CUA2?: string
    /** kN/m2 */ PRTG_CUA3?: string
    /** kN/m2 */ PRTG_CUAA?: string
    /** kN/m2 */ PRTG_PLA1?: string
    /** kN/m2 */ PRTG_PLA2?: string
    /** kN/m2 */ PRTG_PLA3?: string
    /** kN/m2 */ PRTG_PLAA?: string
    /** deg */ PRTG_AFA1?: string
    /** deg */ PRTG_AFA2?: string
    /** deg */ PRTG_AFA3?: string
    /** deg */ PRTG_AFAA?: string
    /** deg */ PRTG_ADA1?: string
    /** deg */ PRTG_ADA2?: string
    /** deg */ PRTG_ADA3?: string
    /** deg */ PRTG_ADAA?: string
    /** deg */ PRTG_AFCV?: string
    /** Remarks */ PRTG_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  PRTL: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Test reference */ PRTD_TREF?: string
    /** Depth of test, m */ PRTD_DPTH?: string
    /** Loop number */ PRTL_LNO?: string
    /** Date, dd/mm/yyyy */ PRTD_DATE?: string
    /** Type of pressuremeter */ PRTD_TYPE?: string
    /** Pressuremeter diameter, mm */ PRTD_DIA?: string
    /** MN/m2 */ PRTL_GA1?: string
    /** MN/m2 */ PRTL_GA2?: string
    /** MN/m2 */ PRTL_GA3?: string
    /** MN/m2 */ PRTL_GAA?: string
  }
  PUMP: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Date of reading, dd/mm/yyyy */ PUMP_DATE?: string
    /** Time of reading, hhmmss */ PUMP_TIME?: string
    /** Depth to water, m */ PUMP_DPTH?: string
    /** Pumping rate, l/s */ PUMP_QUAT?: string
    /** Remarks */ PUMP_REM?: string
    /** Associated files */ FILE_FSET?: string
  }
  ROCK: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Point load strength, uncorrected (Is), MN/m2 */ ROCK_PLS?: string
    /** Point load strength index (Is50), MN/m2 */ ROCK_PLSI?: string
    /** Type of point load test */ ROCK_PLTF?: string
    /** Uniaxial compressive strength, MN/m2 */ ROCK_UCS?: string
    /** Remarks */ ROCK_REM?: string
    /** Remarks on point load test */ ROCK_PREM?: string
    /** Remarks on compressive strength test */ ROCK_UREM?: string
    /** Young's modulus, MN/m2 */ ROCK_E?: string
    /** Poisson's ratio */ ROCK_MU?: string
    /** Brazilian tensile strength, MN/m2 */ ROCK_BRAZ?: string
    /** Remarks on tensile test */ ROCK_BREM?: string
    /** Porosity, % */ ROCK_PORO?: string
    ROCK_PORE?: string
    /** Moisture content, % */ ROCK_MC?: string
    /** Bulk density, Mg/m3 */ ROCK_BDEN?: string
    /** Dry density, Mg/m3 */ ROCK_DDEN?: string
    /** Particle density, Mg/m3 */ ROCK_PDEN?: string
    /** Remarks on density test */ ROCK_DREM?: string
    /** Water absorption, % */ ROCK_WTAB?: string
    /** Remarks on water absorption test */ ROCK_WREM?: string
    /** Slake durability index, % */ ROCK_SDI?: string
    /** Remarks on slake durability test */ ROCK_SREM?: string
    /** Soundness, % */ ROCK_SOUN?: string
    ROCK_MREM?: string
    /** Aggregate crushing value, % */ ROCK_ACV?: string
    ROCK_CREM?: string
    /** Aggregate impact value, % */ ROCK_AIV?: string
    ROCK_IREM?: string
    /** Los Angeles abrasion value, % */ ROCK_LOSA?: string
    ROCK_LREM?: string
    /** Aggregate abrasion value */ ROCK_AAV?: string
    /** Polished stone value */ ROCK_PSV?: string
    /** Flakiness index, % */ ROCK_FI?: string
    /** Elongation index, % */ ROCK_EI?: string
    /** Description of specimen */ ROCK_DESC?: string
    /** Shore hardness */ ROCK_SHOR?: string
    /** P-wave velocity, m/s */ ROCK_PWAV?: string
    /** S-wave velocity, m/s */ ROCK_SWAV?: string
    /** Dynamic elastic modulus, GPa */ ROCK_EMOD?: string
    /** Dynamic shear modulus, GPa */ ROCK_SG?: string
    /** Swelling pressure, kN/m2 */ ROCK_SWEL?: string
    /** Associated files */ FILE_FSET?: string
  }
  STCN: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth of reading, m */ STCN_DPTH?: string
    /** Type of cone test */ STCN_TYP?: string
    /** Cone reference */ STCN_REF?: string
    /** Axial force, kN */ STCN_FORC?: string
    /** Frictional force on sleeve, kN */ STCN_FRIC?: string
    /** Cone resistance (qc), MN/m2 */ STCN_RES?: string
    /** Sleeve friction (fs), kN/m2 */ STCN_FRES?: string
    /** Pore pressure at cone face (u1), kN/m2 */ STCN_PWP1?: string
    /** Pore pressure at shoulder (u2), kN/m2 */ STCN_PWP2?: string
    /** Pore pressure behind sleeve (u3), kN/m2 */ STCN_PWP3?: string
    /** Conductivity, uS/cm */ STCN_CON?: string
    /** Temperature, DegC */ STCN_TEMP?: string
    /** pH */ STCN_PH?: string
    /** Inclination, first direction, deg */ STCN_SLP1?: string
    /** Inclination, second direction, deg */ STCN_SLP2?: string
    /** Redox potential, mV */ STCN_REDX?: string
    /** Fuel fluorescence, % */ STCN_FFD?: string
    /** counts/s */ STCN_PMT?: string
    /** PID reading, uV */ STCN_PID?: string
    /** FID reading, uV */ STCN_FID?: string
    /** Associated files */ FILE_FSET?: string
  }
  TRIX: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth to top of sample, m */ SAMP_TOP?: string
    /** Sample reference */ SAMP_REF?: string
    /** Type of sample */ SAMP_TYPE?: string
    /** Specimen reference */ SPEC_REF?: string
    /** Depth of specimen, m */ SPEC_DPTH?: string
    /** Test number */ TRIX_TESN?: string
    /** Specimen diameter, mm */ TRIX_SDIA?: string
    /** Initial moisture content, % */ TRIX_MC?: string
    /** Cell pressure, kN/m2 */ TRIX_CELL?: string
    /** Deviator stress at failure, kN/m2 */ TRIX_DEVF?: string
    /** Specimen length, mm */ TRIX_SLEN?: string
    /** Bulk density, Mg/m3 */ TRIX_BDEN?: string
    /** Dry density, Mg/m3 */ TRIX_DDEN?: string
    /** Pore pressure at failure, kN/m2 */ TRIX_PWPF?: string
    /** Pore pressure at start of shearing, kN/m2 */ TRIX_PWPI?: string
    /** Undrained shear strength, kN/m2 */ TRIX_CU?: string
    /** Strain at failure, % */ TRIX_STRN?: string
    /** Mode of failure */ TRIX_MODE?: string
  }
  WSTK: {
    /** Exploratory hole */ HOLE_ID?: string
    /** Depth of water strike, m */ WSTK_DEP?: string
    /** Minutes after strike, min */ WSTK_NMIN?: string
    /** Casing depth at strike, m */ WSTK_CAS?: string
    /** Date of strike, dd/mm/yyyy */ WSTK_DATE?: string
    /** Time of strike, hhmm */ WSTK_TIME?: string
    /** Depth to water after that time, m */ WSTK_POST?: string
    /** Rate of inflow */ WSTK_FLOW?: string
    /** Depth at which casing sealed inflow, m */ WSTK_SEAL?: string
  }
}
