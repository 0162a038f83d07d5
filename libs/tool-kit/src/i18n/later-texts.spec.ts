import { addBundledMessages, i18n } from './i18n';
import { laterTexts, setLaterTexts, withTexts } from './later-texts';

describe('texts that come later', () => {
  let bring: () => void = () => undefined;

  beforeAll(() => {
    setLaterTexts(
      () =>
        new Promise((resolve) => {
          bring = () => {
            addBundledMessages('de', 'part', { late: 'Da' });
            resolve();
          };
        }),
    );
  });

  it('are empty until they come, what is said in their place excepted', () => {
    expect(i18n.t('part:late')).toBe('');
    expect(i18n.t('part:late', { defaultValue: 'anders' })).toBe('anders');
  });

  it('come together with the part that shows them', async () => {
    let shown: string | undefined;
    const part = withTexts(async () => 'part')().then(() => {
      shown = i18n.t('part:late');
    });
    await Promise.resolve();
    expect(shown).toBeUndefined();
    bring();
    await part;
    expect(shown).toBe('Da');
  });

  it('are named by their key once all are here and one is missing', async () => {
    const all = laterTexts();
    bring();
    await all;
    expect(i18n.t('part:never')).toBe('never');
  });
});
