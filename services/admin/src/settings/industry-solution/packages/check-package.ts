import {
  accountItem,
  dropdownItem,
  type IndustryPackage,
  type PackageItem,
  partsOf,
  pluginItem,
  roleItem,
} from '@jahrring/contracts-admin';
import { type FieldError, type PackagePart, locales, toFieldErrors } from '@jahrring/contracts-common';
import { templateItem } from '@jahrring/contracts-documents';
import { reportItem } from '@jahrring/contracts-evaluations';
import { objectItem, rateCategoryItem } from '@jahrring/contracts-inventory';
import type { z } from 'zod';
import { itemFor } from './localise';

/** Schemas of items by part; the owner of the part checks them by the same ones. */
const schemas: Readonly<Record<PackagePart, z.ZodType>> = {
  plugins: pluginItem,
  roles: roleItem,
  dropdowns: dropdownItem,
  accounts: accountItem,
  rateCategories: rateCategoryItem,
  objects: objectItem,
  templates: templateItem,
  reports: reportItem,
};

const nowhere = { licenceId: '', packageKey: '' };
const mostErrors = 100;

/** Returns the errors in items of a package, each field once for all languages. */
export function packageErrors(content: IndustryPackage): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const part of partsOf(content)) {
    for (const [at, item] of (content.parts[part] ?? []).entries()) {
      for (const error of itemErrors(part, item, content)) {
        const field = `parts.${part}.${at}.values.${error.field}`;
        found.set(`${field} ${error.code}`, { ...error, field });
      }
    }
  }
  return [...found.values()].slice(0, mostErrors);
}

function itemErrors(part: PackagePart, item: PackageItem, content: IndustryPackage): FieldError[] {
  const errors = locales.flatMap((language) => {
    const { values } = itemFor(part, item, { ...nowhere, language });
    const parsed = schemas[part].safeParse(values);
    return parsed.success ? [] : toFieldErrors(parsed.error.issues, values, 'body');
  });
  const category = item.values['rateCategory'];
  const categories = content.parts.rateCategories ?? [];
  if (part === 'objects' && category !== undefined && !categories.some(({ key }) => key === category))
    errors.push({ field: 'rateCategory', in: 'body', code: 'exists', key: 'validation.exists' });
  if (part === 'objects' && 'rateCategoryId' in item.values)
    errors.push({ field: 'rateCategoryId', in: 'body', code: 'unknown', key: 'validation.unknown' });
  return errors;
}
