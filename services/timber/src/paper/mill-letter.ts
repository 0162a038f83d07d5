import type { MillComparison, MillRow } from '@jahrring/contracts-timber';

/** The content of the letter that disputes a mill's measurement; equal content makes equal bytes. */
export interface MillLetter {
  locale: string;
  /** ISO instant. */
  createdAt: string;
  /** Local day of the licence. */
  day: string;
  licence: { name: string; country: string; place: string };
  /** Name and place of the mill. */
  recipient: string[];
  lot: string;
  measurement: {
    number: string | null;
    measuredOn: string;
    creditNumber: string | null;
    creditOn: string | null;
    reason: string;
  };
  /** Beyond the tolerance. */
  rows: MillRow[];
  totals: Pick<MillComparison, 'own' | 'mill' | 'volumeDifference' | 'valueDifference'>;
}
