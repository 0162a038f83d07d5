/** Purchase of the demo licences: title, account, price without VAT and the number of days until the next such bill. */
export interface DemoSupply {
  title: string;
  account: string;
  net: string;
  everyDays: number;
  /** Index of the supplier among those of the licence. */
  supplier: number;
  /** Borne by one of the licence's projects. */
  ofProject: boolean;
  vatKey: 'standard' | 'exempt';
}

const supply = (
  [title, account, net]: readonly [string, string, string],
  [supplier, everyDays]: readonly [number, number],
  more: Partial<Pick<DemoSupply, 'ofProject' | 'vatKey'>> = {},
): DemoSupply => ({
  ...{ title, account, net, supplier, everyDays, ofProject: false, vatKey: 'standard' },
  ...more,
});

/** In forestry: other people's machines and lorries for the orders, fuel, service and insurance for the rest. */
export const demoSupplies: readonly DemoSupply[] = [
  supply(['Rundholztransport', '6280', '1840.00'], [0, 24], { ofProject: true }),
  supply(['Vollernter mit Fahrer', '4400', '6250.00'], [1, 41], { ofProject: true }),
  supply(['Helikopterflug Holzbringung', '4400', '9480.00'], [2, 95], { ofProject: true }),
  supply(['Diesel und Sonderkraftstoff', '4520', '1326.40'], [3, 17]),
  supply(['Sägeketten, Schwerter, Feilen', '4000', '468.25'], [4, 29]),
  supply(['Service Forwarder, 500 Stunden', '6100', '2875.60'], [5, 58]),
  supply(['Motorfahrzeugversicherung', '6300', '3120.00'], [6, 182], { vatKey: 'exempt' }),
  supply(['Telefon und Internet', '6510', '189.90'], [7, 30]),
];
