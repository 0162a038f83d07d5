import type { WorkStatus } from '@jahrring/contracts-common';

export const documentTypes = [
  'offer',
  'order_confirmation',
  'delivery_note',
  'bill',
  'bill_correction',
  'letter',
  'project_sheet',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Types somebody begins anew; a correction only comes of the bill it corrects. */
export const creatableTypes = [
  'offer',
  'order_confirmation',
  'delivery_note',
  'bill',
  'letter',
  'project_sheet',
] as const satisfies readonly DocumentType[];
export type CreatableType = (typeof creatableTypes)[number];

/** Kinds of bills; the kind determines the title and the role in the chain of documents. */
export const billKinds = ['standard', 'part', 'deposit', 'final', 'collective'] as const;
export type BillKind = (typeof billKinds)[number];

export const documentStatuses = [
  'PREP',
  'OFFR',
  'CONF',
  'REJC',
  'DONE',
  'PACH',
  'CHRG',
  'PAID',
  'PCAN',
  'CANC',
  'ARCH',
] as const satisfies readonly WorkStatus[];
export type DocumentStatus = (typeof documentStatuses)[number];

interface Step {
  to: DocumentStatus;
  /** Follows from bills and payments and is never set by hand. */
  derived?: true;
  /** Gives the number and freezes the document. */
  issues?: true;
  /** Only through a bill correction. */
  correction?: true;
}

type Transitions = Partial<Record<DocumentStatus, readonly Step[]>>;

const derived = (to: DocumentStatus): Step => ({ to, derived: true });

const letterLike: Transitions = { PREP: [{ to: 'DONE', issues: true }], DONE: [{ to: 'ARCH' }] };

/** The whole table of the states a document can take, by type. */
export const documentTransitions: Readonly<Record<DocumentType, Transitions>> = {
  offer: {
    PREP: [{ to: 'OFFR', issues: true }],
    OFFR: [{ to: 'CONF' }, { to: 'REJC' }, { to: 'CANC' }, { to: 'PREP' }],
    CONF: [{ to: 'ARCH' }],
    REJC: [{ to: 'ARCH' }],
    CANC: [{ to: 'ARCH' }],
  },
  order_confirmation: {
    PREP: [{ to: 'CONF', issues: true }],
    CONF: [derived('PACH'), derived('CHRG'), { to: 'CANC' }],
    PACH: [derived('CHRG')],
    CHRG: [{ to: 'ARCH' }],
  },
  delivery_note: {
    PREP: [{ to: 'DONE', issues: true }, { to: 'CANC' }],
    DONE: [derived('PACH'), { to: 'CANC' }, { to: 'ARCH' }],
    PACH: [derived('CHRG')],
    CHRG: [{ to: 'ARCH' }],
  },
  bill: {
    PREP: [{ to: 'CHRG', issues: true }],
    CHRG: [derived('PAID'), derived('PCAN'), { to: 'CANC', correction: true }],
    PAID: [derived('PCAN'), { to: 'ARCH' }, { to: 'CANC', correction: true }],
    PCAN: [derived('CHRG'), { to: 'ARCH' }],
  },
  bill_correction: { PREP: [{ to: 'CHRG', issues: true }], CHRG: [{ to: 'ARCH' }] },
  letter: letterLike,
  project_sheet: letterLike,
};

/** The step that leads from one state to another, or undefined when there is none. */
export function findStep(type: DocumentType, from: DocumentStatus, to: DocumentStatus): Step | undefined {
  return documentTransitions[type][from]?.find((step) => step.to === to);
}

/** The state a draft of this type takes when it is issued. */
export function issuedStatus(type: DocumentType): DocumentStatus {
  const step = documentTransitions[type].PREP?.find((candidate) => candidate.issues);
  if (!step) throw new Error(`documents of type ${type} cannot be issued`);
  return step.to;
}

/** A draft has no number and may be edited; every other state is frozen. */
export function isDraft(document: { status: DocumentStatus }): boolean {
  return document.status === 'PREP';
}
