import { throwerOf } from './thrown-code';

describe('code that throws', () => {
  it('is known by the folder it came from', () => {
    const stack = 'Error: x\n  at save (https://site.test/tools/time/1.4.2-1a2b3c4d/AddEntry.0123.js:1:2)';
    expect(throwerOf(stack)).toEqual({ tool: 'time', version: '1.4.2-1a2b3c4d' });
  });

  it('is nobody’s when it is the shell’s or an extension’s of the browser', () => {
    for (const where of ['https://site.test/assets/shell.1.js', 'chrome-extension://abc/tools/x.js', '']) {
      expect(throwerOf(where)).toBeUndefined();
    }
  });
});
