import type { Quality } from '@jahrring/contracts-timber';

/** Messages of StanForD 2010 that are read: harvested production, forwarded production, operational monitoring. */
export const stanfordMessages = ['hpr', 'fpr', 'mom'] as const;
export type StanfordMessage = (typeof stanfordMessages)[number];

/** Message and version of the file, and the machine it comes from. */
export interface StanfordMachine {
  message: StanfordMessage;
  /** Of the standard, such as "3.3". */
  version: string;
  /** Unique for the machine's computer; keys of stems and loads count within it. */
  machineKey: string;
  /** The owner's name of it; empty where none is given. */
  userId: string;
  category: string;
  manufacturer: string;
  model: string;
  serial: string;
}

/** Definition to which keys of stems, loads and times refer. Texts are as on the machine. */
export interface StanfordDefinition {
  kind: 'species' | 'product' | 'object' | 'subObject' | 'operator' | 'delivery' | 'location';
  key: string;
  /** `product` and `delivery`: the product's group or the species key; `subObject`, `location`: the object's key; else ''. */
  parentKey: string;
  name: string;
  userId: string;
  /** `object`: its certificate as the machine names it, such as "FSC"; `product`: its group; else ''. */
  detail: string;
  /** `object`: the forest owner's name, where given; else ''. */
  owner: string;
  /** `location`: where it is, if the machine tells. */
  position?: StanfordPosition | null;
}

/** Volumes in m³ as the decimals of the file: by price, over bark, under bark; null where the machine gives none. */
export interface StanfordVolumes {
  price: string | null;
  overBark: string | null;
  underBark: string | null;
}

/** A stem as people have measured it, over bark; the licence's rule and bark table make the rest of it. */
export interface StemReadingsOfFile {
  firstMm: number;
  secondMm: number | null;
  barkCm: number | null;
  quality: Quality | null;
  weightKg: number | null;
  measuredOn: string;
  note: string | null;
}

/** One log of a stem. */
export interface StanfordLog {
  logKey: string;
  productKey: string;
  volumes: StanfordVolumes;
  /** Middle of the log under bark in mm, by the classic rounding (HKS) where the machine gives it, else as measured. */
  middleUnderBarkMm: number | null;
  middleOverBarkMm: number | null;
  topUnderBarkMm: number | null;
  buttUnderBarkMm: number | null;
  lengthCm: number;
  /** Of a list of stems; a machine tells none. */
  readings?: StemReadingsOfFile;
}

/** In decimal degrees, WGS 84. */
export interface StanfordPosition {
  latitude: number;
  longitude: number;
}

/** One tree. Several trees gripped at once share one diameter and one `bunchKey`; each has its own logs and volumes. */
export interface StanfordStem {
  machineKey: string;
  stemKey: string;
  number: string;
  speciesKey: string;
  objectKey: string;
  subObjectKey: string;
  operatorKey: string;
  /** An instant; null where the file gives none. */
  harvestedAt: string | null;
  bunchKey: string;
  dbhMm: number | null;
  position: StanfordPosition | null;
  /** None for a tree that was only felled. */
  logs: StanfordLog[];
}

/** Part of a forwarder's load for one delivery and place. */
export interface StanfordPartialLoad {
  partialLoadKey: string;
  deliveryKey: string;
  locationKey: string;
  productKey: string;
  overBark: string | null;
  underBark: string | null;
  /** In kg. */
  weight: string | null;
}

export interface StanfordLoad {
  machineKey: string;
  loadKey: string;
  number: string;
  operatorKey: string;
  objectKey: string;
  unloadedAt: string | null;
  /** Place of unloading, if the file has it. */
  position: StanfordPosition | null;
  parts: StanfordPartialLoad[];
}

/** A span of a machine's work; one file tells either single spans (individual) or sums of a stretch (combined). */
export interface StanfordWork {
  machineKey: string;
  operatorKey: string;
  objectKey: string;
  subObjectKey: string;
  startedAt: string;
  endedAt: string;
  /** In seconds: the engine ran, the machine worked, the machine stood. */
  engineSeconds: number;
  runSeconds: number;
  downSeconds: number;
  /** In litres. */
  fuelLitres: string;
  drivenMetres: number;
  /** Such as "Processing", "Terrain travel"; of a stretch the longest. */
  category: string;
}

/** An operator's shift on the machine. */
export interface StanfordShift {
  machineKey: string;
  shiftKey: string;
  operatorKey: string;
  objectKey: string;
  subObjectKey: string;
  startedAt: string;
  endedAt: string;
}

/** The machine's own counters at the end of the report, since it was built. */
export interface StanfordCounters {
  machineKey: string;
  reportedAt: string | null;
  engineSeconds: number | null;
  fuelLitres: string | null;
  drivenMetres: number | null;
}

/**
 * Receiver of what the reader finds, in the order of the file; the reader waits for `turn` between two pieces of it.
 */
export interface StanfordSink {
  machine?(machine: StanfordMachine): void;
  definition?(definition: StanfordDefinition): void;
  stem?(stem: StanfordStem): void;
  load?(load: StanfordLoad): void;
  work?(work: StanfordWork): void;
  shift?(shift: StanfordShift): void;
  counters?(counters: StanfordCounters): void;
  turn?(): Promise<void>;
}
