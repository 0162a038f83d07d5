import type { ClosingWay, EntryKind, ReportLanguage, ReportSection, Weather } from '@jahrring/contracts-time';

/** The words of a printed report. */
export interface ReportTexts {
  title: string;
  revision: string;
  date: string;
  project: string;
  drawnUpBy: string;
  weather: string;
  weathers: Readonly<Record<Weather, string>>;
  work: string;
  remarks: string;
  sections: Readonly<Record<ReportSection, string>>;
  person: string;
  activity: string;
  what: string;
  times: string;
  breakOf: (minutes: number) => string;
  hours: string;
  amount: string;
  price: string;
  total: string;
  sum: string;
  /** What a line without an object is. */
  kinds: Readonly<Partial<Record<EntryKind, string>>>;
  photos: string;
  photo: (number: number) => string;
  ways: Readonly<Record<ClosingWay, string>>;
  signer: string;
  signedAt: string;
  finishedBy: string;
  reason: string;
  page: (page: number, pages: number) => string;
}

const de: ReportTexts = {
  title: 'Regierapport',
  revision: 'Fassung',
  date: 'Datum',
  project: 'Projekt',
  drawnUpBy: 'Erstellt von',
  weather: 'Wetter',
  weathers: {
    sunny: 'sonnig',
    cloudy: 'bewölkt',
    rain: 'Regen',
    snow: 'Schnee',
    wind: 'Wind',
    fog: 'Nebel',
    frost: 'Frost',
  },
  work: 'Ausgeführte Arbeiten',
  remarks: 'Bemerkungen',
  sections: {
    people: 'Personen',
    machines: 'Maschinen und Fahrzeuge',
    material: 'Material',
    expenses: 'Spesen und Fremdleistungen',
  },
  person: 'Person',
  activity: 'Tätigkeit',
  what: 'Bezeichnung',
  times: 'Zeit',
  breakOf: (minutes) => `${minutes} min Pause`,
  hours: 'Stunden',
  amount: 'Menge',
  price: 'Ansatz',
  total: 'Betrag',
  sum: 'Total',
  kinds: { expenses: 'Spesen', externals: 'Fremdleistung' },
  photos: 'Fotos',
  photo: (number) => `Foto ${number}`,
  ways: {
    screen: 'Unterschrift des Kunden',
    paper: 'Auf Papier unterschrieben',
    absent: 'Ohne Unterschrift abgeschlossen',
  },
  signer: 'Name',
  signedAt: 'Unterschrieben am',
  finishedBy: 'Abgeschlossen von',
  reason: 'Grund',
  page: (page, pages) => `Seite ${page} von ${pages}`,
};

const en: ReportTexts = {
  title: 'Day report',
  revision: 'Revision',
  date: 'Date',
  project: 'Project',
  drawnUpBy: 'Drawn up by',
  weather: 'Weather',
  weathers: {
    sunny: 'sunny',
    cloudy: 'cloudy',
    rain: 'rain',
    snow: 'snow',
    wind: 'wind',
    fog: 'fog',
    frost: 'frost',
  },
  work: 'Work done',
  remarks: 'Remarks',
  sections: {
    people: 'People',
    machines: 'Machines and vehicles',
    material: 'Material',
    expenses: 'Expenses and external services',
  },
  person: 'Person',
  activity: 'Activity',
  what: 'Description',
  times: 'Time',
  breakOf: (minutes) => `${minutes} min break`,
  hours: 'Hours',
  amount: 'Quantity',
  price: 'Rate',
  total: 'Amount',
  sum: 'Total',
  kinds: { expenses: 'Expenses', externals: 'External service' },
  photos: 'Photos',
  photo: (number) => `Photo ${number}`,
  ways: {
    screen: 'Customer’s signature',
    paper: 'Signed on paper',
    absent: 'Finished without a signature',
  },
  signer: 'Name',
  signedAt: 'Signed on',
  finishedBy: 'Finished by',
  reason: 'Reason',
  page: (page, pages) => `Page ${page} of ${pages}`,
};

const fr: ReportTexts = {
  title: 'Rapport de régie',
  revision: 'Version',
  date: 'Date',
  project: 'Projet',
  drawnUpBy: 'Établi par',
  weather: 'Météo',
  weathers: {
    sunny: 'ensoleillé',
    cloudy: 'nuageux',
    rain: 'pluie',
    snow: 'neige',
    wind: 'vent',
    fog: 'brouillard',
    frost: 'gel',
  },
  work: 'Travaux exécutés',
  remarks: 'Remarques',
  sections: {
    people: 'Personnes',
    machines: 'Machines et véhicules',
    material: 'Matériel',
    expenses: 'Frais et prestations de tiers',
  },
  person: 'Personne',
  activity: 'Activité',
  what: 'Désignation',
  times: 'Horaire',
  breakOf: (minutes) => `${minutes} min de pause`,
  hours: 'Heures',
  amount: 'Quantité',
  price: 'Tarif',
  total: 'Montant',
  sum: 'Total',
  kinds: { expenses: 'Frais', externals: 'Prestation de tiers' },
  photos: 'Photos',
  photo: (number) => `Photo ${number}`,
  ways: {
    screen: 'Signature du client',
    paper: 'Signé sur papier',
    absent: 'Clôturé sans signature',
  },
  signer: 'Nom',
  signedAt: 'Signé le',
  finishedBy: 'Clôturé par',
  reason: 'Motif',
  page: (page, pages) => `Page ${page} sur ${pages}`,
};

const it: ReportTexts = {
  title: 'Rapporto a regia',
  revision: 'Versione',
  date: 'Data',
  project: 'Progetto',
  drawnUpBy: 'Redatto da',
  weather: 'Meteo',
  weathers: {
    sunny: 'soleggiato',
    cloudy: 'nuvoloso',
    rain: 'pioggia',
    snow: 'neve',
    wind: 'vento',
    fog: 'nebbia',
    frost: 'gelo',
  },
  work: 'Lavori eseguiti',
  remarks: 'Osservazioni',
  sections: {
    people: 'Persone',
    machines: 'Macchine e veicoli',
    material: 'Materiale',
    expenses: 'Spese e prestazioni di terzi',
  },
  person: 'Persona',
  activity: 'Attività',
  what: 'Descrizione',
  times: 'Orario',
  breakOf: (minutes) => `${minutes} min di pausa`,
  hours: 'Ore',
  amount: 'Quantità',
  price: 'Tariffa',
  total: 'Importo',
  sum: 'Totale',
  kinds: { expenses: 'Spese', externals: 'Prestazione di terzi' },
  photos: 'Foto',
  photo: (number) => `Foto ${number}`,
  ways: {
    screen: 'Firma del cliente',
    paper: 'Firmato su carta',
    absent: 'Concluso senza firma',
  },
  signer: 'Nome',
  signedAt: 'Firmato il',
  finishedBy: 'Concluso da',
  reason: 'Motivo',
  page: (page, pages) => `Pagina ${page} di ${pages}`,
};

const ro: ReportTexts = {
  title: 'Raport de lucru',
  revision: 'Versiunea',
  date: 'Data',
  project: 'Proiect',
  drawnUpBy: 'Întocmit de',
  weather: 'Vreme',
  weathers: {
    sunny: 'însorit',
    cloudy: 'înnorat',
    rain: 'ploaie',
    snow: 'ninsoare',
    wind: 'vânt',
    fog: 'ceață',
    frost: 'îngheț',
  },
  work: 'Lucrări executate',
  remarks: 'Observații',
  sections: {
    people: 'Persoane',
    machines: 'Utilaje și vehicule',
    material: 'Material',
    expenses: 'Cheltuieli și servicii externe',
  },
  person: 'Persoană',
  activity: 'Activitate',
  what: 'Denumire',
  times: 'Interval',
  breakOf: (minutes) => `pauză ${minutes} min`,
  hours: 'Ore',
  amount: 'Cantitate',
  price: 'Tarif',
  total: 'Sumă',
  sum: 'Total',
  kinds: { expenses: 'Cheltuieli', externals: 'Serviciu extern' },
  photos: 'Fotografii',
  photo: (number) => `Fotografia ${number}`,
  ways: {
    screen: 'Semnătura clientului',
    paper: 'Semnat pe hârtie',
    absent: 'Încheiat fără semnătură',
  },
  signer: 'Nume',
  signedAt: 'Semnat la',
  finishedBy: 'Încheiat de',
  reason: 'Motiv',
  page: (page, pages) => `Pagina ${page} din ${pages}`,
};

const byLanguage: Readonly<Record<ReportLanguage, ReportTexts>> = { de, en, fr, it, ro };

export function reportTexts(language: ReportLanguage): ReportTexts {
  return byLanguage[language];
}
