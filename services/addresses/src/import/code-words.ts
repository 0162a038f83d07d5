import { plainHeader } from '@jahrring/service-kit';

type Words = Readonly<Record<string, readonly string[]>>;

const countryWords: Words = {
  CH: ['ch', 'che', 'schweiz', 'switzerland', 'suisse', 'svizzera', 'svizra', 'elvetia'],
  DE: ['d', 'de', 'deu', 'deutschland', 'germany', 'allemagne', 'germania'],
  AT: ['a', 'at', 'aut', 'osterreich', 'oesterreich', 'austria', 'autriche'],
  IT: ['i', 'it', 'ita', 'italien', 'italy', 'italie', 'italia'],
  FR: ['f', 'fr', 'fra', 'frankreich', 'france', 'francia', 'franta'],
  LI: ['fl', 'li', 'lie', 'liechtenstein', 'furstentumliechtenstein'],
};
const salutationWords: Words = {
  ms: ['frau', 'ms', 'mrs', 'miss', 'madame', 'mme', 'signora', 'sigra', 'doamna'],
  mr: ['herr', 'herrn', 'mr', 'monsieur', 'm', 'signor', 'signore', 'sig', 'domnul'],
  family: ['familie', 'fam', 'family', 'famille', 'famiglia', 'familia', 'herrundfrau'],
  company: ['firma', 'company', 'entreprise', 'societe', 'ditta', 'societa', 'firme'],
};
const kindWords: Words = {
  company: [
    'firma',
    'unternehmen',
    'company',
    'business',
    'organisation',
    'entreprise',
    'societe',
    'ditta',
    'juristischeperson',
  ],
  person: [
    'person',
    'privat',
    'privatperson',
    'private',
    'personne',
    'prive',
    'particulier',
    'persona',
    'privato',
    'naturlicheperson',
  ],
};
const languageWords: Words = {
  de: ['de', 'd', 'deutsch', 'german', 'allemand', 'tedesco', 'germana'],
  en: ['en', 'e', 'englisch', 'english', 'anglais', 'inglese', 'engleza'],
  fr: ['fr', 'f', 'franzosisch', 'french', 'francais', 'francese', 'franceza'],
  it: ['it', 'i', 'italienisch', 'italian', 'italien', 'italiano', 'italiana'],
  ro: ['ro', 'rumanisch', 'romanian', 'roumain', 'rumeno', 'romana'],
};

/** The code a word stands for; an unknown word comes back as it is, so that the check can name it. */
function codeFor(words: Words, text: string): string {
  const plain = plainHeader(text);
  const found = Object.entries(words).find(([, names]) => names.includes(plain));
  return found ? found[0] : text;
}

export const codeWords = {
  country: (text: string) => codeFor(countryWords, text),
  salutation: (text: string) => codeFor(salutationWords, text),
  kind: (text: string) => codeFor(kindWords, text),
  language: (text: string) => codeFor(languageWords, text),
};
