import { listOf, listQuery } from '@jahrring/contracts-common';
import { z } from 'zod';
import {
  endBeforeBegin,
  endsAfterItBegins,
  numberedFields,
  numberedListSpec,
  numberedOption,
  numberedView,
  validity,
  validityView,
} from './numbered.contract';

/** Cost centres and revenue centres: the same fields, two lists. */
export const createCentre = z
  .strictObject({ ...numberedFields, ...validity, active: z.boolean().default(true) })
  .refine(endsAfterItBegins, endBeforeBegin);
/** A field that is left out stays as it is; null takes an end of the validity away. */
export const updateCentre = z
  .strictObject({ ...numberedFields, ...validity })
  .partial()
  .refine(endsAfterItBegins, endBeforeBegin);

export const centreView = numberedView.extend(validityView);
export type CentreView = z.infer<typeof centreView>;
export const centreList = listOf(centreView);
export const centreListSpec = {
  sort: [...numberedListSpec.sort, 'validFrom', 'validTo'],
  filter: { ...numberedListSpec.filter, validFrom: 'date', validTo: 'date' },
  defaultSort: numberedListSpec.defaultSort,
} as const;
export const centreListQuery = listQuery(centreListSpec);
export const centreOption = numberedOption.extend(validityView);
export const centreOptions = listOf(centreOption);
