/** @jest-environment jsdom */
import { findShortcut } from './find-shortcut';

const run = () => undefined;
const shortcuts = [
  { id: 'next', key: 'j', label: 'next', run },
  { id: 'help', key: '?', label: 'help', run },
];
const settings = { enabled: true, keys: {} };

function press(key: string, change: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...change });
  target.dispatchEvent(event);
  return event;
}

describe('shortcuts', () => {
  it('are found by their key, whatever its case', () => {
    expect(findShortcut(press('j'), shortcuts, settings)?.id).toBe('next');
    expect(findShortcut(press('J', { shiftKey: true }), shortcuts, settings)?.id).toBe('next');
    expect(findShortcut(press('?', { shiftKey: true }), shortcuts, settings)?.id).toBe('help');
    expect(findShortcut(press('x'), shortcuts, settings)).toBeUndefined();
  });

  it('do nothing with a modifier, while typing, in a dialog, or when switched off', () => {
    expect(findShortcut(press('j', { ctrlKey: true }), shortcuts, settings)).toBeUndefined();
    document.body.innerHTML = '<input><div role="dialog"><button></button></div>';
    for (const selector of ['input', 'button']) {
      const target = document.querySelector(selector) ?? document.body;
      expect(findShortcut(press('j', {}, target), shortcuts, settings)).toBeUndefined();
    }
    expect(findShortcut(press('j'), shortcuts, { ...settings, enabled: false })).toBeUndefined();
  });

  it('follow the person’s own keys', () => {
    const own = { enabled: true, keys: { next: 'w' } };
    expect(findShortcut(press('w'), shortcuts, own)?.id).toBe('next');
    expect(findShortcut(press('j'), shortcuts, own)).toBeUndefined();
  });
});
