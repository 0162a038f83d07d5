import { qualities } from '@jahrring/contracts-timber';
import type { FileProduct, Species, WoodType } from '@jahrring/contracts-timber';
import { speciesOf } from '../formats';

/** Words in the languages of machines, by species; the first that is in a name counts. */
const speciesWords: readonly (readonly [Species, RegExp])[] = [
  ['dgl', /dougl|dgl/],
  ['la', /l[äæe]r(ch|k)|larch|m[ée]l[èe]ze|larice|zad[aă]/],
  ['ki', /kiefer|f[öo]hre|furu|tall\b|pine|\bpins?\b|m[äa]nty|\bpin[oi]\b|sosna/],
  // In Switzerland spruce is called so.
  ['fi', /rottanne/],
  ['ta', /tanne|sapin|abete bianco|\bfir\b|brad/],
  ['fi', /fichte|gran\b|spruce|[ée]pic[ée]a|kuusi|sitka|abete|molid|swierk/],
  ['hbu', /(hain|hage|weiss|weiß)buche|hornbeam|charme|carpin|carpen|avenbok/],
  ['bu', /buche|beech|bøk|bok\b|h[êe]tre|faggio|fag\b/],
  ['ei', /eiche|oak|\bek\b|eik|ch[êe]ne|quercia|stejar/],
  ['lbh', /eberesche|vogelbeer|rowan|sorbier/],
  ['es', /esche|\bash\b|fr[êe]ne|frassino|frasin/],
  ['ah', /ahorn|maple|[ée]rable|acero|l[öø]nn/],
  ['bi', /birke|birch|bj[öø]rk|bouleau|betulla|koivu|mesteac/],
  ['erl', /erle|alder|aune|ontano|\bal\b/],
  ['lbh', /laub|hardwood|broad|l[öa]v|lauv|feuillu|latifogl|foioas/],
  ['ndh', /nadel|conifer|softwood|barr|r[ée]sineux|conifere|r[ăa][șs]inoas/],
];

/** The likeliest species behind a machine's name; null where nothing is known. */
export function proposeSpecies(name: string): Species | null {
  const coded = speciesOf(name.trim());
  if (coded) return coded;
  const plain = name.toLowerCase();
  return speciesWords.find(([, words]) => words.test(plain))?.[0] ?? null;
}

const waste = /unclass|waste|abfall|avkap|vrak|(?<!fo)rest|uten|ausschuss/i;
const energy = /energi|energy|brenn|biov|bioenergi|hack|chip|fuel/i;
const industrial = /mass|pulp|industr|papier|papir|slip|fiber|faser|palle/i;
const long = /lang|long|stang|stolp|mast/i;

const eldatWood: Readonly<Record<string, WoodType>> = {
  ...{ st: 'long', fl: 'short', ch_r: 'short', il: 'industrial', is: 'industrial', ch_i: 'industrial' },
  ...{ bl: 'energy', bs: 'energy', hs: 'energy', ch_e: 'energy' },
};
const usual: Readonly<Record<WoodType, string>> = { long: 'L3', short: 'L1', industrial: 'IS', energy: 'EH' };

/** `L1 · ch_r sg · B` of an ELDATsmart document says what it is. */
function proposeEldat(name: string): FileProduct['proposed'] | null {
  const parts = name.split(' · ');
  const at = parts.findIndex((part) => Object.hasOwn(eldatWood, part.split(' ')[0] ?? ''));
  const woodType = eldatWood[parts[at]?.split(' ')[0] ?? ''];
  if (!woodType) return null;
  const quality = qualities.find((one) => one === parts[at + 1]) ?? null;
  return { skip: false, woodType, quality, assortment: (at > 0 ? parts[0] : null) ?? usual[woodType] };
}

/** The likeliest meaning of a machine's product. */
export function proposeProduct(name: string): FileProduct['proposed'] {
  const eldat = proposeEldat(name);
  if (eldat) return eldat;
  const of = (woodType: FileProduct['proposed']['woodType'], assortment: string | null, skip = false) => ({
    ...{ skip, assortment, woodType, quality: null },
  });
  if (waste.test(name)) return of('industrial', null, true);
  if (energy.test(name)) return of('energy', 'EH');
  if (industrial.test(name)) return of('industrial', 'IS');
  return long.test(name) ? of('long', 'L3') : of('short', 'L1');
}
