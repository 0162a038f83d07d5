import { compactIban, isIban } from '@jahrring/contracts-common';
import { z } from 'zod';

/** An IBAN as somebody types it, kept compact; a wrong one is one error, also where it is too long. */
export const ibanField = z
  .string()
  .transform(compactIban)
  .refine(isIban, { params: { code: 'iban' } });
