import { requiredText, toFieldErrors } from '@jahrring/contracts-common';
import { z } from 'zod';
import { zodResolver } from './use-zod-form';

const about = { fields: {}, shouldUseNativeValidation: false };
const schema = z.object({
  name: requiredText(5),
  count: z.number().max(9),
  positions: z.array(z.object({ title: requiredText(5) })),
});
type Values = z.input<typeof schema>;

async function errorsOf(values: Values) {
  return (await zodResolver(schema)(values, undefined, about)).errors;
}

describe('zodResolver', () => {
  it('answers the schema’s output where nothing is wrong', async () => {
    const values = { name: ' Ruth ', count: 1, positions: [] };
    const answer = await zodResolver(schema)(values, undefined, about);
    expect(answer).toEqual({ values: { ...values, name: 'Ruth' }, errors: {} });
  });

  it('says the same of a field that holds only blanks as the service', async () => {
    const values = { name: '   ', count: 1, positions: [] };
    const [said] = toFieldErrors(schema.safeParse(values).error?.issues ?? [], values);
    expect(said).toMatchObject({ field: 'name', code: 'required' });
    expect(await errorsOf(values)).toEqual({
      name: { type: said?.code, message: said?.key, params: undefined },
    });
  });

  it('puts an error at its field, also inside a list, with what the sentence needs', async () => {
    expect(await errorsOf({ name: 'a', count: 10, positions: [{ title: 'a' }, { title: '' }] })).toEqual({
      count: { type: 'maxNumber', message: 'validation.maxNumber', params: { max: 9 } },
      positions: [undefined, { title: { type: 'required', message: 'validation.required' } }],
    });
  });
});
