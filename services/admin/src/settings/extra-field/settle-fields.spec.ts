import type { ExtraField } from '@jahrring/contracts-common';
import { settleFields } from './settle-fields';

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
    const fields = settleFields({
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
    const [field] = settleFields({ entity: 'address', present: [species], sent: [sent], newKey });
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
      settleFields({ entity: 'address', present: [revier], sent, newKey });
      throw new Error('was not refused');
    } catch (error) {
      expect(error).toMatchObject({ status: 422, fields: [{ code }] });
    }
  });
});
