import type { IndustryPackage } from '@jahrring/contracts-admin';
import { packageParts } from '@jahrring/contracts-common';
import type { IndustryItemEntity } from '../industry-record';
import { itemFor, wordsIn } from './packages/localise';
import { plannedParts, planPart, type SolutionPlace, waitingResults, wordingOf } from './solution-plan';

const aPackage = (parts: IndustryPackage['parts']): IndustryPackage =>
  ({
    ...{
      format: 'jahrring-industry-package',
      formatVersion: 1,
      key: 'forest',
      number: 1,
      country: 'CH',
    },
    ...{ title: { de: 'Forst' }, description: { de: 'Forstbetrieb' }, parts },
  }) as IndustryPackage;

const aKnown = (change: Partial<IndustryItemEntity>): IndustryItemEntity =>
  ({
    ...{ part: 'accounts', itemKey: 'bank', recordId: 'r1', hash: 'h1', written: { number: '1020' } },
    ...change,
  }) as IndustryItemEntity;

const place = (change: Partial<SolutionPlace> = {}): SolutionPlace =>
  ({
    ...{ licenceId: 'l1', language: 'de', task: 'apply', plugins: new Set<string>() },
    ...change,
  }) as SolutionPlace;

const bank = { key: 'bank', values: { number: '1020', title: { de: 'Bank', fr: 'Banque' } } };
const timber = {
  key: 'log',
  needs: 'timber' as const,
  values: { number: '3200', title: { de: 'Rundholz' } },
};

describe('the parts of a solution that have something to do', () => {
  it('are written in the product’s order, whatever the order of the file', () => {
    const content = aPackage({ reports: [bank], accounts: [bank], plugins: [bank] });
    expect(plannedParts(content, [], 'apply')).toEqual(['plugins', 'accounts', 'reports']);
  });

  it('are those too that a former version has written and this one no longer has', () => {
    const content = aPackage({ plugins: [bank], objects: [] });
    expect(plannedParts(content, [aKnown({ part: 'roles' })], 'apply')).toEqual(['plugins', 'roles']);
  });

  it('are taken back in the opposite order, and no more than was written', () => {
    const known = [
      aKnown({ part: 'plugins' }),
      aKnown({ part: 'objects' }),
      aKnown({ part: 'reports', hash: null }),
    ];
    const all = aPackage(Object.fromEntries(packageParts.map((part) => [part, [bank]])));
    expect(plannedParts(all, known, 'takeBack')).toEqual(['objects', 'plugins']);
  });
});

describe('a part of a solution', () => {
  const content = aPackage({ accounts: [bank, timber] });

  it('leaves waiting what needs a plugin that is off', () => {
    const off = planPart('accounts', content, [], place());
    expect([off.items.map(({ key }) => key), off.waiting.map(({ key }) => key)]).toEqual([['bank'], ['log']]);
    const on = planPart('accounts', content, [], place({ plugins: new Set(['timber']) }));
    expect([on.items.map(({ key }) => key), on.waiting]).toEqual([['bank', 'log'], []]);
  });

  it('does not take away what waits: it is not among what was written before', () => {
    const known = [aKnown({}), aKnown({ itemKey: 'log', recordId: 'r2' }), aKnown({ itemKey: 'gone' })];
    const { request } = planPart('accounts', content, known, place());
    expect(request('apply').written.map(({ key }) => key)).toEqual(['bank', 'gone']);
    expect(request('apply').items.map(({ key }) => key)).toEqual(['bank']);
  });

  it.each(['takeBack', 'previewTakeBack'] as const)(
    'on %s sends everything written, and nothing to write',
    (task) => {
      const known = [aKnown({}), aKnown({ itemKey: 'log', recordId: 'r2' })];
      expect(planPart('accounts', content, known, place()).request(task)).toEqual({
        ...{ part: 'accounts', task, items: [] },
        written: [
          { key: 'bank', id: 'r1', hash: 'h1', values: { number: '1020' } },
          { key: 'log', id: 'r2', hash: 'h1', values: { number: '1020' } },
        ],
      });
    },
  );

  it('holds as written neither what was left nor what another part has written', () => {
    const known = [aKnown({ hash: null }), aKnown({ written: null }), aKnown({ part: 'objects' })];
    expect(planPart('accounts', content, known, place()).request('apply').written).toEqual([]);
  });

  it('tells of what waits that its plugin is off, with the state it had', () => {
    const part = planPart('accounts', content, [], place());
    const result = { key: 'log', outcome: 'left', reason: 'pluginOff', fields: [] };
    expect(waitingResults(part, [])).toEqual([{ ...result, hash: null }]);
    expect(waitingResults(part, [aKnown({ itemKey: 'log', hash: 'h7' })])).toEqual([
      { ...result, hash: 'h7' },
    ]);
  });
});

describe('an item for a licence', () => {
  const forest = { licenceId: 'l1', packageKey: 'forest', language: 'fr' };

  it('has the same id at every run, and another in every other place', () => {
    const id = itemFor('accounts', bank, forest).id;
    expect(itemFor('accounts', { ...bank, values: {} }, { ...forest, language: 'de' }).id).toBe(id);
    const others = [
      itemFor('accounts', bank, { ...forest, licenceId: 'l2' }),
      itemFor('accounts', bank, { ...forest, packageKey: 'garden' }),
      itemFor('objects', bank, forest),
      itemFor('accounts', { ...bank, key: 'cash' }, forest),
    ].map((item) => item.id);
    expect(new Set([id, ...others]).size).toBe(5);
  });

  it('is written in the licence’s language, deep inside too, and in German where it is not there in it', () => {
    const values = {
      title: { de: 'Bank', fr: 'Banque' },
      parts: [{ name: { de: 'Holz' } }],
      rate: 2,
      none: null,
    };
    expect(itemFor('templates', { key: 'x', values }, forest).values).toEqual({
      ...{ title: 'Banque', parts: [{ name: 'Holz' }], rate: 2, none: null },
    });
  });

  it('takes for words only what has nothing but languages, German among them', () => {
    const values = { de: { de: 'Feld', unit: 'ha' }, noGerman: { fr: 'Champ' }, numbers: { de: 1 } };
    expect(itemFor('templates', { key: 'x', values }, forest).values).toEqual(values);
  });

  it('of a list keeps every language', () => {
    expect(itemFor('dropdowns', bank, forest).values).toEqual(bank.values);
  });

  it('that is an object points to the rate category of the same package and licence', () => {
    const category = itemFor('rateCategories', { key: 'team', values: {} }, forest);
    const { values } = itemFor(
      'objects',
      { key: 'saw', values: { rateCategory: 'team', unit: 'h' } },
      forest,
    );
    expect(values).toEqual({ unit: 'h', rateCategoryId: category.id });
  });

  it.each([
    ['fr', 'Banque'],
    ['it', 'Bank'],
  ])('is called in %s %s', (language, word) => expect(wordsIn(bank.values.title, language)).toBe(word));
});

describe('how an item is listed', () => {
  it.each([
    [{ title: 'Bank', number: '1020', kind: 'asset' }, '1020 Bank', 'asset'],
    [{ title: 'Bank' }, 'Bank', null],
    [{ texts: { de: 'Fichte', fr: 'Épicéa' }, list: 'species' }, 'Épicéa', 'species'],
    [{ texts: { de: 'Fichte' }, list: 'species' }, 'Fichte', 'species'],
    [{ number: '1020' }, null, null],
    [{ plugin: 'timber' }, null, 'timber'],
    [{ title: 'x'.repeat(400), kind: 'k'.repeat(99) }, 'x'.repeat(150), 'k'.repeat(40)],
    [{ title: 7, texts: null, kind: 3, type: 'day' }, null, 'day'],
  ])('%j', (values, title, kind) => {
    expect(wordingOf(values, 'fr')).toEqual({ title, kind });
  });
});
