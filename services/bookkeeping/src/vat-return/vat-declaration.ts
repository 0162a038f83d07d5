import type {
  VatAdjustment,
  VatConsideration,
  VatReturnKind,
  VatSettings,
} from '@jahrring/contracts-bookkeeping';
import { xmlElement } from '@jahrring/service-kit';
import type { FigureRow } from './sums';

/** A return as it is handed in. */
export interface VatDeclaration {
  uid: string;
  organisationName: string;
  generatedAt: string;
  fromDay: string;
  toDay: string;
  kind: VatReturnKind;
  consideration: VatConsideration;
  settings: Pick<VatSettings, 'method' | 'activities'>;
  /** At most 50 characters. */
  businessReferenceId: string;
  application: { manufacturer: string; product: string; version: string };
  figures: readonly FigureRow[];
  adjustments: readonly VatAdjustment[];
  payable: string;
}

/** An element of the standard's own namespace. */
export const ech = (name: string, content: Parameters<typeof xmlElement>[1]) =>
  xmlElement(`eCH-0217:${name}`, content);
