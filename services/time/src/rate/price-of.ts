import type { VatKey } from '@jahrring/contracts-common';
import {
  inForceOn,
  priceOn,
  rateOn,
  type DatedPrice,
  type ObjectKind,
  type Rate,
} from '@jahrring/contracts-inventory';
import { rateInOrder, type EntryKind, type RateSource } from '@jahrring/contracts-time';
import { Decimal } from 'decimal.js';

/** Values on which a price depends. */
export interface PricedLine {
  kind: EntryKind;
  employeeId: string;
  projectId: string;
  /** The activity of hours, the object of every other kind. */
  objectId: string | null;
  workDate: string;
  /** Set on the entry itself. */
  unitPrice?: string | null | undefined;
}

/** An activity or object with its own prices. */
export interface PricedObject {
  id: string;
  kind: ObjectKind;
  unit: string;
  price: string;
  prices: readonly DatedPrice[];
  vatRateKey: VatKey;
}

export interface OwnRate extends DatedPrice {
  projectId: string | null;
  employeeId: string | null;
  objectId: string | null;
}

/** Everything that may price a line. */
export interface RateBook {
  rates: readonly OwnRate[];
  /** Rates of the person's category. */
  category: readonly Rate[];
  object: PricedObject | null;
}

/** The snapshot an entry keeps. */
export interface Price {
  unitPrice: string;
  vatRateKey: VatKey;
  priceSource: RateSource | null;
}

const priceDecimals = 4;
/** Hours without an activity are priced like one that nobody has described. */
const plainHour = { id: '', kind: 'activities', unit: 'hour' } as const;

/** The price of a line on its day, by the rate order. */
export function priceOf(line: PricedLine, { rates, category, object }: RateBook): Price {
  const { kind, projectId, employeeId, objectId, workDate: day } = line;
  const own = (fits: (rate: OwnRate) => boolean) => inForceOn(rates.filter(fits), day)?.price;
  const ofProject = (rate: OwnRate) => rate.projectId === projectId;
  const isHours = kind === 'hours';
  const priced = object ?? (isHours ? plainHour : null);
  const found = rateInOrder({
    entry: line.unitPrice,
    project_person: isHours ? own((rate) => ofProject(rate) && rate.employeeId === employeeId) : null,
    project_object: objectId ? own((rate) => ofProject(rate) && rate.objectId === objectId) : null,
    category: priced ? rateOn(category, priced, day)?.price : null,
    object: object ? priceOn({ price: object.price, datedPrices: object.prices }, day) : null,
    licence: isHours ? own((rate) => rate.projectId === null) : null,
  });
  return {
    unitPrice: new Decimal(found?.price ?? 0).toFixed(priceDecimals),
    vatRateKey: object?.vatRateKey ?? 'standard',
    priceSource: found?.source ?? null,
  };
}
