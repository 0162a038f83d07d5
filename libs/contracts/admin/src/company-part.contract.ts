import { listOf, listQuery } from '@jahrring/contracts-common';
import { z } from 'zod';
import { numberedFields, numberedListSpec, numberedOption, numberedView } from './numbered.contract';

export const createCompanyPart = z.strictObject({
  ...numberedFields,
  active: z.boolean().default(true),
});
/** A field that is left out stays as it is. */
export const updateCompanyPart = z.strictObject(numberedFields).partial();

export const companyPartView = numberedView;
export type CompanyPartView = z.infer<typeof companyPartView>;
export const companyPartList = listOf(companyPartView);
export const companyPartListSpec = numberedListSpec;
export const companyPartListQuery = listQuery(companyPartListSpec);
export const companyPartOptions = listOf(numberedOption);
