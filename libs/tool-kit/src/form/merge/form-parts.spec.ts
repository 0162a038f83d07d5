import type { FieldEntry } from '@jahrring/ui/form';
import { formParts } from './form-parts';
import { mergeDrafts, proposeSides } from './merge-drafts';

interface Draft {
  title: string;
  rules: { warn: number; colour: string };
  levels: { days: number; fee: string }[];
}

const field = (label: string, show: FieldEntry['show'] = () => undefined): FieldEntry => ({
  ...{ id: label, label, show },
});
const fields = new Map([
  ['title', field('Titel')],
  ['rules.colour', field('Farbe', (value) => (value === 'r' ? 'Rot' : undefined))],
  ['levels.0.days', field('Tage')],
  ['levels.1.days', field('Tage der zweiten')],
]);
const base: Draft = {
  title: 'A',
  rules: { warn: 1, colour: 'r' },
  levels: [
    { days: 10, fee: '0' },
    { days: 20, fee: '5' },
  ],
};
const shown = (value: unknown) => (Array.isArray(value) ? `${value.length} Einträge` : String(value));

describe('the fields of a form as parts of a merge', () => {
  it('are those that differ, inner ones too, with their labels and words', () => {
    const mine: Draft = { ...base, rules: { ...base.rules, colour: 'b' } };
    const theirs: Draft = {
      ...base,
      levels: [
        { days: 11, fee: '0' },
        { days: 20, fee: '6' },
      ],
    };
    const versions = { base, mine, theirs };
    const sides = proposeSides(formParts(fields, versions, shown), versions);
    expect([...sides].map(([{ label, show }, side]) => [label, side, show(mine), show(theirs)])).toEqual([
      ['Farbe', 'mine', 'b', 'Rot'],
      ['Tage', 'theirs', '10', '11'],
    ]);
    // A value that no field shows comes from the person who changed it.
    expect(mergeDrafts(versions, sides)).toEqual({ ...mine, levels: theirs.levels });
  });

  it('keep what was chosen inside of a list, and the rest of its row', () => {
    const mine: Draft = {
      ...base,
      levels: [
        { days: 12, fee: '0' },
        { days: 20, fee: '5' },
      ],
    };
    const theirs: Draft = {
      ...base,
      levels: [
        { days: 11, fee: '1' },
        { days: 20, fee: '5' },
      ],
    };
    const versions = { base, mine, theirs };
    const sides = proposeSides(formParts(fields, versions, shown), versions);
    expect(mergeDrafts(versions, sides).levels[0]).toEqual({ days: 12, fee: '1' });
    for (const part of sides.keys()) sides.set(part, 'theirs');
    expect(mergeDrafts(versions, sides).levels[0]).toEqual({ days: 11, fee: '1' });
  });

  it('are a list as a whole where its rows are others', () => {
    const mine: Draft = { ...base, levels: [{ days: 12, fee: '0' }] };
    const theirs: Draft = { ...base, levels: [...base.levels, { days: 30, fee: '9' }] };
    const versions = { base, mine, theirs };
    const sides = proposeSides(formParts(fields, versions, shown), versions);
    expect([...sides].map(([{ fields: paths, show }]) => [paths, show(mine), show(theirs)])).toEqual([
      [['levels'], '1 Einträge', '3 Einträge'],
    ]);
    expect(mergeDrafts(versions, sides).levels).toEqual(mine.levels);
  });
});
