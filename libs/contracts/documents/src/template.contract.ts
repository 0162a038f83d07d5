import { id, instant, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { documentLanguage, documentLanguages, documentType } from './document.contract';
import { documentLimits } from './document.limits';
import { bookingFields } from './position.contract';
import { columnOrders, pageOrientations } from './settings.contract';
import { variableText } from './variable-text';

export const templateLimits = {
  title: 100,
  perLicence: 100,
  headerText: 500,
  /** Points. */
  fontSize: { min: 8, max: 12 },
  titleSize: { min: 11, max: 24 },
  /** Millimetres. */
  logoWidth: { min: 15, max: 90 },
} as const;

/** Position of the recipient's address: in the window of a Swiss envelope, or of a German one (DIN 5008 B). */
export const addressWindows = ['right', 'left'] as const;
export const logoPlaces = ['left', 'centre', 'right', 'none'] as const;
/** Families of the identity's colours; `ink` prints without any. */
export const templateColours = [
  'ink',
  'wald',
  'nacht',
  'petrol',
  'bernstein',
  'rot',
  'violett',
  'ocker',
] as const;
/** Blocks of the page, from top to bottom. */
export const bodyBlocks = ['title', 'intro', 'positions', 'totals', 'terms', 'closing'] as const;
/** A document without them would say nothing. */
export const requiredBlocks = [
  'title',
  'positions',
] as const satisfies readonly (typeof bodyBlocks)[number][];
/** Columns of the positions besides their text; `price` and `amount` only where prices are shown. */
export const positionColumns = [
  'number',
  'articleNumber',
  'workDate',
  'quantity',
  'price',
  'vat',
  'amount',
] as const;
/** Details beside the address window. */
export const letterFacts = [
  'date',
  'due',
  'period',
  'place',
  'project',
  'orderNumber',
  'customerNumber',
  'recipientVat',
] as const;

export type TemplateColour = (typeof templateColours)[number];
export type BodyBlock = (typeof bodyBlocks)[number];
export type PositionColumn = (typeof positionColumns)[number];
export type LetterFact = (typeof letterFacts)[number];

/** Each at most once; the form and the server tell what is missing alike. */
const chosenOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values))
    .refine((chosen) => new Set(chosen).size === chosen.length, { params: { code: 'distinct' } });

const blocks = chosenOf(bodyBlocks).refine(
  (chosen) => requiredBlocks.every((block) => chosen.includes(block)),
  { params: { code: 'missing' } },
);

const sized = ({ min, max }: { min: number; max: number }, step: number) =>
  z.number().min(min).max(max).multipleOf(step);

/** Words of a template in one language; what is empty comes from the settings. */
export const templateTexts = z.object({
  /** The word over the document, instead of "Rechnung". */
  heading: variableText(templateLimits.title),
  header: variableText(templateLimits.headerText),
  footer: variableText(templateLimits.headerText),
  intro: variableText(documentLimits.text),
  closing: variableText(documentLimits.text),
});
export type TemplateTexts = z.output<typeof templateTexts>;

/** Everything a version of a template says. */
export const templateContent = z.object({
  general: z.object({
    orientation: z.enum(pageOrientations),
    addressWindow: z.enum(addressWindows),
    logo: z.object({ place: z.enum(logoPlaces), width: sized(templateLimits.logoWidth, 1) }),
    /** Off where the paper has a letterhead already. */
    showSender: z.boolean(),
    facts: chosenOf(letterFacts),
  }),
  /** Accounts and centres of new documents; empty: those of the settings and the chart of accounts. */
  accounting: z.object({
    ...bookingFields,
    /** FIBU account that is debited. */
    debitAccount: bookingFields.creditAccount,
  }),
  display: z.object({
    blocks,
    columnOrder: z.enum(columnOrders),
    columns: chosenOf(positionColumns),
    /** Off: no price, no amount and no total, as on a delivery note. */
    showPrices: z.boolean(),
    /** Sums so far at the foot of a full page and the head of the next one. */
    carryOver: z.boolean(),
    /** A line to sign on below the text, for whoever accepts or receives. */
    signature: z.boolean(),
    /** Points. */
    fontSize: sized(templateLimits.fontSize, 0.5),
    titleSize: sized(templateLimits.titleSize, 0.5),
    colour: z.enum(templateColours),
  }),
  texts: z.partialRecord(z.enum(documentLanguages), templateTexts),
});
export type TemplateContent = z.output<typeof templateContent>;

export const createTemplate = z.object({
  /** Made by the client, so that a repeated request is the same template. */
  id: id.optional(),
  type: documentType,
  title: requiredText(templateLimits.title),
  isDefault: z.boolean().default(false),
  /** Left out: what documents of this type look like without a template. */
  content: templateContent.optional(),
});
export type CreateTemplate = z.output<typeof createTemplate>;
export type CreateTemplateInput = z.input<typeof createTemplate>;

export const updateTemplate = z.object({
  title: requiredText(templateLimits.title),
  /** New documents of its type begin with it; at most one does. */
  isDefault: z.boolean(),
  content: templateContent,
});
export type UpdateTemplate = z.output<typeof updateTemplate>;
export type UpdateTemplateInput = z.input<typeof updateTemplate>;

/** A version is never changed: what was issued with it keeps it. */
export const templateVersion = z.object({ number: z.int(), createdAt: instant });

export const templateListItem = z.object({
  id,
  version: z.int(),
  type: documentType,
  title: z.string(),
  isDefault: z.boolean(),
  /** Newest version. */
  number: z.int(),
  updatedAt: instant,
});
export type TemplateListItem = z.infer<typeof templateListItem>;
export const templateList = z.object({ items: z.array(templateListItem) });
export type TemplateList = z.infer<typeof templateList>;

export const templateView = templateListItem.extend({
  content: templateContent,
  /** Newest first. */
  versions: z.array(templateVersion),
});
export type TemplateView = z.infer<typeof templateView>;

export const templateVersionView = z.object({
  number: z.int(),
  createdAt: instant,
  content: templateContent,
});
export type TemplateVersionView = z.infer<typeof templateVersionView>;

/** Preview of a document: the last real one of its type, or a sample while there is none. */
export const previewTemplate = z.object({
  type: documentType,
  content: templateContent,
  language: documentLanguage,
  source: z.enum(['last', 'sample']).default('sample'),
});
export type PreviewTemplate = z.output<typeof previewTemplate>;
export type PreviewTemplateInput = z.input<typeof previewTemplate>;

/** To choose a template for a document; permission to edit documents is enough. */
export const templateChoice = z.object({ id, title: z.string(), isDefault: z.boolean(), number: z.int() });
export type TemplateChoice = z.infer<typeof templateChoice>;
export const templateChoices = z.object({ items: z.array(templateChoice) });
