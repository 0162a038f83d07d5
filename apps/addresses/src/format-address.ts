import type { AddressDraft } from '@jahrring/contracts-addresses';

const join = (...parts: (string | null | undefined)[]) => parts.filter((part) => part?.trim()).join(' ');

/** "Waldstrasse 12" */
export function streetLine({ street, houseNumber }: Pick<AddressDraft, 'street' | 'houseNumber'>): string {
  return join(street, houseNumber);
}

interface LetterTexts {
  salutation: (salutation: string) => string;
  pob: string;
  country: (country: string) => string;
}

/** The lines of an address on a letter sent from `home`; the country stands only on letters that go abroad. */
export function letterLines(address: Partial<AddressDraft>, home: string, texts: LetterTexts): string[] {
  const { salutation, name, supplement, pob, zip, city, country } = address;
  const greeted = salutation && salutation !== 'company' ? texts.salutation(salutation) : '';
  const box = pob?.trim() ? (/^\d+$/.test(pob.trim()) ? `${texts.pob} ${pob.trim()}` : pob.trim()) : '';
  const abroad = country && country !== home ? texts.country(country).toUpperCase() : '';
  const lines = [greeted, name ?? '', supplement ?? '', streetLine(address), box, join(zip, city), abroad];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** A website as a link, whether or not it was typed with its scheme. */
export function websiteUrl(website: string): string {
  return /^https?:\/\//i.test(website) ? website : `https://${website}`;
}
