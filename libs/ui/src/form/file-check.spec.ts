import { checkFile, formatBytes } from './file-check';

const file = (name: string, type = '', size = 10) => ({ name, type, size });

describe('checkFile', () => {
  it('takes what the rule names, by ending, kind or family', () => {
    expect(checkFile(file('a.CSV'), { accept: '.csv' })).toBeNull();
    expect(checkFile(file('a.png', 'image/png'), { accept: 'image/*' })).toBeNull();
    expect(checkFile(file('a.pdf', 'application/pdf'), { accept: '.csv, application/pdf' })).toBeNull();
    expect(checkFile(file('a.exe'), { accept: '.csv,image/*' })).toMatchObject({ kind: 'wrongType' });
  });

  it('refuses what is too big', () => {
    expect(checkFile(file('a', '', 11), { maxSize: 10 })).toMatchObject({ kind: 'tooBig', size: 11 });
  });
});

describe('formatBytes', () => {
  it('writes a size people read', () => {
    expect(formatBytes(0, 'de-CH')).toBe('0 B');
    expect(formatBytes(20_000_000, 'de-CH')).toBe('20 MB');
    expect(formatBytes(1_400, 'de-CH')).toBe('1.4 kB');
  });
});
