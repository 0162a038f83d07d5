import { plainHeader } from '@jahrring/service-kit';
import { serviceTexts } from '../../i18n';

const exports = serviceTexts.all().map((texts) => texts.export.stems.columns);
const own = (name: keyof (typeof exports)[number]) => exports.map((titles) => plainHeader(titles[name]));

/** Titles of columns, as `plainHeader` reduces them: as our own lists write them in any language, or as people do. */
export const stemColumnNames = {
  number: [
    ...own('number'),
    ...['nr', 'stammnummer', 'stammnr', 'plattchennummer', 'plattchen', 'number', 'no', 'numero', 'numar'],
  ],
  species: [
    ...own('species'),
    ...['baumart', 'holzart', 'species', 'essence', 'specie', 'specielegnosa', 'specia'],
  ],
  length: [
    ...own('lengthCm'),
    ...['langem', 'langecm', 'lange', 'length', 'lengthm', 'lengthcm', 'longueur', 'lunghezza', 'lungime'],
  ],
  first: [
    ...own('firstMm'),
    ...[
      'durchmessercm',
      'durchmessermm',
      'durchmesser1',
      'd1',
      'mdm',
      'diameter',
      'diametercm',
      'diametermm',
    ],
    ...['diametre', 'diametro', 'diametru'],
  ],
  second: [...own('secondMm'), ...['durchmesser2', 'd2', 'diameter2', 'diametre2', 'diametro2', 'diametru2']],
  bark: [...own('barkCm'), ...['rinde', 'rindecm', 'bark', 'barkcm', 'ecorce', 'corteccia', 'coaja']],
  assortment: [
    ...own('assortment'),
    ...['sorte', 'assortment', 'assortiment', 'assortimento', 'sortiment', 'sortimentul'],
  ],
  quality: [
    ...own('quality'),
    ...['gute', 'guteklasse', 'quality', 'grade', 'qualite', 'qualita', 'calitate'],
  ],
  weight: [...own('weightKg'), ...['gewichtkg', 'weight', 'weightkg', 'poids', 'peso', 'greutate']],
  day: [...own('measuredOn'), ...['datum', 'messdatum', 'date', 'data']],
  origin: [
    'herkunft',
    'bestand',
    'waldort',
    'schlag',
    'origin',
    'stand',
    'provenance',
    'origine',
    'provenienta',
  ],
  note: [...own('note'), ...['bemerkung', 'notiz', 'note', 'remarque', 'osservazione', 'observatii']],
} as const;
export type StemColumn = keyof typeof stemColumnNames;
