import type { Quality, Species, ThicknessClass } from '@jahrring/contracts-timber';

/** Codes of single species that belong to one of ours, beside those that are the same. */
const kin: Readonly<Partial<Record<Species, string>>> = {
  fi: 'gfi ofi sfi swfi efi bfi wfi sofi',
  ta: 'wta ata cta kta nita nota vta sota',
  ki: 'kie bki ski rki zki wki mki gki soki',
  la: 'ela jla sla',
  ndh: 'sonb lb ht mam eib sz fita',
  ei: 'sei tei rei zei suei que',
  es: 'ges wes fra',
  ah: 'bah sah fah eah siah ace',
  li: 'wli sli til',
  ul: 'bul ful flu ulm',
  nus: 'wnu snu jug',
  eka: 'ka',
  bi: 'gbi mbi',
  erl: 'ser wer ger aln',
  pap: 'zpa spa spah gpa wpa bpa bpah pop',
  kir: 'vk gtk stk pru',
  rob: 'akz',
  lbh: 'rka mau ste pla apl solh sor sso vb els spe meb wei swei zwe hic soln fau wob wap wbi has got slbh slbw str',
};

const same = 'fi ta ki la dgl ndh bu ei es ah hbu bi erl li ul kir nus pap rob eka lbh'.split(
  ' ',
) as Species[];

const speciesByCode = new Map<string, Species>([
  ...same.map((code) => [code, code] as const),
  ...Object.entries(kin).flatMap(([species, codes]) =>
    codes.split(' ').map((code) => [code, species as Species] as const),
  ),
]);

/** The species of a code; null for none of the standard's, and for `xy`, which is no species. */
export function speciesOf(code: string): Species | null {
  return speciesByCode.get(code.toLowerCase()) ?? null;
}

const qualityByCode: Readonly<Record<string, Quality>> = {
  ...{ a: 'A', ak: 'A', b: 'B', bk: 'B', bk1: 'B', bk2: 'B', c: 'C', d: 'D', bc: 'BC', cd: 'CD' },
  ...{ ch_ab: 'AB', ch_bc: 'BC', ch_cd: 'CD' },
};

/** Null where the code says no quality of the usages: without, sick, or a mix of three. */
export function qualityOf(code: string): Quality | null {
  return qualityByCode[code.toLowerCase()] ?? null;
}

/** Codes of the standard that say no quality of ours: without, industrial, sick, mixed, or of other usages. */
const otherQualities = new Set(
  (
    'o in if ik fk nf nfk oa bcd xy a_fu a_is a_if a_i2 a_id a_im a_sp a_y a_x a_z a_bh ' +
    'ch_k ch_abc ch_r ch_1 ch_2 ch_bk ch_sk'
  ).split(' '),
);

/** Returns whether the standard has such a code. */
export function isQualityCode(code: string): boolean {
  return qualityOf(code) !== null || otherQualities.has(code.toLowerCase());
}

export function qualityCode(quality: Quality | null): string {
  if (quality === null) return 'o';
  return quality === 'AB' ? 'ch_ab' : quality.toLowerCase();
}

/** `ch_2b`, `d2b` → `2b`; the halves of 4, 5 and 6 are one class here. Null for whole classes of two halves. */
export function thicknessOf(code: string): ThicknessClass | null {
  const [, digit = '', half = ''] = /^(?:ch_|d)(\d)([ab]?)$/.exec(code.toLowerCase()) ?? [];
  if (digit === '') return null;
  if (digit === '0') return '0';
  if (Number(digit) >= 6) return '6';
  if (Number(digit) >= 4) return digit as ThicknessClass;
  return half === '' ? null : (`${digit}${half}` as ThicknessClass);
}

/** Returns the code of a thickness class: of the Swiss list, or of the list of all other countries. */
export function thicknessCode(thickness: ThicknessClass | null, country: string): string {
  if (thickness === null) return 'o';
  if (country !== 'CH' && country !== 'LI') return `d${thickness}`;
  return thickness === '0' ? 'o' : `ch_${thickness}`;
}
