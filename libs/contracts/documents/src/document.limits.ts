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
  positions: 500,
  sources: 2000,
  termDays: 365,
  /** Documents of one collective bill or bulk change. */
  documents: 200,
} as const;
