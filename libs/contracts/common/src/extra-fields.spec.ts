import fc from 'fast-check';
import { changedExtra, extraTitleIn, extraValueText } from './extra-field.rules';
import { checkExtra, extraInput, missingExtra, type ExtraField, type ExtraKind } from './extra-fields';

function aField(kind: ExtraKind, more: Partial<ExtraField> = {}): ExtraField {
  return {
    key: `${kind}_abc123`,
    title: { de: 'Titel' },
    kind,
    required: false,
    active: true,
    order: 0,
    inList: false,
    ...(kind === 'choice'
      ? {
          choices: [
            { key: 'spruce', title: { de: 'Fichte', fr: 'Épicéa' }, active: true },
            { key: 'larch1', title: { de: 'Lärche' }, active: false },
          ],
        }
      : {}),
    ...more,
  };
}

const all = (['text', 'number', 'date', 'choice', 'yesno'] as const).map((kind) => aField(kind));

describe('checkExtra', () => {
  it.each([
    ['number_abc123', '007.50', '7.5'],
    ['number_abc123', '-0.0', '0'],
    ['date_abc123', '2026-02-28', '2026-02-28'],
    ['choice_abc123', 'spruce', 'spruce'],
    ['yesno_abc123', 'no', 'no'],
    ['text_abc123', '  Revier 3 ', 'Revier 3'],
  ])('takes %s = %j as %j', (key, sent, kept) => {
    expect(checkExtra(all, { [key]: sent })).toEqual({ values: { [key]: kept }, errors: [] });
  });

  it.each([
    ['number_abc123', '12,5', 'numeric'],
    ['number_abc123', '1e3', 'numeric'],
    ['date_abc123', '2026-02-30', 'date'],
    ['choice_abc123', 'oaktre', 'in'],
    ['choice_abc123', 'larch1', 'in'],
    ['yesno_abc123', 'true', 'boolean'],
    ['text_abc123', 'x'.repeat(501), 'max'],
    ['text_zzzzzz', 'x', 'unknown'],
  ])('refuses %s = %j as %s', (key, sent, code) => {
    const { values, errors } = checkExtra(all, { [key]: sent });
    expect(values).toEqual({});
    expect(errors).toMatchObject([{ field: `extra.${key}`, code }]);
  });

  it('keeps a choice that was taken away, for the record that has it', () => {
    const present = { choice_abc123: 'larch1' };
    expect(checkExtra(all, { choice_abc123: 'larch1' }, present)).toEqual({ values: present, errors: [] });
  });

  it('leaves the values of a field that is not active as they are', () => {
    const fields = [aField('text', { active: false })];
    const present = { text_abc123: 'alt' };
    expect(checkExtra(fields, { text_abc123: 'neu' }, present)).toEqual({ values: present, errors: [] });
  });

  it('says the same of its own answer: what is kept can be sent again', () => {
    const text = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom('yes', 'no', 'spruce'),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    );
    const sent = fc.dictionary(fc.constantFrom(...all.map(({ key }) => key)), fc.option(text));
    fc.assert(
      fc.property(sent, (input) => {
        const { values } = checkExtra(all, input);
        expect(checkExtra(all, values, values)).toEqual({ values, errors: [] });
      }),
    );
  });

  it('takes a control nobody has touched for not sent', () => {
    const sent = extraInput.parse({ text_abc123: undefined, number_abc123: '1' });
    expect(checkExtra(all, sent, { text_abc123: 'da' })).toEqual({
      values: { text_abc123: 'da', number_abc123: '1' },
      errors: [],
    });
  });

  it('touches nothing that was not sent', () => {
    const present = { text_abc123: 'da', date_abc123: '2026-01-01' };
    expect(checkExtra(all, { text_abc123: null }, present).values).toEqual({ date_abc123: '2026-01-01' });
  });
});

describe('missingExtra', () => {
  it('names each required field without a value, but none that is not active', () => {
    const fields = [
      aField('text', { required: true }),
      aField('date', { required: true, active: false }),
      aField('yesno', { required: true }),
    ];
    expect(missingExtra(fields, { yesno_abc123: 'no' })).toMatchObject([
      { field: 'extra.text_abc123', code: 'required' },
    ]);
  });
});

describe('titles and texts', () => {
  it('falls back to German, then to any language', () => {
    expect(extraTitleIn({ de: 'Revier', fr: 'Triage' }, 'fr')).toBe('Triage');
    expect(extraTitleIn({ de: 'Revier', fr: '' }, 'fr')).toBe('Revier');
    expect(extraTitleIn({ it: 'Circondario' }, 'en')).toBe('Circondario');
  });

  it('writes a choice by its title', () => {
    expect(extraValueText(aField('choice'), 'spruce', 'fr')).toBe('Épicéa');
    expect(extraValueText(aField('yesno'), 'no', 'de', { yes: 'ja', no: 'nein' })).toBe('nein');
  });
});

describe('changedExtra', () => {
  it('names what differs; blank and none are the same', () => {
    const base = { text_abc123: 'a', date_abc123: '2026-01-01' };
    expect(changedExtra(base, { text_abc123: 'b', date_abc123: '2026-01-01', yesno_abc123: '' })).toEqual({
      text_abc123: 'b',
    });
    expect(changedExtra(base, { text_abc123: 'a', number_abc123: null })).toBeUndefined();
  });
});
