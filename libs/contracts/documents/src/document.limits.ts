import { paymentTermLimits } from '@jahrring/contracts-common';

/** Longest values in characters; the payment message is that of a Swiss QR-bill. */
export const documentLimits = {
  title: 150,
  positionText: 5000,
  text: 5000,
  paymentMessage: 140,
  orderNumber: 50,
  placeOfDelivery: 150,
  articleNumber: 50,
  centre: 30,
  account: 20,
  /** Positions of a document, without deducted deposits and what a last part carries. */
  positions: 500,
  /** Lines of any kind that are saved together. */
  lines: 600,
  sources: 2000,
  termDays: paymentTermLimits.days,
  /** Documents of one collective bill or bulk change. */
  documents: 200,
} as const;
