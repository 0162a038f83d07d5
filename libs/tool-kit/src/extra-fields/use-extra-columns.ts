import {
  extraTitleIn,
  extraValueText,
  type ExtraEntity,
  type ExtraField,
  type ExtraValues,
} from '@jahrring/contracts-common';
import type { DescriptionItem } from '@jahrring/ui';
import type { GridColumn, GridFilter } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import type { Format } from '../i18n/format';
import { useFormat } from '../i18n/use-format';
import { useT, type Translate } from '../i18n/use-t';
import { useLocale } from '../state/locale';
import { useExtraFields } from './use-extra-fields';

interface Reader {
  t: Translate;
  format: Format;
  language: string;
}

/** A value as a person reads it. */
function shown(field: ExtraField, value: string | undefined, { t, format, language }: Reader): string {
  if (value === undefined) return '';
  if (field.kind === 'date') return format.date(value);
  if (field.kind === 'number') return format.number(value);
  return extraValueText(field, value, language, { yes: t('extraFields.yes'), no: t('extraFields.no') });
}

function filterOf(field: ExtraField, { t, language }: Reader): GridFilter {
  if (field.kind === 'text' || field.kind === 'number' || field.kind === 'date') return { kind: field.kind };
  const options =
    field.kind === 'yesno'
      ? ['yes', 'no'].map((value) => ({ value, label: t(`extraFields.${value}`) }))
      : (field.choices ?? []).map(({ key, title }) => ({ value: key, label: extraTitleIn(title, language) }));
  return { kind: 'options', options };
}

interface WithExtra {
  extra?: ExtraValues | undefined;
}

/**
 * A grid column for each of the licence's own fields, to be put behind the tool's own: sorted and filtered by the
 * server where the list's spec says `extra: true`.
 */
export function useExtraColumns<T extends WithExtra>(entity: ExtraEntity): GridColumn<T>[] {
  const reader = useReader();
  const fields = useExtraFields(entity);
  return useMemo(
    () =>
      fields.map((field) => ({
        id: `extra.${field.key}`,
        header: extraTitleIn(field.title, reader.language),
        value: ({ extra }: T) => shown(field, extra?.[field.key], reader),
        sortable: true,
        filter: filterOf(field, reader),
        hiddenByDefault: !field.inList,
        card: field.inList ? ('line' as const) : ('none' as const),
        ...(field.kind === 'number' ? { align: 'end' as const } : {}),
      })),
    [fields, reader],
  );
}

/** A record's extra fields to look at: label and value of each that has one. */
export function useExtraItems(entity: ExtraEntity, extra: ExtraValues | undefined): DescriptionItem[] {
  const reader = useReader();
  const fields = useExtraFields(entity);
  return fields
    .filter(({ key }) => extra?.[key] !== undefined)
    .map((field) => ({
      label: extraTitleIn(field.title, reader.language),
      value: shown(field, extra?.[field.key], reader),
    }));
}

function useReader(): Reader {
  const t = useT();
  const format = useFormat();
  const language = useLocale();
  return useMemo(() => ({ t, format, language }), [t, format, language]);
}
