import type { NotificationParams, NotificationView } from '@jahrring/contracts-admin';
import { type Format, type TextParams, type Translate, useFormat, useT } from '@jahrring/tool-kit';
import { useCallback } from 'react';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Days and figures as the reader writes them (i18next writes the count of a plural form); everything else as it came. */
function readable(params: NotificationParams, format: Format): TextParams {
  const write = (name: string, value: string | number) => {
    if (typeof value === 'number') return name === 'count' ? value : format.number(value);
    return dayPattern.test(value) ? format.date(value) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, write(name, value)]));
}

export function notificationText(
  t: Translate,
  format: Format,
  { titleKey, params }: Pick<NotificationView, 'titleKey' | 'params'>,
): string {
  return t(titleKey, { defaultValue: t('shell:notifications.unknown'), ...readable(params, format) });
}

/** The sentence of a notification in the reader's language and region. */
export function useNotificationText(): (notification: NotificationView) => string {
  const t = useT('shell');
  const format = useFormat();
  return useCallback((notification) => notificationText(t, format, notification), [t, format]);
}
