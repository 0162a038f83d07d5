import type { LicenceView } from '@jahrring/contracts-admin';
import { inLanguage } from '@jahrring/service-kit';

/** Texts of superadmins' exports; the columns stand in this order. */
export interface InstallationTexts {
  licences: string;
  users: string;
  licence: Readonly<Record<LicenceColumn, string>>;
  user: Readonly<Record<UserColumn, string>>;
  state: Readonly<Record<LicenceView['state'], string>>;
  type: Readonly<Record<LicenceView['type'], string>>;
  yes: string;
  no: string;
}

type LicenceColumn =
  'name' | 'state' | 'type' | 'activeUsers' | 'userLimit' | 'zip' | 'city' | 'startsOn' | 'endsOn';
type UserColumn = 'lastName' | 'firstName' | 'email' | 'superadmin' | 'blocked' | 'licences' | 'lastSignInAt';

const de: InstallationTexts = {
  licences: 'Lizenzen',
  users: 'Benutzer',
  licence: {
    name: 'Name',
    state: 'Zustand',
    type: 'Art',
    activeUsers: 'Aktive Personen',
    userLimit: 'Plätze',
    zip: 'PLZ',
    city: 'Ort',
    startsOn: 'Beginn',
    endsOn: 'Ende',
  },
  user: {
    lastName: 'Nachname',
    firstName: 'Vorname',
    email: 'E-Mail',
    superadmin: 'Superadmin',
    blocked: 'Gesperrt',
    licences: 'Lizenzen',
    lastSignInAt: 'Zuletzt angemeldet',
  },
  state: {
    awaiting_activation: 'Wartet auf Freischaltung',
    active: 'Aktiv',
    blocked: 'Gesperrt',
    inactive: 'Inaktiv',
    deleted: 'Gelöscht',
  },
  type: {
    light: 'Light',
    standard: 'Standard',
    extended: 'Erweitert',
    industry_solution: 'Branchenlösung',
    demo: 'Demo',
  },
  yes: 'ja',
  no: 'nein',
};
const en: InstallationTexts = {
  licences: 'Licences',
  users: 'Users',
  licence: {
    name: 'Name',
    state: 'State',
    type: 'Type',
    activeUsers: 'Active people',
    userLimit: 'Places',
    zip: 'Postcode',
    city: 'City',
    startsOn: 'Start',
    endsOn: 'End',
  },
  user: {
    lastName: 'Last name',
    firstName: 'First name',
    email: 'Email',
    superadmin: 'Superadmin',
    blocked: 'Blocked',
    licences: 'Licences',
    lastSignInAt: 'Last sign-in',
  },
  state: {
    awaiting_activation: 'Awaiting activation',
    active: 'Active',
    blocked: 'Blocked',
    inactive: 'Inactive',
    deleted: 'Deleted',
  },
  type: {
    light: 'Light',
    standard: 'Standard',
    extended: 'Extended',
    industry_solution: 'Industry solution',
    demo: 'Demo',
  },
  yes: 'yes',
  no: 'no',
};
const fr: InstallationTexts = {
  licences: 'Licences',
  users: 'Utilisateurs',
  licence: {
    name: 'Nom',
    state: 'État',
    type: 'Type',
    activeUsers: 'Personnes actives',
    userLimit: 'Places',
    zip: 'NPA',
    city: 'Localité',
    startsOn: 'Début',
    endsOn: 'Fin',
  },
  user: {
    lastName: 'Nom',
    firstName: 'Prénom',
    email: 'E-mail',
    superadmin: 'Superadmin',
    blocked: 'Bloqué',
    licences: 'Licences',
    lastSignInAt: 'Dernière connexion',
  },
  state: {
    awaiting_activation: 'En attente d’activation',
    active: 'Active',
    blocked: 'Bloquée',
    inactive: 'Inactive',
    deleted: 'Supprimée',
  },
  type: {
    light: 'Light',
    standard: 'Standard',
    extended: 'Étendue',
    industry_solution: 'Solution sectorielle',
    demo: 'Démo',
  },
  yes: 'oui',
  no: 'non',
};
const it: InstallationTexts = {
  licences: 'Licenze',
  users: 'Utenti',
  licence: {
    name: 'Nome',
    state: 'Stato',
    type: 'Tipo',
    activeUsers: 'Persone attive',
    userLimit: 'Posti',
    zip: 'NPA',
    city: 'Località',
    startsOn: 'Inizio',
    endsOn: 'Fine',
  },
  user: {
    lastName: 'Cognome',
    firstName: 'Nome',
    email: 'E-mail',
    superadmin: 'Superadmin',
    blocked: 'Bloccato',
    licences: 'Licenze',
    lastSignInAt: 'Ultimo accesso',
  },
  state: {
    awaiting_activation: 'In attesa di attivazione',
    active: 'Attiva',
    blocked: 'Bloccata',
    inactive: 'Inattiva',
    deleted: 'Eliminata',
  },
  type: {
    light: 'Light',
    standard: 'Standard',
    extended: 'Estesa',
    industry_solution: 'Soluzione di settore',
    demo: 'Demo',
  },
  yes: 'sì',
  no: 'no',
};
const ro: InstallationTexts = {
  licences: 'Licențe',
  users: 'Utilizatori',
  licence: {
    name: 'Nume',
    state: 'Stare',
    type: 'Tip',
    activeUsers: 'Persoane active',
    userLimit: 'Locuri',
    zip: 'Cod poștal',
    city: 'Localitate',
    startsOn: 'Început',
    endsOn: 'Sfârșit',
  },
  user: {
    lastName: 'Nume',
    firstName: 'Prenume',
    email: 'E-mail',
    superadmin: 'Superadmin',
    blocked: 'Blocat',
    licences: 'Licențe',
    lastSignInAt: 'Ultima autentificare',
  },
  state: {
    awaiting_activation: 'Așteaptă activarea',
    active: 'Activă',
    blocked: 'Blocată',
    inactive: 'Inactivă',
    deleted: 'Ștearsă',
  },
  type: {
    light: 'Light',
    standard: 'Standard',
    extended: 'Extinsă',
    industry_solution: 'Soluție de ramură',
    demo: 'Demo',
  },
  yes: 'da',
  no: 'nu',
};

/** Titles and words of an export in the reader's language; German where there is none of it. */
export function installationTexts(locale: string): InstallationTexts {
  return inLanguage({ de, en, fr, it, ro }, locale);
}
