import { canonicalEmail, signInEmail } from './sign-in-email';

describe('an address to sign in with', () => {
  it.each([
    ['  Anna.Muster@Demo.TEST ', 'anna.muster@demo.test'],
    ['jörg@demo.test', 'jo\u0308rg@demo.test'.normalize('NFC')],
    ['jo\u0308rg@demo.test', 'jörg@demo.test'],
    ['INFO@MÜLLER.ch', 'info@xn--mller-kva.ch'],
    ['info@mu\u0308ller.ch', 'info@xn--mller-kva.ch'],
    ['info@straße.de', 'info@xn--strae-oqa.de'],
    ['INFO@xn--MLLER-kva.ch', 'info@xn--mller-kva.ch'],
    ['TITLE@demo.test', 'title@demo.test'],
    ['kein Zeichen', 'kein zeichen'],
    ['a@b/é', 'a@b/é'],
  ])('%s is %s', (text, canonical) => {
    expect(canonicalEmail(text)).toBe(canonical);
    expect(canonicalEmail(canonical)).toBe(canonical);
  });

  it('keeps accents apart: they are different mailboxes', () => {
    expect(canonicalEmail('mänager@demo.test')).not.toBe(canonicalEmail('manager@demo.test'));
  });

  it('comes out of a form in that form, or is refused', () => {
    expect(signInEmail.parse(' Info@Müller.ch')).toBe('info@xn--mller-kva.ch');
    expect(signInEmail.safeParse('info@müller').success).toBe(false);
    expect(signInEmail.safeParse('info@a/é.ch').success).toBe(false);
  });
});
