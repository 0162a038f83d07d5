import type { LotKind, Quality, Species, ThicknessClass, VolumeUnit } from '@jahrring/contracts-timber';

/** The content of the log list of a lot; equal content makes equal bytes. Volumes in solid m³ with three decimals. */
export interface LotPaper {
  locale: string;
  /** ISO instant. */
  createdAt: string;
  licence: { name: string; country: string; place: string };
  lot: {
    number: string;
    title: string;
    kind: LotKind;
    measuredOn: string;
    place: string | null;
    /** WGS84: latitude, longitude. */
    position: [number, number] | null;
    buyer: string | null;
    quantity: string | null;
    unit: VolumeUnit | null;
    volume: string;
  };
  origins: PaperOrigin[];
  sums: PaperSum[];
  logs: PaperLog[];
}

/** An origin of logs of the lot. */
export interface PaperOrigin {
  title: string;
  owner: string | null;
  municipality: string | null;
  parcel: string | null;
  /** Kind and number of the certificate that was valid when the lot was measured. */
  certificate: { kind: string; number: string } | null;
  /** Numbers of the due-diligence statement. */
  ddsReference: string | null;
  ddsVerification: string | null;
}

export interface PaperSum {
  species: Species | null;
  assortment: string | null;
  quality: Quality | null;
  thicknessClass: ThicknessClass | null;
  stemCount: number;
  volume: string;
}

export interface PaperLog {
  title: string;
  species: Species;
  assortment: string | null;
  quality: Quality | null;
  thicknessClass: ThicknessClass;
  lengthCm: number;
  firstMm: number;
  secondMm: number | null;
  barkCm: number;
  diameterCm: number;
  volume: string;
}
