import type { DropdownValue } from '@jahrring/contracts-admin';
import { listParts, listVersions, mergedList } from './merge-list';

const value = (key: string, de = key): DropdownValue => ({
  value: key,
  texts: { de },
  active: true,
  own: true,
});
const base = ['ash', 'beech', 'fir'].map((key) => value(key));
const words = {
  order: 'Order',
  name: ({ texts }: DropdownValue) => texts['de'] ?? '',
  inLanguage: (name: string, locale: string) => `${name} (${locale})`,
  offered: (name: string) => `offer ${name}`,
  yesOrNo: String,
  notInList: 'gone',
};

function differing(mine: DropdownValue[], theirs: DropdownValue[]) {
  const versions = listVersions(base, mine, theirs);
  return listParts(versions, words)
    .map(({ label, show }) => [label, show(versions.mine), show(versions.theirs)])
    .filter(([, own, other]) => own !== other);
}

describe('two versions of a list of values', () => {
  it('differ in what was said, added and taken out, and in the order of what both have', () => {
    const mine = [value('beech'), value('ash', 'Ash tree'), value('fir'), value('oak')];
    const theirs = [value('ash'), value('larch'), { ...value('beech'), active: false }];
    expect(differing(mine, theirs)).toEqual([
      ['Order', 'beech, Ash tree', 'Ash tree, beech'],
      ['Ash tree (de)', 'Ash tree', 'ash'],
      ['offer beech', 'true', 'false'],
      ['fir', 'fir', 'gone'],
      ['larch', 'gone', 'larch'],
      ['oak', 'oak', 'gone'],
    ]);
  });

  it('become one list: what only one has stands where it stood', () => {
    const mine = [value('beech'), value('ash'), value('fir'), value('oak')];
    const theirs = [value('ash'), value('larch'), value('beech')];
    const values = Object.fromEntries([...base, value('oak'), value('larch')].map((one) => [one.value, one]));
    const merged = mergedList({ order: ['beech', 'ash'], values }, mine, theirs);
    expect(merged.map((one) => one.value)).toEqual(['beech', 'ash', 'fir', 'oak', 'larch']);
    const without = mergedList(
      { order: ['ash', 'beech'], values: { ...values, fir: undefined } },
      mine,
      theirs,
    );
    expect(without.map((one) => one.value)).toEqual(['ash', 'oak', 'larch', 'beech']);
  });
});
