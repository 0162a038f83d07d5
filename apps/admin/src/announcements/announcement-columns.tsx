import { announcementAudiences, type AnnouncementView, plugins } from '@jahrring/contracts-admin';
import type { Format } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';
import type { Translate } from '../options';

function audienceOf(t: Translate, { audience, licenceName, type, plugin }: AnnouncementView): string {
  if (audience === 'licence') return licenceName || t('announcement.gone');
  if (type) return t(`licenceType.${type}`);
  const title = plugins.find(({ id }) => id === plugin)?.titleKey;
  return title ? t(title) : t(`announcement.audiences.${audience}`);
}

/** Sort and filter fields are those of the contract's list spec. */
export function announcementColumns(t: Translate, format: Format): GridColumn<AnnouncementView>[] {
  return [
    {
      id: 'text',
      header: t('announcement.text'),
      value: (row) => row.text,
      sortable: true,
      width: 320,
      grow: 3,
      fixed: true,
      card: 'title',
    },
    {
      id: 'audience',
      header: t('announcement.audience'),
      value: (row) => audienceOf(t, row),
      width: 200,
      grow: 1,
      card: 'subtitle',
      filter: {
        kind: 'options',
        options: announcementAudiences.map((value) => ({
          value,
          label: t(`announcement.audiences.${value}`),
        })),
      },
    },
    {
      id: 'people',
      header: t('announcement.people'),
      value: (row) => String(row.people),
      sortable: true,
      width: 110,
      grow: 0,
    },
    {
      id: 'sentBy',
      header: t('announcement.sentBy'),
      value: (row) => row.sentBy,
      width: 160,
    },
    {
      id: 'createdAt',
      header: t('announcement.createdAt'),
      value: (row) => format.dateTime(row.createdAt),
      sortable: true,
      width: 160,
      grow: 0,
    },
  ];
}
