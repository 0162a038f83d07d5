import { countries, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { documentLanguage, documentType } from './document.contract';
import { templateColours, templateLimits, templateTexts } from './template.contract';

/** A document template of an industry package: what of it differs from how documents of its type begin in a country. */
export const templateItem = z.strictObject({
  type: documentType,
  title: requiredText(templateLimits.title),
  country: z.enum(countries),
  texts: z.partialRecord(documentLanguage, z.strictObject(templateTexts.shape)).default({}),
  showPrices: z.boolean().optional(),
  signature: z.boolean().optional(),
  colour: z.enum(templateColours).optional(),
});
export type TemplateItem = z.output<typeof templateItem>;
