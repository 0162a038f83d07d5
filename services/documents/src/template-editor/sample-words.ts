import type { DocumentLanguage } from '@jahrring/contracts-documents';

interface SampleWords {
  title: string;
  recipient: string;
  street: string;
  headings: readonly [string, string];
  felling: string;
  hauling: string;
  planting: string;
  care: string;
  note: string;
}

/** A small job in the wood, as a sample tells it. */
export const sampleWords: Readonly<Record<DocumentLanguage, SampleWords>> = {
  de: {
    title: 'Durchforstung Muster, Winter',
    recipient: 'Beispiel Sägewerk AG',
    street: 'Sägestrasse',
    headings: ['Holzernte', 'Pflanzung'],
    felling: 'Fällen und Aufrüsten, Abteilung 4, mit Sicherung der Waldstrasse während der Arbeiten',
    hauling: 'Rücken mit Forsttraktor',
    planting: 'Pflanzung Eiche mit Wuchshülle',
    care: 'Nachpflege im zweiten Jahr',
    note: 'Die Arbeiten wurden nach der gemeinsamen Begehung ausgeführt.',
  },
  en: {
    title: 'Sample thinning, winter',
    recipient: 'Sample Sawmill Ltd',
    street: 'Mill Road',
    headings: ['Harvest', 'Planting'],
    felling: 'Felling and processing, compartment 4, with the forest road secured during the work',
    hauling: 'Hauling with a forest tractor',
    planting: 'Planting of oaks with tree shelters',
    care: 'Tending in the second year',
    note: 'The work was done after the inspection on site.',
  },
  fr: {
    title: 'Éclaircie modèle, hiver',
    recipient: 'Scierie Exemple SA',
    street: 'Rue de la Scierie',
    headings: ['Récolte', 'Plantation'],
    felling: 'Abattage et façonnage, division 4, avec sécurisation du chemin forestier pendant les travaux',
    hauling: 'Débardage au tracteur forestier',
    planting: 'Plantation de chênes avec manchons',
    care: 'Soins la deuxième année',
    note: 'Les travaux ont été exécutés après la visite commune.',
  },
  it: {
    title: 'Diradamento modello, inverno',
    recipient: 'Segheria Esempio SA',
    street: 'Via della Segheria',
    headings: ['Raccolta', 'Piantagione'],
    felling: 'Abbattimento e allestimento, sezione 4, con la strada forestale in sicurezza durante i lavori',
    hauling: 'Esbosco con trattore forestale',
    planting: 'Piantagione di querce con protezioni',
    care: 'Cure nel secondo anno',
    note: 'I lavori sono stati eseguiti dopo il sopralluogo comune.',
  },
  ro: {
    title: 'Rărire model, iarna',
    recipient: 'Gater Exemplu SRL',
    street: 'Strada Gaterului',
    headings: ['Recoltare', 'Plantare'],
    felling: 'Doborâre și fasonare, parcela 4, cu drumul forestier asigurat în timpul lucrărilor',
    hauling: 'Colectare cu tractorul forestier',
    planting: 'Plantare de stejar cu tuburi de protecție',
    care: 'Îngrijire în al doilea an',
    note: 'Lucrările au fost executate după vizita comună.',
  },
};
