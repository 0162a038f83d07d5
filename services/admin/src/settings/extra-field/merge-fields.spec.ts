import type { ExtraField } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { mergeFields } from './merge-fields';

const revier: ExtraField = {
  key: 'text_revier',
  title: { de: 'Revier' },
  kind: 'text',
  required: false,
  active: true,
  order: 0,
  inList: true,
};
const species: ExtraField = {
  ...revier,
  key: 'choice_baumar',
  kind: 'choice',
  order: 1,
  choices: [
    { key: 'fichte', title: { de: 'Fichte' }, active: true },
    { key: 'tanne1', title: { de: 'Tanne' }, active: true },
  ],
};
const toInput = ({ order: _order, choices, ...field }: ExtraField) => ({
  ...field,
  ...(choices
    ? { choices: choices.filter((choice) => choice.active).map(({ key, title }) => ({ key, title })) }
    : {}),
});
const newKey = () => 'neu001';

describe('settleFields', () => {
  it('gives a new field a key that begins with its kind, and each its place', () => {
    const added = {
      title: { de: 'Fläche' },
      kind: 'number' as const,
      required: true,
      active: true,
      inList: false,
    };
    const fields = mergeFields({
      entity: 'address',
      present: [revier],
      sent: [added, toInput(revier)],
      newKey,
    });
    expect(fields.map(({ key, order }) => [key, order])).toEqual([
      ['number_neu001', 0],
      ['text_revier', 1],
    ]);
  });

  it('keeps a choice that was taken away, for the records that have it', () => {
    const sent = { ...toInput(species), choices: [{ key: 'tanne1', title: { de: 'Weisstanne' } }] };
    const [field] = mergeFields({ entity: 'address', present: [species], sent: [sent], newKey });
    expect(field?.choices).toEqual([
      { key: 'tanne1', title: { de: 'Weisstanne' }, active: true },
      { key: 'fichte', title: { de: 'Fichte' }, active: false },
    ]);
  });

  it.each([
    ['another kind', [{ ...toInput(revier), kind: 'date' as const }], 'extraKindFixed'],
    ['a field that is gone', [], 'extraFieldGone'],
    ['a field twice', [toInput(revier), toInput(revier)], 'distinct'],
    ['a key nobody knows', [toInput(revier), { ...toInput(revier), key: 'text_fremd1' }], 'exists'],
    [
      'a choice without choices',
      [toInput(revier), { ...toInput(revier), key: undefined, kind: 'choice' as const }],
      'required',
    ],
  ])('refuses %s', (_what, sent, code) => {
    try {
      mergeFields({ entity: 'address', present: [revier], sent, newKey });
      throw new Error('was not refused');
    } catch (error) {
      expect(error).toMatchObject({ status: 422, fields: [{ code }] });
    }
  });

  it('refuses a choice sent twice: records could not say which one they have', () => {
    const tanne = { key: 'tanne1', title: { de: 'Tanne' } };
    const sent = [{ ...toInput(species), choices: [tanne, { ...tanne, title: { de: 'Weisstanne' } }] }];
    expect(() => mergeFields({ entity: 'address', present: [species], sent, newKey })).toThrow(
      expect.objectContaining({
        fields: [expect.objectContaining({ field: 'fields.0.choices', code: 'distinct' })],
      }),
    );
  });

  it('never loses a choice that records may have, whatever is sent', () => {
    const known = fc
      .subarray(['fichte', 'tanne1'])
      .map((keys) => keys.map((key) => ({ key, title: { de: key } })));
    const added = fc
      .nat(3)
      .map((count) => Array.from({ length: count }, (_, at) => ({ title: { de: `neu ${at}` } })));
    fc.assert(
      fc.property(known, added, (known, added) => {
        fc.pre(known.length + added.length > 0);
        let made = 0;
        const [field] = mergeFields({
          entity: 'address',
          present: [species],
          sent: [{ ...toInput(species), choices: [...added, ...known] }],
          newKey: () => `neu00${(made += 1)}`,
        });
        const keys = (field?.choices ?? []).map(({ key }) => key);
        expect(keys).toEqual(expect.arrayContaining(['fichte', 'tanne1']));
        expect(new Set(keys).size).toBe(keys.length);
        expect(field?.choices?.filter(({ active }) => active)).toHaveLength(known.length + added.length);
      }),
    );
  });

  it('brings a choice back under its old key', () => {
    const without = { ...toInput(species), choices: [{ key: 'tanne1', title: { de: 'Tanne' } }] };
    const present = mergeFields({ entity: 'address', present: [species], sent: [without], newKey });
    const [field] = mergeFields({ entity: 'address', present, sent: [toInput(species)], newKey });
    expect(field?.choices).toEqual(species.choices);
  });
});
