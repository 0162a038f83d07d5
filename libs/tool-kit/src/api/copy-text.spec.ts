/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { copyText } from './copy-text';

const clipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

describe('copyText', () => {
  it('tells whether the browser has taken the text', async () => {
    const writeText = jest.fn(async (_text: string) => undefined);
    clipboard({ writeText });
    expect(await copyText('P201')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('P201');
  });

  it('tells that it is forbidden, or unknown as on pages without https', async () => {
    clipboard({ writeText: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    expect(await copyText('P201')).toBe(false);
    clipboard(undefined);
    expect(await copyText('P201')).toBe(false);
  });
});
