/**
 * Codes of the AGS4 lists that a reader meets most. Columns: heading, code, meaning; tabs between them, an
 * empty first column repeats the one above.
 */
export const AGS4_CODES = `
BKFL_LEG	901	Sand backfill
	902	Gravel backfill
	903	Bentonite
	904	Grout
	905	Arisings
	906	Concrete
	907	Asphalt
	908	Ballast
	909	Upstanding cover
	910	Flush cover
	912	Paving slab
	913	Timber
	914	Mortar
	999	Void
GEOL_LEG	101	TOPSOIL
	102	MADE GROUND
	103	Bituminous Material
	104	CONCRETE
	105	Wood
	201	CLAY
	202	Silty CLAY
	203	Sandy CLAY
	204	Gravelly CLAY
	205	Cobbly CLAY
	206	Bouldery CLAY
	207	Silty sandy CLAY
	208	Silty gravelly CLAY
	209	Silty cobbly CLAY
	210	Silty bouldery CLAY
	211	Silty sandy gravelly CLAY
	212	Silty sandy cobbly CLAY
	213	Silty sandy bouldery CLAY
	214	Silty sandy gravelly cobbly CLAY
	215	Silty sandy gravelly bouldery CLAY
	216	Silty sandy gravelly cobbly bouldery CLAY
	217	Silty sandy organic CLAY
	218	Silty sandy gravelly organic CLAY
	219	Silty organic CLAY
	220	Sandy gravelly CLAY
	222	Sandy cobbly CLAY
	223	Sandy bouldery CLAY
	224	Sandy gravelly cobbly CLAY
	225	Sandy gravelly bouldery CLAY
	226	Sandy gravelly cobbly bouldery CLAY
	227	Sandy organic CLAY
	228	Sandy gravelly organic CLAY
	229	Organic CLAY
	230	Gravelly cobbly CLAY
	231	Silty gravelly cobbly CLAY
	301	SILT
	302	Clay/Silt
	303	Sandy SILT
	304	Gravelly SILT
	305	Organic SILT
	309	Clayey sandy SILT
	310	Sandy gravelly SILT
	312	Clayey sandy gravelly SILT
	314	Clayey sandy gravelly organic cobbly SILT
	316	Sandy cobbly SILT
	317	Sandy bouldery SILT
	318	Sandy organic SILT
	319	Sandy gravelly organic SILT
	320	Sandy gravelly cobbly SILT
	321	Sandy gravelly organic cobbly SILT
	322	Gravelly cobbly SILT
	323	Gravelly bouldery SILT
	324	Gravelly organic SILT
	325	Gravelly organic cobbly SILT
	326	Cobbly SILT
	327	Cobbly bouldery SILT
	328	Organic cobbly SILT
	331	Bouldery SILT
	332	Sandy gravelly clayey cobbly SILT
	401	SAND
	402	Clayey SAND
	403	Silty SAND
	404	Gravelly SAND
	405	Cobbly SAND
	406	Bouldery SAND
	410	Clayey gravelly SAND
	411	Clayey gravelly cobbly SAND
	412	Silty gravelly SAND
	413	Silty gravelly cobbly SAND
	414	Silty gravelly cobbly bouldery SAND
	415	Gravelly cobbly SAND
	416	Gravelly cobbly bouldery SAND
	417	Gravelly bouldery SAND
	418	Cobbly bouldery SAND
	419	Silty cobbly SAND
	430	SAND and GRAVEL
	431	Organic SAND
	433	Silty organic SAND
	434	Gravelly organic SAND
	435	Cobbly organic SAND
	436	Bouldery organic SAND
	501	GRAVEL
	502	Clayey GRAVEL
	503	Silty GRAVEL
	504	Sandy GRAVEL
	505	Organic GRAVEL
	506	Cobbly GRAVEL
	507	Bouldery GRAVEL
	509	Clayey sandy GRAVEL
	510	Clayey cobbly GRAVEL
	511	Clayey bouldery GRAVEL
	512	Clayey organic GRAVEL
	513	Clayey sandy cobbly GRAVEL
	517	Clayey sandy organic GRAVEL
	520	Silty sandy GRAVEL
	521	Silty cobbly GRAVEL
	522	Silty bouldery GRAVEL
	523	Silty organic GRAVEL
	524	Silty organic sandy GRAVEL
	525	Sandy cobbly GRAVEL
	526	Sandy bouldery GRAVEL
	527	Sandy organic GRAVEL
	528	Silty sandy cobbly GRAVEL
	601	PEAT
	602	Clayey PEAT
	603	Silty PEAT
	604	Sandy PEAT
	605	Gravelly PEAT
	606	Cobbly PEAT
	608	Clayey sandy PEAT
	609	Clayey gravelly PEAT
	612	Silty sandy PEAT
	613	Silty sandy gravelly PEAT
	614	Sandy gravelly PEAT
	701	COBBLES
	702	Clayey COBBLES
	703	Silty COBBLES
	704	Sandy COBBLES
	705	Gravelly COBBLES
	706	Organic COBBLES
	708	Clayey sandy COBBLES
	709	Clayey gravelly COBBLES
	713	Silty sandy COBBLES
	714	Silty gravelly COBBLES
	715	Silty organic COBBLES
	716	Silty gravelly sandy COBBLES
	717	Silty sandy organic COBBLES
	718	Silty sandy gravelly organic COBBLES
	719	Sandy gravelly COBBLES
	720	Sandy organic COBBLES
	721	Gravelly organic COBBLES
	725	COBBLES and BOULDERS
	730	BOULDERS
	731	Gravelly cobbly BOULDERS
	801	MUDSTONE
	802	SILTSTONE
	803	SANDSTONE
	804	LIMESTONE
	805	CHALK
	806	COAL
	807	BRECCIA
	808	CONGLOMERATE
	809	Fine grained IGNEOUS
	810	Medium grained IGNEOUS
	811	Coarse grained IGNEOUS
	812	Fine grained METAMORPHIC
	813	Medium grained METAMORPHIC
	814	Coarse grained METAMORPHIC
	815	Pyroclastic (volcanic ash)
	816	Gypsum, Rocksalt
	817	Shale
	818	IRONSTONE
	819	SLATE
	996	Broken Ground
	997	Undetermined
	998	No Recovery
	999	Void
HDPH_TYPE	ABS	Automatic Ballast Sampler
	CC	Concrete core
	CH	Slope surface protection stripping
	CP	Cable percussion (shell and auger)
	DCP	Dynamic cone penetrometer
	DP	Dynamic probe sampling
	DS	Dynamic Sampling
	EXP	Logged exposure
	GCOP	GCO probe
	HA	Hand Auger
	ICBR	In situ CBR test
	IDEN	In situ density test
	INST	Instrument
	IP	Inspection pit
	IRDX	In situ redox test
	IRES	In situ resistivity
	ISPT	Standard penetration test
	IVAN	In situ vane test
	OP	Observation pit/trench
	PC	Pavement core
	PM	Pressuremeter test hole
	RC	Rotary cored
	RCG	Rotary drilling in common ground
	RO	Rotary open hole
	RPC	Russian Peat Corer
	SCP	Static cone penetrometer
	SH	Shaft
	SNC	Sonic core drilling
	TP	Trial pit/trench
	TRAV	Linear logging traverse or scanline survey
	VC	Vibrocore
	VE	Vacuum Excavation
	W	Wash boring
	WLS	Dynamic (windowless) sampler
	WS	Window Sampler
LOCA_GREF	ITM	Ordnance Survey Ireland Irish Transverse Mercator
	LOCAL	Local Grid
	OSGB	Ordnance Survey Great Britain National Grid
	OSI	Ordnance Survey Ireland Irish Grid
LOCA_STAT	DRAFT	Draft data
	FINAL	Final data
	HISTORIC	Historical data converted from paper records
	PRELIM	Preliminary data
	PROPOSED	Proposed data
LOCA_TYPE	ABS	Automatic Ballast Sampler
	AUGH	Hollow Stem Auger
	AUGS	Solid Stem Auger
	CC	Concrete core
	CH	Slope surface protection stripping
	CP	Cable percussion (shell and auger)
	DCP	Dynamic cone penetrometer
	DP	Dynamic probe sampling
	DS	Dynamic Sampler
	EH	Exploratory Hole
	EXP	Logged exposure
	GCOP	GCO probe
	HA	Hand Auger
	ICBR	In situ CBR test
	IDEN	In situ density test
	INST	instrument
	IP	Inspection pit
	IPLT	In situ plate loading test
	IRDX	In situ redox test
	IRES	In situ resistivity
	IVAN	In situ vane test
	LSW	Landfill Spike/Pin Well
	MSTP	Mostap sampling position
	OP	Observation pit/trench
	PC	Pavement core
	PM	Pressuremeter test hole
	PPR	Peat probe
	RC	Rotary cored
	RCG	Rotary drilling in common ground
	RO	Rotary open hole
	RPC	Russian Peat Corer
	SCP	Static cone penetrometer
	SH	Shaft
	SL	Sampling Location
	SLDW	Sampling Location - Drinking water
	SLSP	Sampling Location - Stockpile
	SLSW	Sampling Location - Surface water
	SNC	Sonic core drilling
	STC	Structure Coring
	TMP	Tidal Monitoring Point
	TP	Trial pit/trench
	TRAV	Linear logging traverse or scanline survey
	TT	Trial trench
	VC	Vibrocore
	VE	Vacuum Excavation
	W	Wash boring
	WLS	Dynamic (windowless) sampler
	WP	Wellpoint
	WS	Window Sampler
MOND_TYPE	ANGA	Rotation/Tilt in direction A
	ANGB	Rotation/Tilt in direction B
	ANGC	Rotation in direction C
	BAR	Barometric pressure at time of monitoring
	BRG	Bearing
	CURR	Current
	DBSE	Depth to base of installation on monitoring round
	DNAPL	Dense Nonaqueous Phase Liquid
	DO	Dissolved Oxygen
	DOWNTEMP	Downhole temperature
	DSPA	Displacement in direction A
	DSPB	Displacement in direction B
	DSPC	Displacement in direction C
	DSTA	Distance A from LOCA_ID (slip indicator top rod)
	DSTB	Distance B from LOCA_ID (slip indicator top rod)
	DSTL	Distance
	EAST	Absolute position (Easting)
	EC	Electrical conductivity
	ECA	Actual Conductivity
	ECS	Specific Conductivity
	ERAT	Volume extraction rate
	FLOW	Flow
	FORC	Force
	GAMP	Peak ammonia concentration
	GAMS	Steady ammonia concentration
	GAUG	Gauge length
	GCD	Carbon dioxide concentration
	GCDP	Peak carbon dioxide concentration
	GCDS	Steady carbon dioxide concentration
	GCM	Carbon monoxide concentration
	GCMP	Peak carbon monoxide concentration
	GCMS	Steady carbon monoxide concentration
	GFLO	Gas flow rate
	GFLOP	Peak gas flow rate
	GFLOS	Steady gas flow rate
	GHP	Peak hydrogen concentration
	GHS	Steady hydrogen concentration
	GM	Measured methane as percentage of LEL
	GMP	Peak methane as percentage of LEL
	GMS	Steady methane as percentage of LEL
	GNIT	Nitrogen concentration
	GNITP	Peak nitrogen concentration
	GNITS	Steady nitrogen concentration
	GOX	Oxygen concentration
	GOXM	Minimum oxygen concentration
	GOXP	Steady oxygen concentration
	GOXS	Peak oxygen concentration
	GPRS	Differential Pressure
	HYC	Hydrogen cyanide concentration
	HYCP	Peak hydrogen cyanide concentration
	HYCS	Steady hydrogen cyanide concentration
	HYS	Hydrogen sulphide concentration
	HYSP	Peak hydrogen sulphide concentration
	HYSS	Steady hydrogen sulphide concentration
	LEV	Absolute position (Level)
	LNAPL	Light Nonaqueous Phase Liquid
	NRTH	Absolute position (Northing)
	OPP	Oxygen Partial Pressure
	PH	Potential of Hydrogen (pH)
	PID	Photo Ionisation Detector Reading
	PIDP	Peak Photo Ionisation Detector Reading
	PIDS	Steady Photo Ionisation Detector Reading
	PRES	Pressure
	RAD	Radon gas
	RAIN	Rainfall
	RDX	Redox potential
	RES	Apparent resistivity
	RFLOW	River flowrate measurement
	RLEVEL	River level measurement
	ROTS	Rotational speed
	SAL	Salinity
	SAMPTEMP	Sample temperature
	STAT	Status
	STRA	Strain in direction A
	STRB	Strain in direction B
	STRC	Strain in direction C
	TDS	Total dissolved solids
	TEMP	Atmospheric temperature
	TGM	Total methane concentration
	TGMP	Peak total methane concentration
	TGMS	Steady total methane concentration
	TORQ	Torque
	TRST	Thrust
	TURB	Turbidity
	UPT	Up/run time
	VEL	Velocity
	VOC	Volatile organic compound
	VOCP	Peak volatile organic compound
	VOL	Volume
	VOLT	Voltage
	WDEP	Depth to water from LOCA_ID datum
	WHD	Head of water above tip
PIPE_TYPE	PLAIN	Plain
	SLOTTED	Slotted
SAMP_TYPE	AMAL	Amalgamated sample
	B	Bulk disturbed sample
	BLK	Block sample
	C	Core sample
	CBR	CBR mould sample
	COMP	Composite sample - where the sample is made up of material from disparate unrecorded locations, coned and quartered into one composite sample
	CONCB	Concrete Cube
	CONCC	Concrete Core
	D	Small disturbed sample
	ES	Soil sample for environmental testing
	EW	Water sample for environmental testing
	G	Gas sample
	L	Liner sample (dynamic)
	LB	Large bulk disturbed sample (for earthworks testing)
	M	Mazier type sample
	MOS	Mostap sample
	P	Piston sample
	SPTLS	Standard penetration test liner sample
	TW	Thin walled push in sample
	U	Undisturbed sample - open drive
	UT	Thin wall open drive tube sampler
	W	Water sample
DICT_TYPE	GROUP	Flag to indicate definition is a GROUP
	HEADING	Flag to indicate definition is a HEADING
DICT_STAT	KEY	Key field
	REQUIRED	Required field
	OTHER	Other field
DISC_TYPE	Joint	Joint
GEOL_LEG	108	Brickwork
HDPH_TYPE	IJ	Injection Point
LOCA_TYPE	GC	Gravity Core
	IJ	Injection Point
	SPR	Bioremediation spray location
HDPH_TYPE	PPR	Peat probe
LOCA_TYPE	BPT	Ball penetrometer
	CPT	Electrical cone penetration test or electrical piezocone test
	GAMC	Gamma cone
	MGC	Magnetometer cone
	T-BAR	T-Bar penetrometer
MOND_TYPE	BART	Atmospheric pressure trend e.g. rising/falling/steady
	DATU	Hole Datum as surveyed on monitoring round
	ENV	Details of weather and environmental conditions during monitoring
CMPG_MOLD	1 LITRE	1 Litre mould type
	CBR	CBR Mould type
CMPG_TYPE	2.5KG	2.5kg
	4.5KG	4.5kg Heavy compaction
	VIBRO	Vibro compaction
DPRG_TYPE	DPH	Heavy dynamic probe (50kg hammer mass/500mm drop)
	DPL	Light dynamic probe (10kg hammer mass/500mm drop)
	DPM	Medium dynamic probe (30kg hammer mass/500mm drop)
	DPSH-A	Superheavy dynamic probe (63.5kg hammer mass/500mm drop)
	DPSH-B	Superheavy (63.5kg hammer mass/750mm drop)
ERES_BAS	AIRDRIED	Air Dried Basis
	DRY	Dry Basis
	WET	Wet Basis
ERES_RTYP	INITIAL	Initial
	REANALYSIS	Reanalysis
	REANALYSIS2	2nd reanalysis
	REANALYSIS3	3rd Reanalysis
	REANALYSIS4	4th Reanalysis
FLSH_TYPE	Water	Water
GCHM_CODE	ACO2	Aggressive carbon dioxide (as mg/l)
	AS	Acid-soluble sulphate (as % SO4)
	AS_SO3	Acid-soluble sulphate (as % SO3)
	CACO3	Chalk content (as %CaCO3)
	CL	Chloride (as mg/l)
	CO2	Carbonate content (as %CO2)
	GWS	Groundwater sulfate
	LOI	Loss on ignition (as %)
	MSC	Monosulfide sulfur content
	NH4	Ammonium ion (as mg/l)
	NO3	Nitrate (as mg/l)
	OGM	Organic matter content (as %)
	OS	Oxidisable Sulphide
	PH	Acidity/alkalinity (pH to nearest 0.1)
	REDOX	Redox potential (in mV)
	SO3	Sulphate as SO3
	SO4	Sulphate as SO4
	TDS	Total dissolved solids (in mg/l to 2SF)
	TIC	Total inorganic carbon
	TOC	Total organic carbon
	TPS	Total potential sulfate
	TRS	Total reduced sulfur
	TS	Total sulphur (as %S)
	WCL	Water soluble chloride (as mg/l)
	WMG	Water/soil extract Magnesium (as m/g)
	WS	Water-soluble sulphate (as mg/l SO4)
	WS_SO3	Water-soluble sulphate (as g/l SO3)
GRAT_TYPE	DS	Dry sieve
	HY	Hydrometer
	PP	Pipette
	WS	Wet sieve
MONG_TYPE	ANEM	Anemometer
	DM	Discontinuity monitoring
	EPCE	Embedment pressure cell
	EPCH	Embedment pressure cell
	EPCP	Embedment pressure cell
	EPIE	Electronic Piezometer
	ESET	Electronic settlement cell/gauges
	ETL	Optical extensometer
	ETM	Magnetic Extensometer
	ETR	Rod Extensometer
	ETT	Tape Extensometer
	GMP	Gas monitoring point
	GWMP	Groundwater monitoring point
	HPIE	Hydraulic piezometer
	HSET	Hydraulic settlement cell/gauges
	ICE	Inclinometer
	ICM	Inclinometer - Manual
	IPCE	Interface pressure cell
	IPCH	Interface pressure cell
	IPCP	Interface pressure cell
	LC	Load cell
	MSET	Levelling point or plate
	PPCE	Push in pressure cell
	PPCH	Push in pressure cell
	PPCP	Push in pressure cell
	PPIE	Pneumatic Piezometer
	PSET	Pneumatic settlement cell/gauges
	RAIN	Rain Gauge
	RIVER	River Gauging Station
	SG	Strain gauge
	SLIP	Slip indicator
	SP	Standpipe
	SPIE	Standpipe piezometer
	SWMP	Surface Water Monitoring Point
	TMB	Tiltmeter
	TMU	Tiltmeter - Uniaxial
	TP	Temperature measuring point
	TRT	Thermal Response Loop
	TS	Total station point
PTST_TYPE	CONSTANT HEAD	Constant head
	Constant Head	Constant head
	FALLING HEAD	Falling head
	Falling Head	Falling head
RPLT_PLTF	A	Axial
	B	Block
	D	Diametral
	I	Irregular lump
	L	Parallel to planes of weakness
	P	Perpendicular to planes of weakness
	U	Unknown
TREG_TYPE	CADC	Anisotropically consolidated drained compression with pwp measurement
	CADE	Anisotropically consolidated drained extension with pwp measurement
	CAUC	Anisotropically consolidated undrained compression with pwp measurement
	CAUE	Anisotropically consolidated undrained extension with pwp measurement
	CD	Consolidated drained (single stage)
	CDM	Consolidated drained (multi-stage)
	CIDC	Isotropically consolidated drained compression with pwp measurement
	CIDE	Isotropically consolidated drained extension with pwp measurement
	CIUC	Isotropically consolidated undrained compression with pwp measurement
	CIUCM	Isotropically consolidated undrained compression with pwp measurement (multi-stage)
	CU	Consolidated undrained with pwp measurement (single stage)
	CUM	Consolidated undrained with pwp measurement (multi-stage)
	UUP	Unconsolidated undrained with pwp measurement
`
