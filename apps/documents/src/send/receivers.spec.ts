import { formatReceivers, parseReceivers } from './receivers';

describe('receivers of a mail', () => {
  it('are read as people type them', () => {
    expect(parseReceivers('Anna Muster <anna@firma.ch>, archiv@firma.ch;')).toEqual([
      { name: 'Anna Muster', address: 'anna@firma.ch' },
      { name: '', address: 'archiv@firma.ch' },
    ]);
    expect(parseReceivers('  ')).toEqual([]);
  });

  it('are refused where one is no address', () => {
    expect(parseReceivers('anna@firma.ch, kein at')).toBeNull();
    expect(parseReceivers('Anna <anna@>')).toBeNull();
  });

  it('come back as they were written', () => {
    const receivers = [
      { name: 'Sägewerk Müller, Huber AG', address: 'a@b.ch' },
      { name: '', address: 'c@d.ch' },
    ];
    const again = parseReceivers(formatReceivers(receivers));
    expect(again?.map(({ address }) => address)).toEqual(['a@b.ch', 'c@d.ch']);
  });
});
