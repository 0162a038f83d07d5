/** Columns of a booking batch, version 13, in their order: names as DATEV's format description has them; `"` before texts. */
const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => [
    `"${name} – Art ${index + 1}`,
    `"${name} – Inhalt ${index + 1}`,
  ]).flat();

const columns: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', '"Soll/Haben-Kennzeichen', '"WKZ Umsatz', 'Kurs', 'Basisumsatz'],
  ...['"WKZ Basisumsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', '"BU-Schlüssel', 'Belegdatum'],
  ...['"Belegfeld 1', '"Belegfeld 2', 'Skonto', '"Buchungstext', 'Postensperre', '"Diverse Adressnummer'],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', '"Beleglink', ...numbered('Beleginfo', 8)],
  ...[
    '"KOST1 – Kostenstelle',
    '"KOST2 – Kostenstelle',
    'Kost Menge',
    '"EU-Land u. USt-IdNr.',
    'EU-Steuersatz',
  ],
  ...['"Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp'],
  ...['BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung', ...numbered('Zusatzinformation', 20)],
  ...['Stück', 'Gewicht', 'Zahlweise', '"Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'],
  ...['Skontotyp', '"Auftragsnummer', '"Buchungstyp', 'USt-Schlüssel (Anzahlungen)'],
  ...['"EU-Mitgliedstaat (Anzahlungen)', 'Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)'],
  ...['Erlöskonto (Anzahlungen)', '"Herkunft-Kz', '"Leerfeld', 'KOST-Datum', '"SEPA-Mandatsreferenz'],
  ...[
    'Skontosperre',
    '"Gesellschaftername',
    'Beteiligtennummer',
    '"Identifikationsnummer',
    '"Zeichnernummer',
  ],
  ...['Postensperre bis', '"Bezeichnung', 'Kennzeichen', 'Festschreibung', 'Leistungsdatum'],
  ...['Datum Zuord. Steuerperiode', 'Fälligkeit', '"Generalumkehr (GU)', 'Steuersatz', '"Land'],
  ...['"Abrechnungsreferenz', 'BVV-Position', '"EU-Land u. UStID (Ursprung)', 'EU-Steuersatz (Ursprung)'],
  'Abw. Skontokonto',
];

export const datevColumns = columns.map((name) => name.replace(/^"/, ''));
/** Returns true if the column at a position is a text and is quoted, even if empty. */
export const isDatevText = (index: number): boolean => columns[index]?.startsWith('"') ?? false;
