import {
  fromThousandths,
  huberVolume,
  thicknessClass,
  toSolid,
  volumeDecimals,
  type ConversionFactors,
  type MeasuringRule,
  type Quality,
  type Species,
  type ThicknessClass,
} from '@jahrring/contracts-timber';
import type { EldatNode } from './eldat-node';
import { isQualityCode, qualityOf, speciesOf, thicknessOf } from './eldat-codes';

/** Measuring rule of the licence and its conversion factors on a day. */
export interface EldatMeasures {
  rule: MeasuringRule;
  conversions: readonly ConversionFactors[];
  day: string;
  /** The meaning of the partner's own codes, where somebody has said so. */
  words?: (kind: 'species' | 'quality', code: string) => string | undefined;
}

/** A log or a sum as a document names it. */
export interface EldatWood {
  /** On the log; null in sums. */
  number: string | null;
  species: Species;
  /** A code of a species that is not known; null where it is, and `species` holds it. */
  unknownSpecies: string | null;
  quality: Quality | null;
  /** A code of a quality that is not known. */
  unknownQuality: string | null;
  thicknessClass: ThicknessClass | null;
  /** Sort and use, such as `ch_r sg`: the document's name of the assortment; empty where it has none. */
  product: string;
  lengthCm: number | null;
  /** Middle diameter under bark. */
  diameterCm: number | null;
  count: number;
  /** Solid m³, three decimals. */
  volume: string;
}

/** Above this, a length is written in centimetres. */
const longestMetres = 60;
const longestCm = 10_000;
const thickestCm = 300;
const mostVolume = 1_000_000;

/** Reads a log or sum, whatever version of the standard wrote it. */
export function readWood(node: EldatNode, measures: EldatMeasures): EldatWood {
  const definition = node.child('wood_definition') ?? node;
  const lengthCm = lengthOf(node);
  const diameterCm = diameterOf(node);
  const number = numberOf(node);
  const amounts = amountsOf(definition);
  const count = amounts.count ?? (number === null ? 0 : 1);
  const code = node.text('single_log_thickness_class', 10) ?? node.text('thickness_class', 10);
  const told = code === null ? null : thicknessOf(code);
  return {
    ...{ number, lengthCm, diameterCm, count, ...speciesAt(definition, measures) },
    ...qualityAt(node, definition, measures),
    thicknessClass: told ?? (diameterCm === null ? null : thicknessClass(diameterCm)),
    product: productOf(definition),
    volume: amounts.solid(measures) ?? volumeOf(node, diameterCm, lengthCm, measures),
  };
}

function numberOf(node: EldatNode): string | null {
  const number = node.text('stam_id', 40);
  if (number !== null) return number;
  const ids = node.items('wood_id');
  return ids.find((id) => id.text('wood_id_type', 10) === 'sta')?.text('wood_id_no', 40) ?? null;
}

function speciesAt(node: EldatNode, { words }: EldatMeasures) {
  const code = node.text('species', 10) ?? node.refuse('missing', 'species');
  const species = (words?.('species', code) as Species | undefined) ?? speciesOf(code);
  return { species: species ?? ('ndh' as const), unknownSpecies: species ? null : code };
}

function qualityAt(node: EldatNode, definition: EldatNode, { words }: EldatMeasures) {
  const code = qualityCodeAt(node) ?? qualityCodeAt(definition);
  if (code === null) return { quality: null, unknownQuality: null };
  const said = words?.('quality', code);
  const quality = said === undefined ? qualityOf(code) : ((said || null) as Quality | null);
  const isKnown = said !== undefined || quality !== null || isQualityCode(code);
  return { quality, unknownQuality: isKnown ? null : code };
}

function qualityCodeAt(node: EldatNode): string | null {
  const [first] = node.items('quality_definition', 'quality');
  return (first?.isRecord ? first.text('qual_type', 10) : node.text('qual_type', 10)) || null;
}

export function productOf(node: EldatNode): string {
  const [grade, use] = [node.text('grade', 20), node.text('use', 20)];
  return [grade, use].filter((code) => code !== null && code !== 'xy').join(' ');
}

function lengthOf(node: EldatNode): number | null {
  for (const name of ['grade_length', 'stem_length', 'real_length', 'mean_length']) {
    const length = node.number(name, longestCm);
    if (length !== null && length > 0) return Math.round(length <= longestMetres ? length * 100 : length);
  }
  return null;
}

function diameterOf(node: EldatNode): number | null {
  for (const name of ['diameter_length_forest', 'forest_mean_diameter', 'mean_centre_diameter']) {
    const diameter = node.number(name, thickestCm);
    if (diameter !== null && diameter > 0) return Math.floor(diameter);
  }
  const [plain] = node.items('diameter');
  const value = plain?.isRecord
    ? plain.number('diameter_value', thickestCm)
    : node.number('diameter', thickestCm);
  if (value !== null && value > 0) return Math.floor(value);
  return middleOf(node.items('diameter_length')) ?? gradeOf(node);
}

/** Of diameters along the log, the one nearest its middle. */
function middleOf(diameters: readonly EldatNode[]): number | null {
  const read = diameters.map((one) => {
    return [
      one.number('diameter_position', longestCm) ?? 0,
      one.number('diameter_value', thickestCm),
    ] as const;
  });
  const middle = Math.max(0, ...read.map(([position]) => position)) / 2;
  const [nearest] = read.sort(([one], [other]) => Math.abs(one - middle) - Math.abs(other - middle));
  return nearest?.[1] ? Math.floor(nearest[1]) : null;
}

function gradeOf(node: EldatNode): number | null {
  const [one, two] = ['grade_diameter_one', 'grade_diameter_two'].map((name) =>
    node.number(name, thickestCm),
  );
  if (!one) return null;
  return two ? Math.floor((Math.floor(one) + Math.floor(two)) / 2) : Math.floor(one);
}

interface Amounts {
  count: number | null;
  solid: (measures: EldatMeasures) => string | null;
}

const inSolid = ['fmo', 'cbm'];
const heaped = { rmm: 'stacked', srm: 'loose' } as const;

/** Amounts stand in several units beside each other: solid m³ before stacked and loose ones. */
function amountsOf(node: EldatNode): Amounts {
  const amounts = node.items('amount').map((amount) => ({
    node: amount,
    unit: amount.text('amount_unit', 10) ?? amount.refuse('missing', 'amount_unit'),
    value: amount.number('amount_value', mostVolume) ?? amount.refuse('missing', 'amount_value'),
    factor: amount.number('conversion_factor_qm', 100),
  }));
  const pieces = amounts.find(({ unit }) => unit === 'stk');
  const wood = amounts.filter(({ unit }) => unit !== 'stk' && unit !== 'lfm');
  return {
    count: pieces ? Math.round(pieces.value) : null,
    solid: ({ conversions, day }) => {
      const whole = wood.find(({ unit }) => inSolid.includes(unit));
      if (whole) return thousandths(whole.value);
      const [other] = wood;
      if (!other) return null;
      if (other.factor !== null && other.factor !== 1) return thousandths(other.value * other.factor);
      const heap = heaped[other.unit as keyof typeof heaped];
      if (heap) return toSolid(thousandths(other.value), heap, conversions, day);
      return other.node.refuse('unit', undefined, other.unit);
    },
  };
}

const thousandths = (value: number) => fromThousandths(Math.round(value * 1000));

function volumeOf(
  node: EldatNode,
  diameterCm: number | null,
  lengthCm: number | null,
  { rule }: EldatMeasures,
): string {
  if (diameterCm === null) return node.refuse('missing', 'diameter');
  if (lengthCm === null) return node.refuse('missing', 'stem_length');
  return huberVolume(diameterCm, lengthCm, volumeDecimals[rule]);
}

/** Numbers of a lot or pile. */
export function lotNumbersOf(node: EldatNode): string[] {
  return node.items('wood_id').flatMap((id) => {
    const type = id.text('wood_id_type', 10) ?? '';
    const number = id.text('wood_id_no', 60);
    return number !== null && type !== 'sta' ? [number] : [];
  });
}
