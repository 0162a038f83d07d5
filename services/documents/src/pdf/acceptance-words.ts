import type { DocumentLanguage } from '@jahrring/contracts-documents';

/** Words of the sheet that says how an offer was accepted. */
export interface AcceptanceWords {
  title: string;
  of: string;
  by: string;
  at: string;
  network: string;
  optional: string;
  file: string;
  signature: string;
  /** Label for a name that was typed, where no signature was drawn. */
  typed: string;
  note: string;
}

export const acceptanceWords: Readonly<Record<DocumentLanguage, AcceptanceWords>> = {
  de: {
    title: 'Annahme',
    of: 'Angenommen',
    by: 'Name',
    at: 'Zeitpunkt',
    network: 'Netzwerkadresse (gekürzt)',
    optional: 'Dazu bestellt',
    file: 'Prüfsumme des PDF (SHA-256)',
    signature: 'Unterschrift',
    typed: 'Mit dem Namen unterzeichnet',
    note: 'Die Annahme wurde online über einen persönlichen Link erklärt. Sie gilt für das PDF mit dieser Prüfsumme.',
  },
  en: {
    title: 'Acceptance',
    of: 'Accepted',
    by: 'Name',
    at: 'Time',
    network: 'Network address (shortened)',
    optional: 'Ordered as well',
    file: 'Checksum of the PDF (SHA-256)',
    signature: 'Signature',
    typed: 'Signed with the name',
    note: 'Accepted online by a personal link. It is valid for the PDF with this checksum.',
  },
  fr: {
    title: 'Acceptation',
    of: 'Accepté',
    by: 'Nom',
    at: 'Date et heure',
    network: 'Adresse réseau (abrégée)',
    optional: 'Commandé en plus',
    file: 'Somme de contrôle du PDF (SHA-256)',
    signature: 'Signature',
    typed: 'Signé par le nom',
    note: 'Accepté en ligne par un lien personnel. L’acceptation vaut pour le PDF portant cette somme de contrôle.',
  },
  it: {
    title: 'Accettazione',
    of: 'Accettato',
    by: 'Nome',
    at: 'Data e ora',
    network: 'Indirizzo di rete (abbreviato)',
    optional: 'Ordinato in aggiunta',
    file: 'Somma di controllo del PDF (SHA-256)',
    signature: 'Firma',
    typed: 'Firmato con il nome',
    note: 'Accettato online tramite un link personale. L’accettazione vale per il PDF con questa somma di controllo.',
  },
  ro: {
    title: 'Acceptare',
    of: 'Acceptat',
    by: 'Nume',
    at: 'Data și ora',
    network: 'Adresa de rețea (scurtată)',
    optional: 'Comandat în plus',
    file: 'Suma de control a PDF-ului (SHA-256)',
    signature: 'Semnătura',
    typed: 'Semnat cu numele',
    note: 'Acceptat online printr-un link personal. Acceptarea este valabilă pentru PDF-ul cu această sumă de control.',
  },
};
