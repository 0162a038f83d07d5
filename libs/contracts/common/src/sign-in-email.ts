import { z } from 'zod';

/** Browsers and Node both have it; contracts are compiled with the types of neither. */
declare const URL: { new (text: string): { hostname: string }; canParse(text: string): boolean };

const plainDomain = /^[^\s/?#@:\\[\]]+$/u;

/**
 * The one form of an e-mail address that identifies an account: trimmed, Unicode NFC, lower case in every language alike, the
 * domain in its ASCII form (UTS 46, `müller.ch` is `xn--mller-kva.ch`).
 */
export function canonicalEmail(text: string): string {
  const plain = text.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@');
  return at < 1 ? plain : `${plain.slice(0, at)}@${asciiDomain(plain.slice(at + 1))}`;
}

/** A domain as DNS knows it; what is none stays as it is, for the address check to refuse. */
function asciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain) || !plainDomain.test(domain)) return domain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}

/** An address somebody signs in with; comes out in its canonical form. */
export const signInEmail = z.string().max(500).transform(canonicalEmail).pipe(z.email().max(180));
