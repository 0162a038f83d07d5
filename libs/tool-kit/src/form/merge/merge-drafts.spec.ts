import fc from 'fast-check';
import {
  isSameDraft,
  isWholeRecord,
  mergeDrafts,
  proposeSides,
  type MergePart,
  type Versions,
} from './merge-drafts';

interface Draft {
  name: string;
  city: string | null;
  phone: string | null;
  from: string | null;
  to: string | null;
  people: string[];
  extra?: Record<string, string>;
}

const base: Draft = { name: 'Lüthi', city: 'Bern', phone: '1', from: '07:00', to: '12:00', people: [] };
const part = (...fields: (keyof Draft)[]): MergePart<Draft> => ({
  fields,
  label: fields.join(),
  show: String,
});
const parts = [part('name'), part('city'), part('phone'), part('from', 'to'), part('people')];
const labelled = (sides: ReadonlyMap<MergePart<Draft>, string>) =>
  [...sides].map(([{ label }, side]) => [label, side]);

describe('merging two versions of a record', () => {
  const mine = { ...base, name: 'Lüthi AG', phone: '2' };
  const theirs = { ...base, city: 'Thun', phone: '3' };

  it('asks only about what differs and proposes who changed it, me where both did', () => {
    expect(labelled(proposeSides(parts, { base, mine, theirs }))).toEqual([
      ['name', 'mine'],
      ['city', 'theirs'],
      ['phone', 'mine'],
    ]);
  });

  it('keeps what was chosen', () => {
    const sides = proposeSides(parts, { base, mine, theirs }).set(parts[2] as MergePart<Draft>, 'theirs');
    expect(mergeDrafts({ base, mine, theirs }, sides)).toMatchObject({
      name: 'Lüthi AG',
      city: 'Thun',
      phone: '3',
    });
  });

  it('chooses fields that belong together as one', () => {
    const versions = { base, mine: { ...base, from: '06:00' }, theirs: { ...base, to: '11:00' } };
    const sides = proposeSides(parts, versions);
    expect(labelled(sides)).toEqual([['from,to', 'mine']]);
    expect(mergeDrafts(versions, sides)).toMatchObject({ from: '06:00', to: '12:00' });
  });

  it('merges what is in no part without a question, and extra fields one by one', () => {
    const versions = {
      base: { ...base, extra: { a: '1', b: '1' } },
      mine: { ...base, extra: { a: '2', b: '1' } },
      theirs: { ...base, city: 'Thun', extra: { a: '1', b: '3', c: '4' } },
    };
    expect(mergeDrafts(versions, proposeSides([], versions))).toMatchObject({
      city: 'Thun',
      extra: { a: '2', b: '3', c: '4' },
    });
  });

  it('keeps extra fields an object where none are stored', () => {
    const versions = { base: { ...base, extra: {} }, mine: { ...base, extra: {} }, theirs: { ...base } };
    expect(mergeDrafts(versions, new Map())).toMatchObject({ extra: {} });
  });

  it('does not ask about blank against none', () => {
    const versions: Versions<Draft> = {
      base,
      mine: { ...base, city: '' },
      theirs: { ...base, city: null },
    };
    expect(proposeSides(parts, versions).size).toBe(0);
    expect(isSameDraft(versions.mine, versions.theirs)).toBe(true);
  });

  it('loses nothing that only one side changed, whatever the versions', () => {
    const value = fc.constantFrom('a', 'b', 'c', null);
    const draft = fc.record({ city: value, phone: value, from: value, to: value });
    const versionsOf = fc.record({ base: draft, mine: draft, theirs: draft });
    const singles = (['city', 'phone', 'from', 'to'] as const).map((field) => part(field));
    fc.assert(
      fc.property(versionsOf, (drafts) => {
        const versions = {
          base: { ...base, ...drafts.base },
          mine: { ...base, ...drafts.mine },
          theirs: { ...base, ...drafts.theirs },
        };
        const merged = mergeDrafts(versions, proposeSides(singles, versions));
        for (const field of ['city', 'phone', 'from', 'to'] as const) {
          const changedByMe = versions.mine[field] !== versions.base[field];
          expect(merged[field]).toBe(changedByMe ? versions.mine[field] : versions.theirs[field]);
        }
      }),
    );
  });
});

describe('a record that comes with a refusal', () => {
  const stored = { id: '1', version: 2, name: 'Lüthi', owner: 'Anna', tags: ['a'] };
  const toName = ({ name }: typeof stored) => ({ name: name ?? '' });
  const { name: _name, ...nameless } = stored;
  const { tags: _tags, ...tagless } = stored;

  it.each([
    ['all the form reads', stored, true],
    ['all but what the form does not read', tagless, true],
    ['not what the form reads', nameless, false],
    ['nothing', undefined, false],
  ])('is whole if it has %s', (_what, given, whole) => {
    expect(isWholeRecord(given as typeof stored, stored, toName)).toBe(whole);
  });

  it('is not whole where the form stumbles over what is missing', () => {
    const toTags = ({ tags }: typeof stored) => ({ tags: [...tags] });
    expect(isWholeRecord(tagless as typeof stored, stored, toTags)).toBe(false);
  });

  it('is not whole where the form copies what is there', () => {
    const toRest = ({ id: _id, version: _version, ...rest }: typeof stored) => rest;
    expect(isWholeRecord(stored, stored, toRest)).toBe(true);
    expect(isWholeRecord(tagless as typeof stored, stored, toRest)).toBe(false);
  });
});
