/** What headings mean, in plain words. Columns: heading, name; a tab between them. */
export const HEADING_NAMES = `
LOCA_ID	Exploratory hole
HOLE_ID	Exploratory hole
FILE_FSET	Associated files
TEST_STAT	Status of test
SPEC_REF	Specimen reference
SPEC_DPTH	Depth of specimen
SPEC_BASE	Depth to base of specimen
SPEC_DESC	Description of specimen
SPEC_PREP	Preparation of specimen
PROJ_ID	Project reference
PROJ_NAME	Project name
PROJ_LOC	Location of site
PROJ_CLNT	Client
PROJ_CONT	Contractor
PROJ_ENG	Project engineer
PROJ_MEMO	Project notes
PROJ_DATE	Date of issue
PROJ_CID	Contractor's identifier
PROJ_PROD	Producer of the data
PROJ_RECV	Recipient of the data
PROJ_ISNO	Issue number
PROJ_STAT	Status of the data
PROJ_AGS	AGS edition
TRAN_ISNO	Issue number
TRAN_DATE	Date of issue
TRAN_PROD	Producer of the data
TRAN_STAT	Status of the data
TRAN_AGS	AGS edition
TRAN_RECV	Recipient of the data
TRAN_DLIM	Delimiter of record types
TRAN_RCON	Concatenator of codes
ABBR_HDNG	Heading of the code
ABBR_CODE	Code
ABBR_DESC	Meaning of the code
ABBR_LIST	Source of the list
DICT_TYPE	Group or heading
DICT_GRP	Group
DICT_HDNG	Heading
DICT_STAT	Status of the heading
DICT_DTYP	Data type
DICT_DESC	Description
DICT_UNIT	Unit
DICT_EXMP	Example
DICT_PGRP	Parent group
TYPE_TYPE	Data type
TYPE_DESC	Description of data type
UNIT_UNIT	Unit
UNIT_DESC	Description of unit
FILE_NAME	File name
FILE_DESC	Description of file
FILE_TYPE	Type of file
FILE_PROG	Program that made the file
FILE_DOCT	Type of document
FILE_DATE	Date of file
STND_REF	Reference of the standard
STND_TTLE	Title of the standard
LOCA_TYPE	Type of hole
LOCA_STAT	Status of the hole
LOCA_NATE	Easting
LOCA_NATN	Northing
LOCA_GREF	Grid of easting and northing
LOCA_GL	Ground level
LOCA_FDEP	Final depth
LOCA_STAR	Start date
LOCA_PURP	Purpose of the hole
LOCA_TERM	Reason for termination
LOCA_ENDD	End date
LOCA_LETT	Grid reference with letters
LOCA_LOCX	Local easting (x)
LOCA_LOCY	Local northing (y)
LOCA_LOCZ	Local level (z)
LOCA_LREF	Local grid
LOCA_DATM	Local datum
LOCA_ETRV	Easting at end of traverse
LOCA_NTRV	Northing at end of traverse
LOCA_LTRV	Level at end of traverse
LOCA_XTRL	Local x at end of traverse
LOCA_YTRL	Local y at end of traverse
LOCA_ZTRL	Local z at end of traverse
LOCA_LAT	Latitude
LOCA_LON	Longitude
LOCA_ELAT	Latitude at end of traverse
LOCA_ELON	Longitude at end of traverse
LOCA_LLZ	System of latitude and longitude
LOCA_LOCM	Method of position survey
LOCA_LOCA	Area of the site
LOCA_CLST	Cluster of holes
LOCA_ALID	Alignment
LOCA_OFFS	Offset from alignment
LOCA_CNGE	Chainage
LOCA_TRAN	Transformation to the local grid
LOCA_NATD	Datum of ground level
LOCA_ORID	Original name of the hole
LOCA_ORJO	Original job reference
LOCA_ORCO	Original company
LOCA_GLDT	Date of ground level survey
LOCA_VSSL	Vessel
LOCA_NSRI	SRID of national grid
LOCA_LSRI	SRID of local grid
LOCA_LLSI	SRID of latitude and longitude
HOLE_TYPE	Type of hole
HOLE_NATE	Easting
HOLE_NATN	Northing
HOLE_GL	Ground level
HOLE_FDEP	Final depth
HOLE_STAR	Start date
HOLE_LOG	Logged by
HOLE_ETRV	Easting at end of traverse
HOLE_NTRV	Northing at end of traverse
HOLE_LTRV	Level at end of traverse
HOLE_LETT	Grid reference with letters
HOLE_LOCX	Local easting (x)
HOLE_LOCY	Local northing (y)
HOLE_LOCZ	Local level (z)
HOLE_ENDD	End date
HOLE_BACD	Date of backfilling
HOLE_CREW	Drilling crew
HOLE_ORNT	Orientation of hole
HOLE_INCL	Inclination of hole
HOLE_EXC	Plant used
HOLE_SHOR	Shoring or support
HOLE_STAB	Stability of sides
HOLE_DIML	Length of trial pit
HOLE_DIMW	Width of trial pit
HOLE_LOCM	Method of position survey
HOLE_LOCA	Area of the site
HOLE_CLST	Cluster of holes
HOLE_OFFS	Offset from alignment
HOLE_CNGE	Chainage
HOLE_STAT	Status of the hole
GEOL_TOP	Depth to top of stratum
GEOL_BASE	Depth to base of stratum
GEOL_DESC	Description of stratum
GEOL_LEG	Legend code
GEOL_GEOL	Geology code
GEOL_GEO2	Second geology code
GEOL_STAT	Stratum reference on sketch
GEOL_BGS	BGS Lexicon code
GEOL_FORM	Formation or stratum name
DETL_TOP	Depth to top of detail
DETL_BASE	Depth to base of detail
DETL_DESC	Description of detail
DLOG_TOP	Depth to top of driller's stratum
DLOG_BASE	Depth to base of driller's stratum
DLOG_DESC	Driller's description
SAMP_TOP	Depth to top of sample
SAMP_REF	Sample reference
SAMP_TYPE	Type of sample
SAMP_ID	Sample identifier
SAMP_BASE	Depth to base of sample
SAMP_DTIM	Date and time of sampling
SAMP_DATE	Date of sampling
SAMP_TIME	Time of sampling
SAMP_UBLO	Blows to drive sampler
SAMP_CONT	Sample container
SAMP_PREP	Treatment when sampled
SAMP_SDIA	Sample diameter
SAMP_DIA	Sample diameter
SAMP_WDEP	Depth to water when sampled
SAMP_RECV	Sample recovery
SAMP_TECH	Sampling technique
SAMP_MATX	Sample matrix
SAMP_TYPC	Quality control type
SAMP_WHO	Sampled by
SAMP_WHY	Reason for sampling
SAMP_DESC	Description of sample
SAMP_DESD	Date of description
SAMP_LOG	Described by
SAMP_COND	Condition of sample
SAMP_CLSS	Quality class of sample
SAMP_BAR	Barometric pressure when sampled
SAMP_TEMP	Temperature when sampled
SAMP_PRES	Gas pressure above atmospheric
SAMP_FLOW	Gas flow
SAMP_ETIM	End of sampling
SAMP_DURN	Duration of sampling
SAMP_CAPT	Caption on the log
SAMP_LINK	Linked record
SAMP_RECL	Length recovered
ISPT_TOP	Depth to top of test
ISPT_SEAT	Seating blows
ISPT_MAIN	Main drive blows
ISPT_NPEN	Total penetration
ISPT_NVAL	SPT N value
ISPT_REP	Reported result
ISPT_CAS	Casing depth
ISPT_WAT	Depth to water
ISPT_TYPE	Split spoon or solid cone
ISPT_HAM	Hammer reference
ISPT_ERAT	Energy ratio of hammer
ISPT_SWP	Self-weight penetration
ISPT_INC1	Blows, first seating increment
ISPT_INC2	Blows, second seating increment
ISPT_INC3	Blows, first test increment
ISPT_INC4	Blows, second test increment
ISPT_INC5	Blows, third test increment
ISPT_INC6	Blows, fourth test increment
ISPT_PEN1	Penetration, first seating increment
ISPT_PEN2	Penetration, second seating increment
ISPT_PEN3	Penetration, first test increment
ISPT_PEN4	Penetration, second test increment
ISPT_PEN5	Penetration, third test increment
ISPT_PEN6	Penetration, fourth test increment
ISPT_ROCK	Test in soft rock
ISPT_N60	N value at 60% energy (N60)
WSTG_DPTH	Depth of water strike
WSTG_DTIM	Date and time of strike
WSTG_SEAL	Depth at which casing sealed inflow
WSTG_CAS	Casing depth at strike
WSTD_NMIN	Minutes after strike
WSTD_POST	Depth to water after that time
WSTK_DEP	Depth of water strike
WSTK_NMIN	Minutes after strike
WSTK_CAS	Casing depth at strike
WSTK_DATE	Date of strike
WSTK_TIME	Time of strike
WSTK_POST	Depth to water after that time
WSTK_FLOW	Rate of inflow
WSTK_SEAL	Depth at which casing sealed inflow
CORE_TOP	Depth to top of core run
CORE_BASE	Depth to base of core run
CORE_BOT	Depth to base of core run
CORE_PREC	Total core recovery
CORE_SREC	Solid core recovery
CORE_RQD	Rock quality designation
CORE_DIAM	Core diameter
CORE_DURN	Time taken to drill the run
FRAC_FROM	Depth to top of zone
FRAC_TO	Depth to base of zone
FRAC_TOP	Depth to top of zone
FRAC_BASE	Depth to base of zone
FRAC_SET	Fracture set
FRAC_IMAX	Maximum fracture spacing
FRAC_IAVE	Average fracture spacing
FRAC_IMIN	Minimum fracture spacing
FRAC_FI	Fracture index
DISC_TOP	Depth to top of discontinuity
DISC_BASE	Depth to base of discontinuity
DISC_NUMB	Discontinuity number
DISC_TYPE	Type of discontinuity
DISC_DIP	Dip
DISC_DIR	Dip direction
DISC_RGH	Roughness
DISC_PLAN	Planarity
DISC_WAVE	Wavelength of surface
DISC_AMP	Amplitude of surface
DISC_JRC	Joint roughness coefficient
DISC_APP	Appearance of surface
DISC_APT	Aperture
DISC_APOB	Method of observing aperture
DISC_INFM	Infill
DISC_TERM	Termination
DISC_PERS	Persistence
DISC_STR	Strength of wall
DISC_WETH	Weathering of wall
DISC_SEEP	Seepage
DISC_FLOW	Water flow
BKFL_TOP	Depth to top of backfill
BKFL_BASE	Depth to base of backfill
BKFL_DESC	Description of backfill
BKFL_LEG	Backfill legend code
BKFL_DATE	Date of backfilling
PIPE_REF	Pipe reference
PIPE_TOP	Depth to top of pipe section
PIPE_BASE	Depth to base of pipe section
PIPE_DIAM	Pipe diameter
PIPE_TYPE	Type of pipe
PIPE_CONS	Construction of pipe
HDIA_DPTH	Depth to base at this diameter
HDIA_DIAM	Hole diameter
HDIA_HDEP	Depth to base at this diameter
HDIA_HOLE	Hole diameter
HDIA_CASG	Casing diameter
HDIA_CDEP	Depth of casing
CDIA_DPTH	Depth to base of casing
CDIA_DIAM	Casing diameter
CDIA_CDEP	Depth to base of casing
CDIA_HOLE	Casing diameter
CHIS_FROM	Depth to top of chiselling
CHIS_TO	Depth to base of chiselling
CHIS_TIME	Time spent chiselling
CHIS_STAR	Start of chiselling
CHIS_TOOL	Chiselling tool
PTIM_DTIM	Date and time of reading
PTIM_DATE	Date of reading
PTIM_TIME	Time of reading
PTIM_DPTH	Depth of hole
PTIM_DEP	Depth of hole
PTIM_CAS	Depth of casing
PTIM_WAT	Depth to water
HDPH_TOP	Depth to top of section
HDPH_BASE	Depth to base of section
HDPH_TYPE	Method of advance
HDPH_STAR	Start of section
HDPH_ENDD	End of section
HDPH_STAT	Start time of section
HDPH_ENDT	End time of section
HDPH_CREW	Drilling crew
HDPH_EXC	Plant used
HDPH_SHOR	Shoring or support
HDPH_STAB	Stability of sides
HDPH_DIML	Length of trial pit
HDPH_DIMW	Width of trial pit
HDPH_DBIT	Drill bit
HDPH_BCON	Condition of bit
HDPH_BTYP	Type of core barrel
HDPH_BLEN	Length of core barrel
HDPH_LOG	Logged by
HDPH_LOGD	Date of logging
HDPT_CREW	Drilling crew
HORN_TOP	Depth to top of section
HORN_BASE	Depth to base of section
HORN_ORNT	Orientation from north
HORN_INCL	Inclination
DREM_TOP	Depth to top of remark
DREM_BASE	Depth to base of remark
DREM_DPTH	Depth of remark
DREM_BDEP	Depth to base of remark
TREM_DTIM	Start of remark
TREM_DATE	Date of remark
TREM_TIME	Time of remark
TREM_COMP	Company of observer
TREM_DURN	Duration
TREM_ETIM	End of remark
PREM_DTIM	Start of remark
PREM_COMP	Company of observer
PREM_DURN	Duration
PREM_ETIM	End of remark
WETH_TOP	Depth to top of weathering zone
WETH_BASE	Depth to base of weathering zone
WETH_SCH	Weathering scheme
WETH_SYS	Weathering system
WETH_WETH	Weathering class
WETH_GRAD	Weathering grade
WINS_TOP	Depth to top of run
WINS_BASE	Depth to base of run
WINS_DIAM	Sampler diameter
WINS_DURN	Time taken for the run
WINS_REC	Recovery
WADD_TOP	Depth at start of adding water
WADD_BASE	Depth at end of adding water
WADD_VOLM	Volume of water added
FLSH_TOP	Depth to top of zone
FLSH_BASE	Depth to base of zone
FLSH_FROM	Depth to top of zone
FLSH_TO	Depth to base of zone
FLSH_TYPE	Type of flush
FLSH_RETN	Minimum flush return
FLSH_RETX	Maximum flush return
FLSH_COL	Colour of flush return
DOBS_TOP	Depth to top of increment
DOBS_BASE	Depth to base of increment
DOBS_SET	Set of readings
DOBS_DURN	Time taken for increment
DOBS_STIM	Start of increment
DOBS_ETIM	End of increment
DOBS_DHRT	Drill head torque
DOBS_DHRS	Drill head rotation speed
DOBS_PENR	Penetration rate
DOBS_HAMM	Hammering used
DOBS_THRP	Thrust pressure
DOBS_TORP	Torque pressure
DOBS_TORQ	Torque
DOBS_THST	Thrust
DOBS_HAMP	Hammer pressure
DOBS_SPEN	Specific energy
DOBS_FMPO	Flush pressure
DOBS_FMCR	Flush circulation rate
DOBS_FMRR	Flush recovery rate
MONG_ID	Installation identifier
MONG_DIS	Depth of instrument
MONG_DATE	Date of installation
MONG_TYPE	Type of instrument
MONG_DETL	Details of instrument
MONG_TRZ	Depth to top of response zone
MONG_BRZ	Depth to base of response zone
MONG_BRGA	Bearing of axis A
MONG_BRGB	Bearing of axis B
MONG_BRGC	Bearing of axis C
MONG_INCA	Inclination of axis A
MONG_INCB	Inclination of axis B
MONG_INCC	Inclination of axis C
MONG_RSCA	Sign convention on axis A
MONG_RSCB	Sign convention on axis B
MONG_RSCC	Sign convention on axis C
MOND_DTIM	Date and time of reading
MOND_TYPE	Type of reading
MOND_REF	Reading reference
MOND_INST	Instrument used for reading
MOND_RDNG	Reading
MOND_UNIT	Unit of reading
MOND_LIM	Lower limit of reading
MOND_ULIM	Upper limit of reading
MOND_NAME	Preferred name of reading
MONS_STAR	Start of this status
MONS_ENDD	End of this status
MONS_BY	Reported by
MONS_STAT	Status of installation
MONP_DIS	Depth of instrument
MONP_ID	Installation identifier
MONP_DATE	Date of installation
MONP_TYPE	Type of instrument
MONP_TRZ	Depth to top of response zone
MONP_BRZ	Depth to base of response zone
MONP_BRGA	Bearing of axis A
MONP_BRGB	Bearing of axis B
MONP_BRGC	Bearing of axis C
MONP_INCA	Inclination of axis A
MONP_INCB	Inclination of axis B
MONP_INCC	Inclination of axis C
MONP_RSCA	Sign convention on axis A
MONP_RSCB	Sign convention on axis B
MONP_RSCC	Sign convention on axis C
MONR_DATE	Date of reading
MONR_TIME	Time of reading
MONR_DSPA	Displacement A
MONR_DSPB	Displacement B
MONR_DSPC	Displacement C
MONR_PRES	Pressure
MONR_ANGA	Angle A
MONR_ANGB	Angle B
MONR_ANGC	Angle C
MONR_STRA	Strain A
MONR_STRB	Strain B
MONR_STRC	Strain C
MONR_FORC	Force
MONR_TEMP	Temperature
MONR_WDEP	Depth to water
MONR_EAST	Easting of point
MONR_NRTH	Northing of point
MONR_LEV	Level of point
MONR_WHD	Head of water above instrument
MONR_FLOW	Flow
INST_TDEP	Depth of instrument tip
INST_ID	Instrument identifier
INST_TYPE	Type of instrument
INST_DATE	Date of installation
INST_TRPS	Depth to top of response zone
INST_BRPS	Depth to base of response zone
INST_DIP	Dip of instrument
INST_DIR	Direction of instrument
IOBS_DATE	Date of reading
IOBS_TIME	Time of reading
IOBS_DEP	Depth to water
IOBS_HEAD	Head of water above tip
IOBS_PRES	Pressure
PREF_TDEP	Depth of piezometer tip
PREF_DATE	Date of installation
PREF_TYPE	Type of piezometer
PREF_TRPS	Depth to top of response zone
PREF_BRPS	Depth to base of response zone
POBS_DATE	Date of reading
POBS_TIME	Time of reading
POBS_DEP	Depth to water
POBS_HEAD	Head of water above tip
PROF_ID	Profile identifier
PROF_DATE	Date of installation
PROF_TYPE	Type of profile instrument
PROF_TRPS	Depth to top of response zone
PROF_BRPS	Depth to base of response zone
PROF_DIRA	Direction of axis A
PROB_DATE	Date of reading
PROB_TIME	Time of reading
PROB_DEP	Depth of reading
PROB_A	Reading A
PROB_B	Reading B
PROB_C	Reading C
PROB_D	Reading D
HPGI_ID	Gauge identifier
HPGI_DATE	Date of installation
HPGO_DATE	Date of reading
HPGO_TIME	Time of reading
HPGO_RLEV	Reduced level
IPRM_TOP	Depth to top of test zone
IPRM_BASE	Depth to base of test zone
IPRM_STG	Stage number
IPRM_TYPE	Type of test
IPRM_PRWL	Depth to water before test
IPRM_SWAL	Depth to water at start of test
IPRM_TDIA	Diameter of test zone
IPRM_SDIA	Diameter of standpipe or casing
IPRM_IPRM	Coefficient of permeability
IPRM_FLOW	Flow during stage
IPRM_AWL	Depth to water during constant head
IPRM_HEAD	Applied head of water
IPRG_TOP	Depth to top of test zone
IPRG_BASE	Depth to base of test zone
IPRG_STG	Stage number
IPRG_TYPE	Type of test
IPRG_PRWL	Depth to water before test
IPRG_SWAL	Depth to water at start of test
IPRG_TDIA	Diameter of test zone
IPRG_SDIA	Diameter of standpipe or casing
IPRG_IPRM	Coefficient of permeability
IPRG_FLOW	Flow during stage
IPRG_AWL	Depth to water during constant head
IPRG_HEAD	Applied head of water
IPRT_TIME	Elapsed time
IPRT_DPTH	Depth to water at that time
FGHG_TOP	Depth to top of test zone
FGHG_BASE	Depth to base of test zone
FGHG_TDIA	Diameter of test zone
FGHG_SDIA	Diameter of standpipe or casing
FGHG_HBAS	Depth to base of hole
FGHG_CAS	Depth of casing
FGHG_TYPE	Type of test
FGHG_CNFG	Configuration of test
FGHG_PRWL	Depth to water before test
FGHG_AWL	Depth to water during constant head
FGHG_HEAD	Applied head of water
FGHG_FLOW	Flow
FGHG_IPRM	Coefficient of permeability
FGHG_ILUG	Lugeon value
FGHS_STG	Stage number
FGHS_STTM	Start of stage
FGHS_ENTM	End of stage
FGHS_HEAD	Applied head of water
FGHS_FLOW	Flow during stage
FGHS_IPRM	Coefficient of permeability
FGHS_ILUG	Lugeon value
FGHI_INST	Instrument reference
FGHI_TYPE	Type of instrument
FGHI_DETL	Details of instrument
FGHT_TIME	Date and time of reading
FGHT_TYPE	Type of reading
FGHT_DURN	Time since start of stage
FGHT_RDNG	Reading
FGHT_UNIT	Unit of reading
IVAN_DPTH	Depth of test
IVAN_TYPE	Type of vane
IVAN_IVAN	Peak vane shear strength
IVAN_IVAR	Remoulded vane shear strength
IVAN_IPEN	Hand penetrometer reading
IPEN_DPTH	Depth of test
IPEN_IPEN	Hand penetrometer reading
ICBR_DPTH	Depth of test
ICBR_BASE	Depth to base of test
ICBR_ICBR	California bearing ratio
ICBR_MC	Moisture content of tested soil
ICBR_KENT	Kentledge
ICBR_SEAT	Seating force
ICBR_SURC	Surcharge
ICBR_TYPE	Type of CBR test
IDEN_DPTH	Depth of test
IDEN_TYPE	Type of density test
IDEN_IDEN	In situ bulk density
IRES_DPTH	Depth to top of test
IRES_BASE	Depth to base of test
IRES_TYPE	Type of resistivity test
IRES_IRES	Apparent resistivity
IRDX_DPTH	Depth of electrode
IRDX_PH	pH
IRDX_IRDX	Redox potential
IPID_DPTH	Depth of reading
IPID_TEMP	Ambient temperature
IPID_RES	PID reading
IFID_DPTH	Depth of reading
IFID_RES	FID reading
ISAG_DURN	Duration of test
ISAG_PWID	Width of soakage pit
ISAG_PLEN	Length of soakage pit
ISAG_PDIA	Diameter of soakage pit
ISAG_DPTS	Depth to water at start of test
ISAG_DPTE	Depth to water at end of test
ISAG_CONS	Construction of soakage pit
ISAG_SI	Soil infiltration rate
ISAG_PORO	Porosity of granular infill
ISAT_TIME	Elapsed time
ISAT_DPTH	Depth to water at that time
PUMP_DATE	Date of reading
PUMP_TIME	Time of reading
PUMP_DPTH	Depth to water
PUMP_QUAT	Pumping rate
PUMG_TEST	Pumping test reference
PUMT_DTIM	Date and time of reading
PUMT_DPTH	Depth to water
PUMT_QUAT	Pumping rate
ITCH_DPTH	Depth of test
ITCH_TCON	Thermal conductivity
ITCH_TRES	Thermal resistivity
ITCH_TEMP	Temperature of ground
SCPG_TYPE	Type of cone test
SCPG_REF	Cone reference
SCPG_CSA	Cross-section area of cone
SCPG_RATE	Rate of penetration
SCPG_FILT	Filter
SCPG_FRIC	Friction reducer used
SCPG_WAT	Depth to groundwater
SCPG_WATA	Source of groundwater depth
SCPG_CAR	Cone area ratio
SCPG_SLAR	Sleeve area ratio
SCPT_DPTH	Depth of reading
SCPT_RES	Cone resistance (qc)
SCPT_FRES	Sleeve friction (fs)
SCPT_PWP1	Pore pressure at cone face (u1)
SCPT_PWP2	Pore pressure at shoulder (u2)
SCPT_PWP3	Pore pressure behind sleeve (u3)
SCPT_CON	Conductivity
SCPT_TEMP	Temperature
SCPT_PH	pH
SCPT_SLP1	Inclination, first direction
SCPT_SLP2	Inclination, second direction
SCPT_REDX	Redox potential
SCPT_MAGT	Total magnetic field
SCPT_MAGX	Magnetic field, x
SCPT_MAGY	Magnetic field, y
SCPT_MAGZ	Magnetic field, z
SCPT_SMP	Soil moisture
SCPT_NGAM	Natural gamma
SCPT_FRR	Friction ratio
SCPT_QT	Corrected cone resistance (qt)
SCPT_FT	Corrected sleeve friction (ft)
SCPT_QE	Effective cone resistance (qe)
SCPT_BDEN	Bulk density, measured or assumed
SCPT_CPO	Total vertical stress
SCPT_CPOD	Effective vertical stress
SCPT_QNET	Net cone resistance (qnet)
SCPT_FRRC	Corrected friction ratio
SCPT_EXPP	Excess pore pressure
SCPT_BQ	Pore pressure ratio (Bq)
SCPT_ISPP	In situ pore pressure
SCPT_NQT	Normalised cone resistance (Qt)
SCPT_NFR	Normalised friction ratio (Fr)
SCPP_TOP	Depth to top of layer
SCPP_BASE	Depth to base of layer
SCPP_REF	Interpretation reference
SCPP_CSBT	Soil behaviour type
SCPP_CSU	Undrained shear strength
SCPP_CRD	Relative density
SCPP_CPHI	Friction angle
SCPP_CIC	Soil behaviour type index (Ic)
SCPP_CSPT	Equivalent SPT N value
SCDG_DPTH	Depth of dissipation test
SCDG_PWPI	Initial pore pressure
SCDG_PWPE	Equilibrium pore pressure
SCDG_DDIS	Degree of dissipation
SCDG_T	Time to that dissipation
SCDG_CV	Coefficient of consolidation, vertical
SCDG_CVMT	Method for vertical consolidation
SCDG_CH	Coefficient of consolidation, horizontal
SCDG_CHMT	Method for horizontal consolidation
SCDT_SECS	Elapsed time
SCDT_RES	Cone resistance (qc)
SCDT_PWP1	Pore pressure at cone face (u1)
SCDT_PWP2	Pore pressure at shoulder (u2)
SCDT_PWP3	Pore pressure behind sleeve (u3)
STCN_DPTH	Depth of reading
STCN_TYP	Type of cone test
STCN_REF	Cone reference
STCN_FORC	Axial force
STCN_FRIC	Frictional force on sleeve
STCN_RES	Cone resistance (qc)
STCN_FRES	Sleeve friction (fs)
STCN_PWP1	Pore pressure at cone face (u1)
STCN_PWP2	Pore pressure at shoulder (u2)
STCN_PWP3	Pore pressure behind sleeve (u3)
STCN_CON	Conductivity
STCN_TEMP	Temperature
STCN_PH	pH
STCN_SLP1	Inclination, first direction
STCN_SLP2	Inclination, second direction
STCN_REDX	Redox potential
STCN_FFD	Fuel fluorescence
STCN_PID	PID reading
STCN_FID	FID reading
CPTG_TYPE	Type of cone test
CPTG_DATE	Date and time of test
CPTG_PED	Depth of pre-drilling or pit
CPTG_RATE	Rate of penetration
CPTG_WAT	Depth to groundwater
CPTG_WATA	Source of groundwater depth
CPTG_TERM	Reason for termination of test
CPTG_REF	Cone reference
CPTG_MAN	Manufacturer of cone
CPTG_CSA	Cross-section area of cone
CPTG_CAR	Cone area ratio
CPTG_SLA	Area of friction sleeve
CPTG_SLAR	Sleeve area ratio
CPTG_FILT	Filter
CPTG_FRIC	Friction reducer used
CPTG_SAT	Saturation of filter
CPTG_EQPT	Equipment
CPTG_CRDT	Date of calibration
CPTT_DPTH	Depth of reading
CPTT_PLEN	Penetration length
CPTT_QC	Cone resistance (qc)
CPTT_FS	Sleeve friction (fs)
CPTT_U1	Pore pressure at cone face (u1)
CPTT_U2	Pore pressure at shoulder (u2)
CPTT_U3	Pore pressure behind sleeve (u3)
CPTT_INCX	Inclination, x
CPTT_INCY	Inclination, y
CPTT_TIME	Date and time of reading
CPTT_RF	Friction ratio (Rf)
CPTT_BDEN	Bulk density, measured or assumed
CPTT_CPO	Total vertical stress
CPTT_ISPP	In situ pore pressure
CPTT_CPOD	Effective vertical stress
CPTT_QT	Corrected cone resistance (qt)
CPTT_FT	Corrected sleeve friction (ft)
CPTT_QNET	Net cone resistance (qnet)
CPTT_QE	Effective cone resistance (qe)
CPTT_RFT	Corrected friction ratio
CPTT_EXPP	Excess pore pressure
CPTT_BQ	Pore pressure ratio (Bq)
CPTT_NQT	Normalised cone resistance (Qt)
CPTT_NFR	Normalised friction ratio (Fr)
CPTT_MAGX	Magnetic field, x
CPTT_MAGY	Magnetic field, y
CPTT_MAGZ	Magnetic field, z
CPTT_MAGT	Total magnetic field
CPTT_CON	Conductivity
CPTT_TEMP	Temperature
CPTT_PH	pH
CPTT_REDX	Redox potential
CPTT_SMP	Soil moisture
CPTT_NGAM	Natural gamma
CPTT_PID	PID reading
CPTT_FID	FID reading
CPTP_DPTH	Depth to top of layer
CPTP_BASE	Depth to base of layer
CPTP_SBT1	Soil behaviour type
CPTP_SU1	Undrained shear strength, first method
CPTP_SU2	Undrained shear strength, second method
CPTP_DR1	Relative density, first method
CPTP_DR2	Relative density, second method
CPTP_PHI1	Friction angle
CPTP_IC1	Soil behaviour type index (Ic)
CPTP_N601	Equivalent N60 value
CPTP_E1	Young's modulus
CPTP_MV1	Volume compressibility (mv)
CPTP_G01	Small-strain shear modulus (G0)
CPTP_VS1	Shear wave velocity
CPTP_M1	Constrained modulus
CPTP_CC1	Compression index
CPTP_K1	Coefficient of permeability
CPTP_FC1	Fines content
CPDG_DPTH	Depth of dissipation test
CPDG_DDIS	Degree of dissipation
CPDG_T	Time to that dissipation
CPDG_UI	Initial pore pressure
CPDG_UEQ	Equilibrium pore pressure
CPDG_CV	Coefficient of consolidation, vertical
CPDG_CVMT	Method for vertical consolidation
CPDG_CH	Coefficient of consolidation, horizontal
CPDG_CHMT	Method for horizontal consolidation
CPDG_IR	Rigidity index
CPDT_TIME	Elapsed time
CPDT_QC	Cone resistance (qc)
CPDT_FS	Sleeve friction (fs)
CPDT_U1	Pore pressure at cone face (u1)
CPDT_U2	Pore pressure at shoulder (u2)
CPDT_U3	Pore pressure behind sleeve (u3)
DPRG_TYPE	Type of dynamic probe
DPRG_TEST	Test reference
DPRG_MASS	Hammer mass
DPRG_DROP	Hammer drop
DPRG_CONE	Cone diameter
DPRG_ROD	Rod diameter
DPRG_TANV	Type of anvil
DPRG_DAMP	Type of damper
DPRG_TIP	Depth of cone left in ground
DPRG_ANG	Cone angle
DPRG_RMSS	Rod mass per metre
DPRG_GW	Depth to groundwater
DPRG_REET	Reason for termination of test
DPRB_DPTH	Depth to top of increment
DPRB_TYPE	Type of dynamic probe
DPRB_BLOW	Blows for increment
DPRB_CBLW	Cumulative blows
DPRB_TORQ	Maximum torque
DPRB_DEL	Delay before increment
DPRB_INC	Length of increment
DCPG_DPTH	Depth to start of test
DCPG_ZERO	Zero reading
DCPT_CBLO	Cumulative blows
DCPT_PEN	Cumulative penetration
DCPT_DEL	Delay before reading
PLTG_DPTH	Depth of plate
PLTG_CYC	Loading cycle
PLTG_PDIA	Plate diameter
PLTG_SEAT	Seating load
PLTG_EV2	Strain modulus (EV2)
PLTG_MOSR	Modulus of subgrade reaction
PLTG_EMOD	Elastic modulus
PLTT_STG	Stage number
PLTT_TIME	Elapsed time
PLTT_LOAD	Load
PLTT_SET1	Settlement, gauge 1
PLTT_SET2	Settlement, gauge 2
PLTT_SET3	Settlement, gauge 3
PLTT_SET4	Settlement, gauge 4
PMTG_DPTH	Depth of test
PMTG_WAT	Depth to water
PMTG_CREW	Test crew
PMTG_REF	Pressuremeter reference
PMTG_TYPE	Type of pressuremeter
PMTG_DIAM	Pressuremeter diameter
PMTG_HO	In situ horizontal stress
PMTG_GI	Initial shear modulus
PMTG_CU	Undrained shear strength
PMTG_PL	Limit pressure
PMTG_AF	Friction angle
PMTG_AD	Angle of dilation
PMTG_AFCV	Friction angle at constant volume
PMTD_SEQ	Reading number
PMTD_ARM1	Displacement, arm 1
PMTD_ARM2	Displacement, arm 2
PMTD_ARM3	Displacement, arm 3
PMTD_TPC	Total pressure
PMTD_VOL	Volume
PMTD_TIME	Elapsed time
PMTL_LNO	Loop number
PRTD_TREF	Test reference
PRTD_DPTH	Depth of test
PRTD_SEQ	Reading number
PRTD_TYPE	Type of pressuremeter
PRTD_DIA	Pressuremeter diameter
PRTD_ARM1	Displacement, arm 1
PRTD_ARM2	Displacement, arm 2
PRTD_ARM3	Displacement, arm 3
PRTD_TPC1	Total pressure, cell 1
PRTD_TPC2	Total pressure, cell 2
PRTD_TPC3	Total pressure, cell 3
PRTD_PPA	Pore pressure, cell A
PRTD_PPB	Pore pressure, cell B
PRTD_PRES	Pressure
PRTD_VOL	Volume
PRTL_LNO	Loop number
WGPG_TOOL	Logging tool
WGPG_STRT	Depth at start of log
WGPG_STOP	Depth at end of log
WGPG_WAT	Depth to water
WGPT_PARA	Parameter
WGPT_UNIT	Unit of reading
WGPT_DPTH	Depth of reading
WGPT_RDNG	Reading
CLSS_NMC	Natural moisture content
CLSS_LL	Liquid limit
CLSS_PL	Plastic limit
CLSS_PD	Particle density
CLSS_425	Passing 425 µm sieve
CLSS_PREP	Preparation of sample
CLSS_SLIM	Shrinkage limit
CLSS_LS	Linear shrinkage
CLSS_HVP	Peak hand vane shear strength
CLSS_HVR	Remoulded hand vane shear strength
CLSS_PPEN	Pocket penetrometer reading
CLSS_VNPK	Peak laboratory vane shear strength
CLSS_VNRM	Remoulded laboratory vane shear strength
LNMC_TEMP	Drying temperature
LNMC_ISNT	Taken as natural moisture content
LLPL_LL	Liquid limit
LLPL_PL	Plastic limit
LLPL_PI	Plasticity index
LLPL_425	Passing 425 µm sieve
LLPL_PREP	Preparation of sample
LLIN_LS	Linear shrinkage
LLIN_425	Passing 425 µm sieve
LLIN_PREP	Preparation of sample
LSLT_SLIM	Shrinkage limit
LSLT_SHRA	Shrinkage ratio
LSLT_425	Passing 425 µm sieve
LDEN_TYPE	Type of density test
LDEN_COND	Condition of specimen
LDEN_SMTY	Type of specimen
LPDN_TYPE	Type of particle density test
LFCN_CMAS	Mass of cone
LFCN_CANG	Angle of cone
LFCN_FCPK	Undisturbed shear strength
LFCN_FCRM	Remoulded shear strength
LFCN_PENA	Average penetration
LFCN_PEN1	Penetration 1
LFCN_PEN2	Penetration 2
LFCN_PEN3	Penetration 3
LFCN_PEN4	Penetration 4
GRAG_UC	Uniformity coefficient
GRAG_CC	Coefficient of curvature
GRAG_VCRE	Cobbles and boulders
GRAG_GRAV	Gravel
GRAG_SAND	Sand
GRAG_SILT	Silt
GRAG_CLAY	Clay
GRAG_FINE	Fines
GRAG_PRET	Pretreatment
GRAG_SUFF	Sufficient material for the method
GRAG_EXCL	Material excluded
GRAT_SIZE	Particle size
GRAT_PERP	Passing
GRAT_TYPE	Type of grading test
GRAD_SIZE	Particle size
GRAD_PERP	Passing
GRAD_TYPE	Type of grading test
TRIG_TYPE	Type of triaxial test
TRIG_COND	Condition of specimen
TRIG_CU	Undrained shear strength
TRIG_COH	Cohesion
TRIG_PHI	Friction angle
TRIT_SDIA	Specimen diameter
TRIT_SLEN	Specimen length
TRIT_CELL	Cell pressure
TRIT_DEVF	Deviator stress at failure
TRIT_STRN	Strain at failure
TRIT_CU	Undrained shear strength
TRIT_MODE	Mode of failure
TRIT_FZWC	Moisture content of failure zone
TRIT_RATE	Rate of strain
TRIX_SDIA	Specimen diameter
TRIX_SLEN	Specimen length
TRIX_MC	Initial moisture content
TRIX_CELL	Cell pressure
TRIX_DEVF	Deviator stress at failure
TRIX_PWPF	Pore pressure at failure
TRIX_PWPI	Pore pressure at start of shearing
TRIX_CU	Undrained shear strength
TRIX_STRN	Strain at failure
TRIX_MODE	Mode of failure
TREG_TYPE	Type of triaxial test
TREG_COND	Condition of specimen
TREG_COH	Effective cohesion
TREG_PHI	Effective friction angle
TREG_FCR	Failure criterion
TRET_SDIA	Specimen diameter
TRET_LEN	Specimen length
TRET_SAT	Method of saturation
TRET_CONS	Consolidation
TRET_CONP	Effective stress after consolidation
TRET_CELL	Cell pressure during shearing
TRET_PWPI	Pore pressure at start of shearing
TRET_STRR	Rate of strain during shearing
TRET_STRN	Strain at failure
TRET_DEVF	Deviator stress at failure
TRET_PWPF	Pore pressure at failure
TRET_STV	Volumetric strain at failure
TRET_MODE	Mode of failure
TRET_BACK	Back pressure
TRET_VERT	Vertical strain in consolidation
TRET_VOLM	Volumetric strain in consolidation
TRET_BVAL	B value
TRET_CU	Undrained shear strength
TRET_IVR	Initial voids ratio
TRET_SATR	Initial degree of saturation
TRET_E50	Secant modulus at half failure stress
TRET_EP50	Strain at half failure stress
CONG_TYPE	Type of consolidation test
CONG_COND	Condition of specimen
CONG_SDIA	Specimen diameter
CONG_DIA	Specimen diameter
CONG_HIGT	Specimen height
CONG_SATR	Initial degree of saturation
CONG_SPRS	Swelling pressure
CONG_SATH	Height change on saturation
CONG_IVR	Initial voids ratio
CONG_INCM	Volume compressibility over range (mv)
CONG_INCD	Stress range for that mv
CONS_INCN	Increment number
CONS_IVR	Voids ratio at start of increment
CONS_INCF	Stress at end of increment
CONS_INCE	Voids ratio at end of increment
CONS_INMV	Volume compressibility (mv)
CONS_INSC	Coefficient of secondary compression
CONS_INCV	Coefficient of consolidation (cv)
CONS_CVRT	Coefficient of consolidation, root time
CONS_CVLG	Coefficient of consolidation, log time
CONS_TEMP	Average temperature
ESCG_TYPE	Type of consolidation test
ESCG_COND	Condition of specimen
ESCG_SDIA	Specimen diameter
ESCG_HIGT	Specimen height
ESCG_IVR	Initial voids ratio
ESCG_SATR	Initial degree of saturation
ESCG_SPRS	Swelling pressure
ESCG_BVAL	B value
ESCG_PCP	Preconsolidation pressure
ESCG_CC	Compression index
ESCG_CS	Swelling index
ESCT_INCN	Increment number
ESCT_INCC	Cell pressure of increment
ESCT_INCB	Back pressure of increment
ESCT_INMV	Volume compressibility (mv)
ESCT_INCV	Coefficient of consolidation (cv)
ESCT_INSC	Coefficient of secondary compression
ESCT_VR0	Voids ratio at start of increment
ESCT_VRE	Voids ratio at end of increment
ESCT_INK	Coefficient of permeability
ESCT_TEMP	Average temperature
SHBG_TYPE	Type of shear box test
SHBG_COND	Condition of specimen
SHBG_CONS	Consolidation
SHBG_PCOH	Peak cohesion
SHBG_PHI	Peak friction angle
SHBG_RCOH	Residual cohesion
SHBG_RPHI	Residual friction angle
SHBT_NORM	Normal stress
SHBT_DISP	Displacement rate, peak stage
SHBT_DISR	Displacement rate, residual stage
SHBT_REVS	Number of reversals
SHBT_PEAK	Peak shear stress
SHBT_RES	Residual shear stress
SHBT_PDIS	Displacement at peak
SHBT_RDIS	Displacement at residual
SHBT_PDIN	Vertical displacement at peak
SHBT_RDIN	Vertical displacement at residual
SHBT_IVR	Initial voids ratio
SHBT_DIA1	Specimen size, first direction
SHBT_DIA2	Specimen size, second direction
SHBT_HGT	Specimen height
LVAN_VNPK	Peak vane shear strength
LVAN_VNRM	Remoulded vane shear strength
LVAN_SIZE	Vane diameter
LVAN_VLEN	Vane length
LVAN_TYPE	Type of vane
LPEN_PPEN	Hand penetrometer reading
LSTG_ICL	Initial consumption of lime
LSTG_PH	pH
LSTG_425	Passing 425 µm sieve
LSTT_LCON	Lime content
LSTT_PH	pH
CMPG_TYPE	Type of compaction test
CMPG_MOLD	Compaction mould
CMPG_375	Retained on 37.5 mm sieve
CMPG_200	Retained on 20 mm sieve
CMPG_MAXD	Maximum dry density
CMPG_MCOP	Optimum moisture content
CMPT_MC	Moisture content of point
CMPT_DDEN	Dry density of point
CBRG_COND	Condition of specimen
CBRG_NMC	Natural moisture content
CBRG_IMC	Initial moisture content
CBRG_200	Retained on 20 mm sieve
CBRG_SWEL	Swelling on soaking
CBRT_TOP	CBR at top of specimen
CBRT_BASE	CBR at base of specimen
CBRT_BOT	CBR at base of specimen
CBRT_MCT	Moisture content at top
CBRT_MCBT	Moisture content at base
CBRT_SURC	Surcharge
CBRT_SKDT	Soaking period
CBRT_SWEL	Swelling on soaking
CBRP_END	Top or base of specimen
CBRP_PEN	Plunger penetration
CBRP_LOAD	Force on plunger
MCVG_200	Retained on 20 mm sieve
MCVG_NMC	Natural moisture content
MCVG_PRCL	Precalibrated test result
MCVT_RELK	Moisture condition value
RELD_DMAX	Maximum dry density
RELD_DMIN	Minimum dry density
RELD_375	Retained on 37.5 mm sieve
RELD_063	Retained on 6.3 mm sieve
RELD_020	Retained on 2 mm sieve
PTST_COND	Condition of specimen
PTST_SZUN	Size cut-off of coarse material
PTST_UNS	Coarse material removed
PTST_DIAM	Specimen diameter
PTST_DIA	Specimen diameter
PTST_LEN	Specimen length
PTST_VOID	Voids ratio
PTST_K	Coefficient of permeability
PTST_TSTR	Mean effective stress
PTST_HYGR	Hydraulic gradient
PTST_ISAT	Initial degree of saturation
PTST_FSAT	Final degree of saturation
PTST_SAT	Method of saturation
PTST_CONS	Details of consolidation
PTST_TYPE	Type of permeability test
PTST_TEMP	Temperature of test
PTST_BACK	Back pressure
PTST_BVAL	B value
SUCT_DIAM	Specimen diameter
SUCT_LEN	Specimen length
SUCT_COND	Condition of specimen
SUCT_VAL	Suction
FRST_COND	Condition of specimen
FRST_HVE1	Frost heave, specimen 1
FRST_HVE2	Frost heave, specimen 2
FRST_HVE3	Frost heave, specimen 3
FRST_HVE	Mean frost heave
TNPC_DRY	Ten per cent fines value, dry
TNPC_WET	Ten per cent fines value, soaked
CHLK_CCV	Chalk crushing value
CHLK_SMC	Saturation moisture content
CHLK_CARB	Carbonate content
RCCV_CCV	Chalk crushing value
RPLT_PLS	Point load strength, uncorrected (Is)
RPLT_PLSI	Point load strength index (Is50)
RPLT_PLTF	Type of point load test
RUCS_SDIA	Specimen diameter
RUCS_LEN	Specimen length
RUCS_COND	Condition of specimen
RUCS_DURN	Duration of test
RUCS_STRA	Rate of stress
RUCS_UCS	Uniaxial compressive strength
RUCS_MODE	Mode of failure
RUCS_E	Young's modulus
RUCS_MU	Poisson's ratio
RUCS_ESTR	Stress of modulus
RUCS_ETYP	Method of determining modulus
RUCS_MACH	Testing machine
RUCS_ESEC	Secant modulus
RUCS_ETAN	Tangent modulus
RUCS_EAVG	Average modulus
RUCS_MUS	Poisson's ratio, secant
RUCS_MUT	Poisson's ratio, tangent
RUCS_MUAV	Poisson's ratio, average
LUCT_TYPE	Type of specimen
LUCT_DIA	Specimen diameter
LUCT_SLEN	Specimen length
LUCT_IWC	Initial moisture content
LUCT_RATE	Rate of strain
LUCT_UCS	Unconfined compressive strength
LUCT_STRA	Strain at failure
LUCT_MODE	Mode of failure
RDEN_SMC	Saturation moisture content
RDEN_PORO	Porosity
RDEN_TEMP	Drying temperature
RWCO_TEMP	Drying temperature
RSCH_SCHV	Schmidt rebound value
RSCH_AXIS	Axis of test
RSCH_CLAM	Method of clamping specimen
RSCH_STYP	Type of specimen
RSCH_DIAM	Specimen diameter
RSCH_LEN	Specimen length
RSCH_HTYP	Type of hammer
RSCH_ORN	Orientation of hammer
RSCH_MEAN	Mean rebound value
RSCH_MED	Median rebound value
RSCH_MODE	Mode of rebound values
RSCH_RANG	Range of rebound values
RSCH_NUM	Number of readings
RSHR_SHOR	Shore hardness
RSHR_AXIS	Axis of test
RSHR_NUM	Number of readings
RTEN_SDIA	Specimen diameter
RTEN_LEN	Specimen length
RTEN_COND	Condition of specimen
RTEN_DURN	Duration of test
RTEN_STRA	Rate of loading
RTEN_TENS	Tensile strength
RTEN_MODE	Mode of failure
RTEN_MACH	Testing machine
RCAG_COND	Condition of specimen
RCAG_GSIZ	Grain size
RCAG_MACH	Testing machine
RCAG_CAIM	Mean Cerchar abrasivity index
RCAG_CAIS	Standard deviation of the index
RCAG_ABCL	Abrasivity class
RCAT_CUT	Method of cutting surface
RCAT_SDIR	Direction of scratch
RCAT_STYH	Hardness of stylus
RCAT_CAI	Cerchar abrasivity index
LDYN_PWAV	P-wave velocity
LDYN_SWAV	S-wave velocity
LDYN_EMOD	Dynamic elastic modulus
LDYN_SG	Dynamic shear modulus
LRES_LRES	Resistivity
LRES_COND	Condition of specimen
LRES_TEMP	Temperature of test
LTCH_COND	Condition of specimen
LTCH_TCON	Thermal conductivity
LTCH_TRES	Thermal resistivity
LTCH_TEMP	Temperature of test
LSWL_SWPR	Swelling pressure
LSWL_SDIA	Specimen diameter
LSWL_THCK	Specimen thickness
ROCK_PLS	Point load strength, uncorrected (Is)
ROCK_PLSI	Point load strength index (Is50)
ROCK_PLTF	Type of point load test
ROCK_UCS	Uniaxial compressive strength
ROCK_PREM	Remarks on point load test
ROCK_UREM	Remarks on compressive strength test
ROCK_E	Young's modulus
ROCK_MU	Poisson's ratio
ROCK_BRAZ	Brazilian tensile strength
ROCK_BREM	Remarks on tensile test
ROCK_PORO	Porosity
ROCK_DREM	Remarks on density test
ROCK_WTAB	Water absorption
ROCK_WREM	Remarks on water absorption test
ROCK_SDI	Slake durability index
ROCK_SREM	Remarks on slake durability test
ROCK_SOUN	Soundness
ROCK_ACV	Aggregate crushing value
ROCK_AIV	Aggregate impact value
ROCK_LOSA	Los Angeles abrasion value
ROCK_AAV	Aggregate abrasion value
ROCK_PSV	Polished stone value
ROCK_FI	Flakiness index
ROCK_EI	Elongation index
ROCK_DESC	Description of specimen
ROCK_SHOR	Shore hardness
ROCK_PWAV	P-wave velocity
ROCK_SWAV	S-wave velocity
ROCK_EMOD	Dynamic elastic modulus
ROCK_SG	Dynamic shear modulus
ROCK_SWEL	Swelling pressure
AAVT_AAV	Aggregate abrasion value
ACVT_ACV	Aggregate crushing value
ACVT_FRAC	Size fraction tested
AELO_EI	Elongation index
AFLK_FI	Flakiness index
AIVT_AIV	Aggregate impact value
AIVT_AIV1	Aggregate impact value, first test
AIVT_AIV2	Aggregate impact value, second test
AIVT_FRAC	Size fraction tested
ALOS_LOSA	Los Angeles coefficient
ALOS_FRAC	Size fraction tested
ARTW_FRAC	Size fraction tested
ARTW_MDE	Micro-Deval coefficient, wet
ARTW_MDS	Micro-Deval coefficient, dry
ASDI_SDI1	Slake durability index, first cycle
ASDI_SDI2	Slake durability index, second cycle
ASNS_SOUN	Soundness
ASNS_FRAC	Size fraction tested
AWAD_WTAB	Water absorption
CHEM_TSUL	Total sulphate in soil
CHEM_ASUL	Sulphate in aqueous extract
CHEM_WSUL	Sulphate in water
CHEM_TSUD	Total sulphur
CHEM_PH	pH
CHEM_ORG	Organic matter
CHEM_ORGM	Test method for organic matter
CHEM_020	Passing 2 mm sieve
CHEM_LOI	Loss on ignition
CHEM_CO2	Carbonate content as CO2
CHEM_CO2M	Test method for carbonate
CHEM_ACL	Acid-soluble chloride
CHEM_WCL	Water-soluble chloride
CHEM_DCL	Dissolved chloride
CHEM_TDS	Total dissolved solids
CHEM_TDSM	Test method for dissolved solids
CHEM_RES	Resistivity
CHEM_RESM	Test method for resistivity
CHEM_RDX	Redox potential
CHEM_RDXM	Test method for redox potential
CHEM_RDPH	pH of redox test
GCHM_SIZE	Size of material removed
GCHM_CODE	Determinand code
GCHM_TTYP	Type of test
GCHM_RESL	Result
GCHM_UNIT	Unit of result
GCHM_NAME	Determinand
GCHM_RTXT	Reported result
GCHM_DLM	Detection limit
GCHM_SGRP	Sample delivery group
GCHM_LSID	Laboratory sample identifier
GCHM_RDAT	Date and time of analysis
GCHM_DTIM	Date and time of test
GCHM_TEST	Test name
GCHM_IREF	Instrument reference
GCHM_ITYP	Type of instrument
CNMT_TYPE	Determinand code
CNMT_TTYP	Type of test
CNMT_RESL	Result
CNMT_UNIT	Unit of result
CNMT_CAS	CAS number
CNMT_PREP	Preparation of sample
CNMT_LIM	Detection limit
CNMT_ULIM	Upper limit of detection
CNMT_NAME	Determinand
CNMT_LBID	Laboratory sample identifier
ICCT_DATE	Date of test
ICCT_TIME	Time of test
ICCT_RESL	Result
ICCT_UNIT	Unit of result
ICCT_CAS	CAS number
ICCT_PREP	Preparation of sample
ICCT_LIM	Detection limit
ICCT_ULIM	Upper limit of detection
ICCT_NAME	Determinand
ICCT_LBID	Laboratory sample identifier
CODE_CODE	Determinand code
CODE_DESC	Determinand
ERES_RTCD	Result code
ERES_SIZE	Size of material removed
ERES_CODE	Determinand code
ERES_MATX	Laboratory test matrix
ERES_RTYP	Type of result
ERES_TESN	Test reference
ERES_NAME	Determinand
ERES_TNAM	Laboratory's name of the test
ERES_RVAL	Result
ERES_RUNI	Unit of result
ERES_RTXT	Reported result
ERES_RRES	Reportable result
ERES_DETF	Detected
ERES_ORG	Organic
ERES_IQLF	Interpreted qualifiers
ERES_LQLF	Laboratory qualifiers
ERES_RDLM	Reporting detection limit
ERES_MDLM	Method detection limit
ERES_QLM	Quantification limit
ERES_DUNI	Unit of detection limits
ERES_TICP	Match of tentative identification
ERES_TICT	Retention time of tentative compound
ERES_RDAT	Date of result
ERES_SGRP	Sample delivery group
ERES_DTIM	Date and time of analysis
ERES_TEST	Test name
ERES_TORD	Total or dissolved
ERES_LOCN	Analysed on site or in laboratory
ERES_BAS	Basis (wet or dry)
ERES_DIL	Dilution factor
ERES_LMTH	Leachate method
ERES_LDTM	Date and time of leaching
ERES_IREF	Instrument reference
ELRG_RTCD	Result code
ELRG_SIZE	Size of material removed
ELRG_CODE	Determinand code
ELRG_MATX	Laboratory test matrix
ELRG_RTYP	Type of result
ELRG_RUNI	Unit of result
ELRG_LSID	Laboratory sample identifier
ELRG_IQLF	Interpreted qualifiers
ELRG_LQLF	Laboratory qualifiers
ELRG_RVAL	Result
ELRG_RTXT	Reported result
ELRG_NAME	Determinand
ELRG_TNAM	Laboratory's name of the test
ELRG_RRES	Reportable result
ELRG_DETF	Detected
ELRG_ORG	Organic
ELRG_RDLM	Reporting detection limit
ELRG_MDLM	Method detection limit
ELRG_QLM	Quantification limit
ELRG_DUNI	Unit of detection limits
ELRG_CASC	CAS number
ELRG_TICP	Match of tentative identification
ELRG_TICT	Retention time of tentative compound
ELRG_RDAT	Date and time of result
ELRG_SGRP	Sample delivery group
ELRG_DTIM	Date and time of analysis
ELRG_TEST	Test name
ELRG_TORD	Total or dissolved
ELRG_LOCN	Analysed on site or in laboratory
ELRG_BAS	Basis (wet or dry)
ELRG_DIL	Dilution factor
ELRG_LMTH	Leachate method
ELRG_LDTM	Date and time of leaching
ELRG_IREF	Instrument reference
ELRG_ITYP	Type of instrument
GAST_DATE	Date of sampling
GAST_TIME	Time of sampling
GAST_TEMP	Temperature
GAST_OX	Oxygen
GAST_NIT	Nitrogen
GAST_CARD	Carbon dioxide
GAST_METH	Methane
GAST_HYDS	Hydrogen sulphide
GAST_ETHA	Ethane
GAST_PROP	Propane
GAST_HYD	Hydrogen
GAST_HEL	Helium
GAST_CARM	Carbon monoxide
GAST_ETHE	Ethene
GAST_ACET	Acetylene
GAST_ISOB	Isobutane
GAST_NBUT	n-Butane
GAST_SATH	Saturated hydrocarbons
GAST_UNSH	Unsaturated hydrocarbons
GAST_HALO	Halogenated hydrocarbons
GAST_ALCO	Alcohols
GAST_RAD	Radon
LBSG_REF	Schedule reference
LBSG_DATE	Date of schedule
LBSG_FROM	Scheduled by
LBSG_TO	Scheduled to
LBSG_DUE	Date due
LBSG_STAT	Status of schedule
LBST_TEST	Test scheduled
LBST_TTYP	Type of test
LBST_PREP	Preparation required
LBST_DEPN	Depends on
LBST_STAT	Status of test
LBST_DUE	Date due
LBST_DETL	Details of test
LBST_DONE	Date completed
CHOC_REF	Chain of custody reference
CHOC_FROM	Sent by
CHOC_TO	Sent to
CHOC_DDIS	Date of dispatch
CHOC_BTCH	Batch
CHOC_CONT	Number of containers
ECTN_ID	Container identifier
ECTN_TYPE	Type of container
CTRG_TYPE	Type of cyclic triaxial test
CTRG_SDIA	Specimen diameter
CTRG_HIGT	Specimen height
CTRG_IVR	Initial voids ratio
PMMG_DPTH	Depth of test
PMMG_TYPE	Type of probe
PMMG_EM	Ménard modulus
PMMG_MPL	Limit pressure
PMMG_PF	Creep pressure
PMMD_SEQ	Reading number
DMTG_PED	Depth of pre-drilling or pit
DMTG_WAT	Depth to groundwater
DMTG_WATA	Source of groundwater depth
DMTT_DPTH	Depth of reading
DMTT_A	Pressure A
DMTT_B	Pressure B
DMTT_C	Pressure C
DMTT_P0	Corrected pressure p0
DMTT_P1	Corrected pressure p1
DMTT_P2	Corrected pressure p2
DMTT_INCX	Inclination, x
DMTT_INCY	Inclination, y
DMTP_ID	Material index
DMTP_KD	Horizontal stress index
DMTP_ED	Dilatometer modulus
DMTP_SU	Undrained shear strength
DMTP_PHI	Friction angle
DMTP_K0	Coefficient of earth pressure at rest
DMTP_OCR	Overconsolidation ratio
DMTP_VS	Shear wave velocity
`
