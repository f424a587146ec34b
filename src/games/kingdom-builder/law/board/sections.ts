import { type Ground, parseGround } from './terrain';

/** The eight sections of the box, each named for its kind of location. */
export const SECTIONS = ['oracle', 'farm', 'oasis', 'tavern', 'tower', 'barn', 'paddock', 'harbor'] as const;
export type SectionName = (typeof SECTIONS)[number];

export const SECTION_WIDTH = 10;

/** Run-length encoded rows from top to bottom, separated by slashes: a number repeats the letter before it. */
const SECTION_CODES: Readonly<Record<SectionName, string>> = {
  oracle: 'G3F2WGF3/G3KFWGF3/GB2GF2WG2F/B2CGFWBLF2/B3C2WB2W2/M2CG2W3D2/C3MGB3D2/C2KDMDB2C2/W3D4MC2/W4D5C',
  farm: 'D2CW2F3G2/DKCWF3LG2/C3B3FCB2/C2B2WD2C2B/CG2WB2D2C2/G2LBWBWD2C/G3FB2W2D2/G2F2MW3DW/GMF2W6/F3W7',
  oasis: 'D2CW2F2G3/DCWB2F3G2/D2WB2F2LBG/W3BGFB4/W4G4B2/WF2WG2C2DC/WFCFWGC2DC/WKCBWLD2CW/W2CBW3D2W/W10',
  tavern: 'BD2M2D2C3/B2D3M2C3/B7M3/W2BKG2F2M2/B2W2G3F2C/BC2WGF2C3/DBLCWF2LCG/D2CWF2G4/D3WF3G3/D2W2F3G3',
  tower: 'F4M2GMC2/FMF2BGM3C/B2FB3G2WM/DB3WLGWM2/D4BWGWC2/DCD3W2CGC/D2CD2WBKGC/C2LDWB3G2/DCW3F2BG2/DC2WF3G3',
  barn: 'CD9/C3D5CD/M3DM2LD2C/CM5B2C2/C3M2WB3C/GC3MB2WFC/G2LFB2WB2F/G2F2B2GKF2/G3F2WG2F2/G3FWG2F3',
  paddock: 'C3D2WD4/M2CD2WD4/M2CM2WD2LB/MCM2WMDB3/C2F2WM2CB2/CF2WC3MB2/CLF2WB5/G2FWGKGBGF/G2F2WG4F/G2F2WG3F2',
  harbor: 'G2F3WGF2B/GBF2WGF2B2/GB2FWG2B3/B2F2WGMBD2/CBKFWGD4/C2FWG2M2D2/C2W3GD3C/W2G2W2LCMC/WDKGWMWC3/WD2W4C3',
};

function parseSection(printed: string): readonly Ground[] {
  return [...printed.matchAll(/([A-Z])(\d*)/g)].flatMap(([, letter = '', count = '']) => {
    const ground = parseGround(letter);
    return ground === undefined ? [] : Array.from({ length: Number(count || 1) }, () => ground);
  });
}

const UPRIGHT = new Map(SECTIONS.map((name) => [name, parseSection(SECTION_CODES[name])]));
const TURNED = new Map(SECTIONS.map((name) => [name, parseSection(SECTION_CODES[name]).toReversed()]));

/** The hundred hexes of a section, row by row; half a turn reverses their order. */
export function sectionGround(name: SectionName, turned: boolean): readonly Ground[] {
  return (turned ? TURNED : UPRIGHT).get(name) ?? [];
}
