import {
  type Locale,
  locales,
  money,
  percent,
  phone,
  quantity,
  timeZone,
  toFieldErrors,
  unitPrice,
} from '@jahrring/contracts-common';
import boForm from '@jahrring/ui/messages/form/bo.json';
import deForm from '@jahrring/ui/messages/form/de.json';
import enForm from '@jahrring/ui/messages/form/en.json';
import frForm from '@jahrring/ui/messages/form/fr.json';
import itForm from '@jahrring/ui/messages/form/it.json';
import roForm from '@jahrring/ui/messages/form/ro.json';
import { z } from 'zod';
import boShell from './later/bo.json';
import deShell from './later/de.json';
import enShell from './later/en.json';
import frShell from './later/fr.json';
import itShell from './later/it.json';
import roShell from './later/ro.json';

type Texts = Readonly<Record<string, string>>;

const ofShell: Readonly<Record<Locale, { validation: Texts }>> = {
  bo: boShell,
  de: deShell,
  en: enShell,
  fr: frShell,
  it: itShell,
  ro: roShell,
};
const ofForms: Readonly<Record<Locale, { validation: Texts }>> = {
  bo: boForm,
  de: deForm,
  en: enForm,
  fr: frForm,
  it: itForm,
  ro: roForm,
};

const wrong: readonly [z.ZodType, unknown][] = [
  [z.string(), ''],
  [z.string().trim().min(1), '  '],
  [z.string(), 1],
  [z.number(), 'x'],
  [z.int(), 1.5],
  [z.boolean(), 'x'],
  [z.date(), 'x'],
  [z.object({}), 'x'],
  [z.string().min(2), 'x'],
  [z.string().max(2), 'xxx'],
  [z.array(z.string()).min(2), ['x']],
  [z.array(z.string()).max(0), ['x']],
  [z.number().min(2), 1],
  [z.number().max(2), 3],
  [z.number().multipleOf(2), 3],
  [z.enum(['x']), 'y'],
  [z.union([z.string(), z.number()]), true],
  [z.strictObject({}), { x: 1 }],
  [z.uuid(), 'x'],
  [z.email(), 'x'],
  [z.url(), 'x'],
  [z.iso.date(), 'x'],
  [z.iso.datetime(), 'x'],
  [z.string().regex(/y/), 'x'],
  [money, 'x'],
  [unitPrice, 'x'],
  [quantity, 'x'],
  [percent, 'x'],
  [phone, 'x'],
  [timeZone, 'x'],
  ...['after', 'afterOrEqual', 'before', 'exists', 'unique'].map((code): [z.ZodType, unknown] => [
    z.string().refine(() => false, { params: { code } }),
    'x',
  ]),
];

/** Every code of a schema, once. */
const codes = [
  ...new Set(
    wrong.flatMap(([schema, value]) => {
      const issues = schema.safeParse(value).error?.issues ?? [];
      return toFieldErrors(issues, value).map(({ code }) => code);
    }),
  ),
];

describe('what a schema finds wrong', () => {
  it('has many codes', () => {
    expect(codes.length).toBeGreaterThan(28);
  });

  describe.each(locales)('in %s', (locale) => {
    const shell = ofShell[locale].validation;
    const form = ofForms[locale].validation;

    it.each(codes)('is told with a sentence for %s', (code) => {
      expect(shell[code]).toBeTruthy();
      expect(form[code]).toBe(shell[code]);
    });

    it('is told by forms before the texts have come as afterwards', () => {
      expect(form).toEqual(Object.fromEntries(Object.keys(form).map((code) => [code, shell[code]])));
    });
  });
});
