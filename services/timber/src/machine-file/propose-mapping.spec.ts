import type { Species, WoodType } from '@jahrring/contracts-timber';
import { proposeProduct, proposeSpecies } from './propose-mapping';

describe('the species behind a name of a machine or a mill', () => {
  it.each<[Species, string[]]>([
    ['fi', ['Fichte', 'FICHTEN', 'Rottanne', 'spruce', 'Gran', 'kuusi', 'Epicéa', 'Épicéa', 'abete rosso', 'Molid', 'Sitka']],
    ['ta', ['Tanne', 'Weisstanne', 'Sapin', 'abete bianco', 'silver fir', 'brad']],
    ['ki', ['Kiefer', 'Föhre', 'Waldföhre', 'pine', 'Furu', 'tall', 'mänty']],
    ['la', ['Lärche', 'larch', 'Mélèze', 'larice', 'lerk']],
    ['dgl', ['Douglasie', 'Douglas fir', 'sapin de Douglas', 'DGL']],
    ['bu', ['Buche', 'Rotbuche', 'beech', 'hêtre', 'faggio', 'bok']],
    ['hbu', ['Hainbuche', 'Hagebuche', 'Weissbuche', 'hornbeam', 'charme', 'carpino', 'hbu']],
    ['ei', ['Eiche', 'Stieleiche', 'oak', 'chêne', 'quercia', 'ek']],
    ['es', ['Esche', 'ash', 'frêne', 'frassino']],
    ['ah', ['Bergahorn', 'maple', 'érable', 'lönn']],
    ['bi', ['Birke', 'birch', 'björk', 'bouleau']],
    ['erl', ['Schwarzerle', 'alder', 'aune']],
    ['lbh', ['Laubholz', 'übriges Laub', 'hardwood', 'feuillus', 'Eberesche', 'Vogelbeere']],
    ['ndh', ['Nadelholz', 'softwood', 'Barr', 'résineux']],
  ])('is %s', (species, names) => {
    expect(names.map((name) => [name, proposeSpecies(name)])).toEqual(names.map((name) => [name, species]));
  }); // oxfmt-ignore

  it('is nothing where nobody would know it', () => {
    expect(['', 'Art 7', 'Sortiment', 'Rosskastanie'].map(proposeSpecies)).toEqual([null, null, null, null]);
  });
});

describe('the meaning of a machine’s product', () => {
  const told = (name: string): [WoodType, string | null, boolean] => {
    const { woodType, assortment, skip } = proposeProduct(name);
    return [woodType as WoodType, assortment, skip];
  };

  it.each([
    ['Sägeholz 4 m', ['short', 'L1', false]],
    ['Langholz', ['long', 'L3', false]],
    ['Stangen', ['long', 'L3', false]],
    ['Massaved', ['industrial', 'IS', false]],
    ['Papierholz', ['industrial', 'IS', false]],
    ['Energieholz lang', ['energy', 'EH', false]],
    ['Brennholz', ['energy', 'EH', false]],
    ['Hackschnitzel', ['energy', 'EH', false]],
    ['Restholz', ['industrial', null, true]],
    ['Unclassified', ['industrial', null, true]],
    ['Abfall', ['industrial', null, true]],
    // No rest, but a forest.
    ['Forest Log 3.7', ['short', 'L1', false]],
  ] as [string, [WoodType, string | null, boolean]][])('of %s', (name, meaning) => {
    expect(told(name)).toEqual(meaning);
  });

  it('of an ELDATsmart document is what its codes say', () => {
    expect(proposeProduct('L1 · ch_r sg · B')).toEqual({ skip: false, woodType: 'short', quality: 'B', assortment: 'L1' });
    expect(proposeProduct('st sg · AB')).toEqual({ skip: false, woodType: 'long', quality: 'AB', assortment: 'L3' });
    expect(proposeProduct('ch_e eh')).toEqual({ skip: false, woodType: 'energy', quality: null, assortment: 'EH' });
    expect(proposeProduct('ch_r sg · sehr gut').quality).toBeNull();
  }); // oxfmt-ignore

  it('never comes from what every object has', () => {
    expect(proposeProduct('constructor · toString').woodType).toBe('short');
  });
});
