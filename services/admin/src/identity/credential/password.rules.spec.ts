import { findPasswordFault } from './password.rules';

const personal = ['ueli.gerber@demo.test', 'ueli.gerber', 'Gerber'];

describe('password rules', () => {
  it.each([
    ['kurz', 'min'],
    ['x'.repeat(129) + 'abz', 'max'],
    ['Passwort2026!', 'common'],
    ['P4ssw0rt2026', 'common'],
    ['1234567890', 'common'],
    ['qwertzuiop', 'common'],
    ['aaaaaaaaaa', 'common'],
    ['98765432101', 'common'],
    ['2026202620', 'common'],
    ['Gerber2026', 'personal'],
  ])('refuses %s (%s)', (password, fault) => {
    const found = findPasswordFault(password, 10, personal);
    expect(found === fault || (fault === 'common' && found === 'min')).toBe(true);
  });

  it.each(['vier alte Tannen', 'Gohlgraben-Rüebli', 'tR9$kwPz4Lm'])('takes %s', (password) => {
    expect(findPasswordFault(password, 10, personal)).toBeNull();
  });

  it('takes the shortest length from the licence', () => {
    expect(findPasswordFault('Tannzap7', 6, personal)).toBeNull();
    expect(findPasswordFault('Tannzap7', 10, personal)).toBe('min');
  });
});
