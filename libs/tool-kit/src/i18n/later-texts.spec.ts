import { jest } from '@jest/globals';
import { addBundledMessages, i18n } from './i18n';
import { laterTexts, setAllTexts, setLaterTexts, textsToTell, withTexts } from './later-texts';

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

  it('are waited for by what is told in them, and not for ever', async () => {
    let came = false;
    setAllTexts(async () => {
      await Promise.resolve();
      came = true;
    });
    await textsToTell();
    expect(came).toBe(true);
    setAllTexts(() => Promise.reject(new Error('no connection')));
    await expect(textsToTell()).resolves.toBeUndefined();
    jest.useFakeTimers();
    let bringAtLast = (): void => undefined;
    setAllTexts(() => new Promise((resolve) => (bringAtLast = resolve)));
    const told = textsToTell();
    await jest.advanceTimersByTimeAsync(3_000);
    await expect(told).resolves.toBeUndefined();
    // Sixty records that are sent one after the other do not each wait for texts that do not come.
    await expect(
      Promise.race([textsToTell(), Promise.reject(new Error('held up again'))]),
    ).resolves.toBeUndefined();
    jest.useRealTimers();
    bringAtLast();
    await new Promise((resolve) => setTimeout(resolve, 0));
    let again = false;
    setAllTexts(async () => void (again = true));
    await textsToTell();
    expect(again).toBe(true);
  });

  it('are named by their key once all are here and one is missing', async () => {
    const all = laterTexts();
    bring();
    await all;
    expect(i18n.t('part:never')).toBe('never');
  });
});
