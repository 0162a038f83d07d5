import type { DocumentLanguage, DocumentType } from '@jahrring/contracts-documents';

/** Fixed words of a printed document. */
export interface PrintTexts {
  types: Record<DocumentType, string>;
  draft: string;
  date: string;
  due: string;
  net: (days: number) => string;
  project: string;
  orderNumber: string;
  customerNumber: string;
  period: string;
  place: string;
  vatNumber: string;
  recipientVat: string;
  position: string;
  text: string;
  quantity: string;
  unit: string;
  price: string;
  vat: string;
  amount: string;
  lineDiscount: string;
  subtotal: string;
  discount: string;
  netTotal: string;
  vatOn: (rate: string, net: string) => string;
  exempt: (net: string) => string;
  zero: (net: string) => string;
  reverse: (net: string) => string;
  rounding: string;
  total: string;
  page: (page: number, pages: number) => string;
  /** Stands where the payment part will be. */
  paymentPartLater: string;
}

const german: PrintTexts = {
  types: {
    offer: 'Offerte',
    order_confirmation: 'Auftragsbestätigung',
    delivery_note: 'Lieferschein',
    bill: 'Rechnung',
    bill_correction: 'Gutschrift',
    letter: 'Brief',
    project_sheet: 'Projektblatt',
  },
  draft: 'Entwurf',
  date: 'Datum',
  due: 'Zahlbar bis',
  net: (days) => (days === 0 ? 'sofort' : `${days} Tage netto`),
  project: 'Projekt',
  orderNumber: 'Ihre Bestellung',
  customerNumber: 'Kundennummer',
  period: 'Leistung',
  place: 'Ort',
  vatNumber: 'MWST-Nr.',
  recipientVat: 'Ihre MWST-Nr.',
  position: 'Pos.',
  text: 'Leistung',
  quantity: 'Menge',
  unit: 'Einheit',
  price: 'Preis',
  vat: 'MWST',
  amount: 'Betrag',
  lineDiscount: 'Rabatt',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  netTotal: 'Total ohne MWST',
  vatOn: (rate, net) => `MWST ${rate} % auf ${net}`,
  exempt: (net) => `Von der MWST ausgenommen ${net}`,
  zero: (net) => `MWST 0 % auf ${net}`,
  reverse: (net) => `Steuerschuldnerschaft des Leistungsempfängers ${net}`,
  rounding: 'Rundung',
  total: 'Total',
  page: (page, pages) => `Seite ${page} von ${pages}`,
  paymentPartLater: 'Der Zahlteil mit QR-Code entsteht beim Ausstellen.',
};

const english: PrintTexts = {
  types: {
    offer: 'Offer',
    order_confirmation: 'Order confirmation',
    delivery_note: 'Delivery note',
    bill: 'Invoice',
    bill_correction: 'Credit note',
    letter: 'Letter',
    project_sheet: 'Project sheet',
  },
  draft: 'Draft',
  date: 'Date',
  due: 'Payable by',
  net: (days) => (days === 0 ? 'at once' : `${days} days net`),
  project: 'Project',
  orderNumber: 'Your order',
  customerNumber: 'Customer no.',
  period: 'Supply',
  place: 'Place',
  vatNumber: 'VAT no.',
  recipientVat: 'Your VAT no.',
  position: 'Item',
  text: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  price: 'Price',
  vat: 'VAT',
  amount: 'Amount',
  lineDiscount: 'Discount',
  subtotal: 'Subtotal',
  discount: 'Discount',
  netTotal: 'Total without VAT',
  vatOn: (rate, net) => `VAT ${rate} % on ${net}`,
  exempt: (net) => `Exempt from VAT ${net}`,
  zero: (net) => `VAT 0 % on ${net}`,
  reverse: (net) => `Reverse charge ${net}`,
  rounding: 'Rounding',
  total: 'Total',
  page: (page, pages) => `Page ${page} of ${pages}`,
  paymentPartLater: 'The payment part with its QR code is made when the invoice is issued.',
};

const french: PrintTexts = {
  types: {
    offer: 'Offre',
    order_confirmation: 'Confirmation de commande',
    delivery_note: 'Bulletin de livraison',
    bill: 'Facture',
    bill_correction: 'Note de crédit',
    letter: 'Lettre',
    project_sheet: 'Fiche de projet',
  },
  draft: 'Brouillon',
  date: 'Date',
  due: 'Payable jusqu’au',
  net: (days) => (days === 0 ? 'immédiatement' : `${days} jours net`),
  project: 'Projet',
  orderNumber: 'Votre commande',
  customerNumber: 'N° de client',
  period: 'Prestation',
  place: 'Lieu',
  vatNumber: 'N° TVA',
  recipientVat: 'Votre n° TVA',
  position: 'Pos.',
  text: 'Prestation',
  quantity: 'Quantité',
  unit: 'Unité',
  price: 'Prix',
  vat: 'TVA',
  amount: 'Montant',
  lineDiscount: 'Rabais',
  subtotal: 'Sous-total',
  discount: 'Rabais',
  netTotal: 'Total hors TVA',
  vatOn: (rate, net) => `TVA ${rate} % sur ${net}`,
  exempt: (net) => `Exclu du champ de la TVA ${net}`,
  zero: (net) => `TVA 0 % sur ${net}`,
  reverse: (net) => `Autoliquidation par le preneur ${net}`,
  rounding: 'Arrondi',
  total: 'Total',
  page: (page, pages) => `Page ${page} sur ${pages}`,
  paymentPartLater: 'La section paiement avec code QR est créée lors de l’émission.',
};

const italian: PrintTexts = {
  types: {
    offer: 'Offerta',
    order_confirmation: 'Conferma d’ordine',
    delivery_note: 'Bolla di consegna',
    bill: 'Fattura',
    bill_correction: 'Nota di credito',
    letter: 'Lettera',
    project_sheet: 'Scheda di progetto',
  },
  draft: 'Bozza',
  date: 'Data',
  due: 'Pagabile entro il',
  net: (days) => (days === 0 ? 'subito' : `${days} giorni netto`),
  project: 'Progetto',
  orderNumber: 'Vostro ordine',
  customerNumber: 'N. cliente',
  period: 'Prestazione',
  place: 'Luogo',
  vatNumber: 'N. IVA',
  recipientVat: 'Vostro n. IVA',
  position: 'Pos.',
  text: 'Prestazione',
  quantity: 'Quantità',
  unit: 'Unità',
  price: 'Prezzo',
  vat: 'IVA',
  amount: 'Importo',
  lineDiscount: 'Sconto',
  subtotal: 'Subtotale',
  discount: 'Sconto',
  netTotal: 'Totale senza IVA',
  vatOn: (rate, net) => `IVA ${rate} % su ${net}`,
  exempt: (net) => `Escluso dall’IVA ${net}`,
  zero: (net) => `IVA 0 % su ${net}`,
  reverse: (net) => `Inversione contabile ${net}`,
  rounding: 'Arrotondamento',
  total: 'Totale',
  page: (page, pages) => `Pagina ${page} di ${pages}`,
  paymentPartLater: 'La sezione pagamento con codice QR nasce all’emissione.',
};

const romanian: PrintTexts = {
  types: {
    offer: 'Ofertă',
    order_confirmation: 'Confirmare de comandă',
    delivery_note: 'Aviz de livrare',
    bill: 'Factură',
    bill_correction: 'Notă de credit',
    letter: 'Scrisoare',
    project_sheet: 'Fișă de proiect',
  },
  draft: 'Ciornă',
  date: 'Data',
  due: 'Scadent la',
  net: (days) => (days === 0 ? 'imediat' : `${days} zile net`),
  project: 'Proiect',
  orderNumber: 'Comanda dvs.',
  customerNumber: 'Nr. client',
  period: 'Prestație',
  place: 'Loc',
  vatNumber: 'Nr. TVA',
  recipientVat: 'Nr. TVA al dvs.',
  position: 'Poz.',
  text: 'Prestație',
  quantity: 'Cantitate',
  unit: 'Unitate',
  price: 'Preț',
  vat: 'TVA',
  amount: 'Sumă',
  lineDiscount: 'Reducere',
  subtotal: 'Subtotal',
  discount: 'Reducere',
  netTotal: 'Total fără TVA',
  vatOn: (rate, net) => `TVA ${rate} % din ${net}`,
  exempt: (net) => `Scutit de TVA ${net}`,
  zero: (net) => `TVA 0 % din ${net}`,
  reverse: (net) => `Taxare inversă ${net}`,
  rounding: 'Rotunjire',
  total: 'Total',
  page: (page, pages) => `Pagina ${page} din ${pages}`,
  paymentPartLater: 'Partea de plată cu cod QR apare la emitere.',
};

const byLanguage: Readonly<Record<DocumentLanguage, PrintTexts>> = {
  de: german,
  en: english,
  fr: french,
  it: italian,
  ro: romanian,
};

/**
 * The words of a language. In Germany and Austria a credit note is a "Rechnungskorrektur": a "Gutschrift" is
 * self-billing there (§ 14 UStG).
 */
export function printTexts(language: DocumentLanguage, country: string): PrintTexts {
  const texts = byLanguage[language];
  if (language !== 'de' || (country !== 'DE' && country !== 'AT')) return texts;
  return { ...texts, types: { ...texts.types, offer: 'Angebot', bill_correction: 'Rechnungskorrektur' } };
}
