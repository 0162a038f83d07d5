import type { ExtraField } from '@jahrring/contracts-common';
import { emptyField, inOrder, toInput, withField } from './field-input';

const aField = (key: string, more: Partial<ExtraField> = {}): ExtraField => ({
  key,
  title: { de: key },
  kind: 'text',
  required: false,
  active: true,
  order: 0,
  inList: false,
  ...more,
});
const one = aField('text_aaaaaa');
const two = aField('text_bbbbbb');
const off = aField('text_cccccc', { active: false });

describe('what the page of extra fields sends', () => {
  it('adds a new field at the end and changes one in its place', () => {
    expect(withField([one], emptyField)).toEqual([toInput(one), emptyField]);
    const renamed = { ...toInput(one), title: { de: 'Revier' } };
    expect(withField([one, two], renamed)).toEqual([renamed, toInput(two)]);
  });

  it('orders the active fields and leaves the others behind them', () => {
    const keys = inOrder([one, off, two], [two.key, one.key]).map(({ key }) => key);
    expect(keys).toEqual([two.key, one.key, off.key]);
  });

  it('does not send back choices that were taken away', () => {
    const field = aField('choice_aaaaaa', {
      kind: 'choice',
      choices: [
        { key: 'fichte', title: { de: 'Fichte' }, active: true },
        { key: 'tanne1', title: { de: 'Tanne' }, active: false },
      ],
    });
    expect(toInput(field).choices).toEqual([{ key: 'fichte', title: { de: 'Fichte' } }]);
  });
});
