export interface DemoTown {
  zip: string;
  city: string;
  country: 'CH' | 'LI' | 'AT' | 'DE';
  /** Dialling code in international form, without the subscriber number. */
  dial: string;
}

type Row = readonly [zip: string, city: string, dial: string];

const swiss: readonly Row[] = [
  ['3550', 'Langnau i.E.', '+4134'],
  ['3552', 'Bärau', '+4134'],
  ['3555', 'Trubschachen', '+4134'],
  ['3556', 'Trub', '+4134'],
  ['3543', 'Emmenmatt', '+4134'],
  ['3534', 'Signau', '+4134'],
  ['3537', 'Eggiwil', '+4134'],
  ['3538', 'Röthenbach i.E.', '+4134'],
  ['3532', 'Zäziwil', '+4131'],
  ['3533', 'Bowil', '+4131'],
  ['3506', 'Grosshöchstetten', '+4131'],
  ['3504', 'Niederhünigen', '+4131'],
  ['3510', 'Konolfingen', '+4131'],
  ['3436', 'Zollbrück', '+4134'],
  ['3437', 'Rüderswil', '+4134'],
  ['3438', 'Lauperswil', '+4134'],
  ['3432', 'Lützelflüh', '+4134'],
  ['3433', 'Schwanden i.E.', '+4134'],
  ['3452', 'Grünenmatt', '+4134'],
  ['3453', 'Heimisbach', '+4134'],
  ['3454', 'Sumiswald', '+4134'],
  ['3455', 'Grünen', '+4134'],
  ['3457', 'Wasen i.E.', '+4134'],
  ['3462', 'Weier i.E.', '+4134'],
  ['3464', 'Schmidigen-Mühleweg', '+4134'],
  ['3465', 'Dürrenroth', '+4162'],
  ['4950', 'Huttwil', '+4162'],
  ['4938', 'Rohrbach', '+4162'],
  ['4952', 'Eriswil', '+4162'],
  ['4954', 'Wyssachen', '+4162'],
  ['3400', 'Burgdorf', '+4134'],
  ['3412', 'Heimiswil', '+4134'],
  ['3413', 'Kaltacker', '+4134'],
  ['3414', 'Oberburg', '+4134'],
  ['3415', 'Hasle-Rüegsau', '+4134'],
  ['3418', 'Rüegsbach', '+4134'],
  ['3419', 'Biembach i.E.', '+4134'],
  ['3422', 'Kirchberg BE', '+4134'],
  ['3429', 'Hellsau', '+4134'],
  ['3472', 'Wynigen', '+4134'],
  ['3600', 'Thun', '+4133'],
  ['3612', 'Steffisburg', '+4133'],
  ['3616', 'Schwarzenegg', '+4133'],
  ['3617', 'Fahrni b. Thun', '+4133'],
  ['3618', 'Süderen', '+4133'],
  ['3619', 'Eriz', '+4133'],
  ['3110', 'Münsingen', '+4131'],
  ['3672', 'Oberdiessbach', '+4131'],
  ['3673', 'Linden', '+4131'],
  ['3076', 'Worb', '+4131'],
  ['3082', 'Schlosswil', '+4131'],
  ['3077', 'Enggistein', '+4131'],
  ['6182', 'Escholzmatt', '+4141'],
  ['6196', 'Marbach LU', '+4134'],
  ['6170', 'Schüpfheim', '+4141'],
];

const liechtenstein: readonly Row[] = [
  ['9490', 'Vaduz', '+423'],
  ['9494', 'Schaan', '+423'],
  ['9495', 'Triesen', '+423'],
  ['9496', 'Balzers', '+423'],
];

const austria: readonly Row[] = [
  ['6850', 'Dornbirn', '+435572'],
  ['6900', 'Bregenz', '+435574'],
  ['6800', 'Feldkirch', '+435522'],
  ['6700', 'Bludenz', '+435552'],
  ['6870', 'Bezau', '+435514'],
];

const germany: readonly Row[] = [
  ['79761', 'Waldshut-Tiengen', '+497741'],
  ['79713', 'Bad Säckingen', '+497761'],
  ['78462', 'Konstanz', '+497531'],
  ['79822', 'Titisee-Neustadt', '+497651'],
  ['88239', 'Wangen im Allgäu', '+497522'],
  ['79837', 'St. Blasien', '+497672'],
];

function towns(rows: readonly Row[], country: DemoTown['country']): DemoTown[] {
  return rows.map(([zip, city, dial]) => ({ zip, city, country, dial }));
}

/** Real towns with their real postcodes: mostly the Emmental, where Bergwald works. */
export const demoTowns: readonly DemoTown[] = [
  ...towns(swiss, 'CH'),
  ...towns(liechtenstein, 'LI'),
  ...towns(austria, 'AT'),
  ...towns(germany, 'DE'),
];
