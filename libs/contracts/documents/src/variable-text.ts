import { z } from 'zod';
import { unknownVariables } from './text-variables';

/** A text in which `{number}` and the like stand for a document's own data; a name that is none of them is refused. */
export const variableText = (max: number, more: readonly string[] = []) =>
  z
    .string()
    .trim()
    .max(max)
    .superRefine((value, ctx) => {
      const [unknown] = unknownVariables(value, more);
      if (unknown === undefined) return;
      ctx.addIssue({ code: 'custom', params: { code: 'variable', name: unknown } });
    })
    .default('');
