import type {
  EldatGap,
  LotEldatGaps,
  Quality,
  Species,
  ThicknessClass,
  WoodType,
} from '@jahrring/contracts-timber';

export interface EldatParty {
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  /** Whom to call or write to; of the supplier the standard asks for it. */
  contact?: EldatContact | null;
}

export interface EldatContact {
  role: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** A lot with what lies in it, as a document tells it. */
export interface EldatLot {
  number: string;
  title: string;
  /** Local day. */
  measuredOn: string;
  /** ISO instant. */
  createdAt: string;
  transactionId: string;
  supplier: EldatParty;
  buyer: EldatParty | null;
  /** Longitude, latitude. */
  position: [number, number] | null;
  certificates: { kind: string; number: string }[];
  logs: EldatOutLog[];
  sums: EldatOutSum[];
  /** Of the delivery note, where there is one. */
  deliveryNumber: string | null;
}

export interface EldatOutLog {
  number: string;
  species: Species;
  lengthCm: number;
  diameterCm: number;
  thicknessClass: ThicknessClass;
  quality: Quality | null;
  /** Solid m³. */
  volume: string;
}

export interface EldatOutSum {
  species: Species;
  assortment: string | null;
  quality: Quality | null;
  woodType: WoodType;
  count: number;
  /** Solid m³. */
  volume: string;
}

const zips = /^[0-9a-zA-Z]{3,10}$/;
const phones = /^\+?[0-9 /-]{5,20}$/;
const mails = /^[^\s@<>()[\]\\.,;:"]+(?:\.[^\s@<>()[\]\\.,;:"]+)*@(?:[a-zA-Z0-9-]+\.)+[a-zA-Z]{2,}$/;

/** Returns whether the standard takes it for a postcode. */
export function isZip(zip: string): boolean {
  return zips.test(zip);
}

/** Returns whether a contact has a name, telephone and mail, as the standard asks. */
export function isContactWhole(contact: EldatContact | null | undefined): boolean {
  return contactGaps(contact).length === 0;
}

function contactGaps(contact: EldatContact | null | undefined): EldatGap[] {
  if (!contact) return ['contact'];
  const { lastName, phone, email } = contact;
  return [
    ...(lastName === '' ? ['contact' as const] : []),
    ...(phones.test(phone) ? [] : ['phone' as const]),
    ...(mails.test(email) ? [] : ['email' as const]),
  ];
}

/** Returns for each document the parts of the standard's schema that it lacks. */
export function gapsOf(lot: EldatLot): LotEldatGaps {
  const gap = (name: EldatGap, is: boolean): EldatGap[] => (is ? [name] : []);
  const { supplier, buyer, position, sums, logs } = lot;
  const zip = gap('zip', !isZip(supplier.zip));
  const party = [...contactGaps(supplier.contact), ...zip];
  const wood = gap('wood', sums.length === 0);
  const place = gap('position', position === null);
  const buyerZip = gap('buyerZip', buyer !== null && !isZip(buyer.zip));
  return {
    allocation: [...party, ...buyerZip, ...place, ...wood],
    'delivery-note': [...party, ...wood],
    'transfer-order': [...party, ...place, ...wood],
    journal: [...zip, ...gap('logs', logs.length === 0)],
  };
}
