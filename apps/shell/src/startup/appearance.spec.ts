/** @jest-environment jsdom */
import { appearanceValue, applyDirection, changeAppearance, followAppearance } from './appearance';

describe('appearance', () => {
  it('keeps the chosen density in the browser', () => {
    expect(appearanceValue.get().density).toBe('auto');
    changeAppearance({ density: 'compact' });
    expect(appearanceValue.get().density).toBe('compact');
    expect(localStorage.getItem('density')).toBe('compact');
  });

  it('follows another tab, and takes what nobody can choose for the default', () => {
    followAppearance();
    for (const [stored, density] of [
      ['field', 'field'],
      ['huge', 'auto'],
    ] as const) {
      localStorage.setItem('density', stored);
      dispatchEvent(new StorageEvent('storage', { key: 'density' }));
      expect(appearanceValue.get().density).toBe(density);
    }
  });

  it('tells the document the direction of a language before anything is drawn', () => {
    applyDirection('ar');
    expect(document.documentElement.dir).toBe('rtl');
    applyDirection('de-CH');
    expect(document.documentElement.dir).toBe('ltr');
  });
});
