/** Titles of columns as mills write them, reduced by `plainHeader`. */
export const columnNames = {
  number: [
    'nummer',
    'nr',
    'stammnummer',
    'stammnr',
    'plattchennummer',
    'number',
    'no',
    'logno',
    'numero',
    'numerodegrume',
    'numar',
  ],
  species: ['holzart', 'baumart', 'species', 'essence', 'specie', 'specielegnosa', 'specia'],
  assortment: ['sortiment', 'sorte', 'assortment', 'assortiment', 'assortimento', 'sortimentul'],
  quality: ['qualitat', 'gute', 'guteklasse', 'quality', 'grade', 'qualite', 'qualita', 'calitate'],
  thicknessClass: [
    'klasse',
    'starkeklasse',
    'class',
    'diameterclass',
    'classe',
    'classediametrique',
    'clasa',
  ],
  count: ['stuck', 'anzahl', 'stamme', 'count', 'pieces', 'nombre', 'pezzi', 'bucati'],
  volume: ['volumen', 'festmeter', 'fm', 'm3', 'volumenm3', 'volume', 'volumem3', 'volum'],
  price: ['preis', 'preisjem3', 'preism3', 'price', 'pricem3', 'prix', 'prixm3', 'prezzo', 'pret'],
} as const;
export type Field = keyof typeof columnNames;
