import { type IndustryPackage, industryPackage } from '@jahrring/contracts-admin';
import { packageParts } from '@jahrring/contracts-common';
import { packageErrors } from './check-package';
import { stableId } from '../../../database';
import { shippedPackages } from './shipped-packages';

const languages = ['de', 'en', 'fr', 'it', 'ro'];
const [forestry] = shippedPackages as [IndustryPackage];

const changed = (change: (content: IndustryPackage) => void): IndustryPackage => {
  const content = structuredClone(forestry);
  change(content);
  return content;
};

/** Every group of words in a value: what has a German text. */
function* wordsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if ('de' in value && typeof value.de === 'string') yield value as Record<string, unknown>;
  else for (const member of Object.values(value)) yield* wordsIn(member);
}

describe('industry packages', () => {
  it.each(shippedPackages)('$key says what its owners take, in five languages', (content) => {
    expect(packageErrors(content)).toEqual([]);
    expect(Object.keys(content.parts).sort()).toEqual([...packageParts].sort());
    for (const words of wordsIn(content)) expect(Object.keys(words).sort()).toEqual(languages);
  });

  it('are three, each under a key of its own', () => {
    expect(shippedPackages.map(({ key }) => key).sort()).toEqual([
      'construction-ch',
      'forestry-ch',
      'timber-trade-de',
    ]);
  });

  it('name the field that is wrong, whatever the language', () => {
    const wrong = changed(({ parts }) => {
      parts.objects![0]!.values['price'] = '-3';
      parts.rateCategories![1]!.values['title'] = { de: 'Gut', fr: 'x'.repeat(200) };
      parts.roles![0]!.values['changes'] = { 'tools.everything': 'all' };
      parts.objects![1]!.values['rateCategory'] = 'nobody';
    });
    expect(packageErrors(wrong).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'parts.roles.0.values.changes in',
      'parts.rateCategories.1.values.title max',
      'parts.objects.0.values.price minNumber',
      'parts.objects.1.values.rateCategory exists',
    ]);
  });

  it.each<[string, (content: Record<string, unknown>) => void]>([
    ['an unknown part', (content) => Object.assign(content['parts'] as object, { scripts: [] })],
    ['another format', (content) => Object.assign(content, { format: 'zip' })],
    ['a field that nobody knows', (content) => Object.assign(content, { run: 'rm' })],
    [
      'more items than a part holds',
      (content) =>
        Object.assign(content['parts'] as object, {
          plugins: Array.from({ length: 301 }, (_one, at) => ({ key: `a${at}`, values: {} })),
        }),
    ],
    [
      'one key twice',
      ({ parts }) => {
        const { plugins } = parts as { plugins: unknown[] };
        plugins.push(plugins[0]);
      },
    ],
    ['a key that is a path', (content) => Object.assign(content, { key: '../../etc' })],
  ])('refuse %s', (_what, change) => {
    const content = structuredClone(forestry) as unknown as Record<string, unknown>;
    change(content);
    expect(industryPackage.safeParse(content).success).toBe(false);
  });

  it('refuse an id that is put into an object', () => {
    const wrong = changed(({ parts }) => {
      parts.objects![0]!.values['rateCategoryId'] = '00000000-0000-4000-8000-000000000000';
    });
    expect(packageErrors(wrong).map(({ field }) => field)).toEqual(['parts.objects.0.values.rateCategoryId']);
  });

  it('give an item the same id each time, and no two of them one', () => {
    const ids = shippedPackages.flatMap((content) =>
      packageParts.flatMap((part) =>
        (content.parts[part] ?? []).map(({ key }) => stableId(['licence', content.key, part, key])),
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(stableId(['a', 'b'])).toBe(stableId(['a', 'b']));
    expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
