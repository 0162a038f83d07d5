import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, DescriptionList } from '@jahrring/ui';
import { ApplicationStateBadge } from './application-columns';
import { useApplicationOf } from './applications.api';

/** The card shows who applied for this licence and why. It is not drawn for a licence that nobody applied for. */
export function ApplicationCard({ licenceId }: { licenceId: string }) {
  const t = useT('admin');
  const format = useFormat();
  const { data } = useApplicationOf(licenceId);
  const application = data?.application;
  if (!application) return null;
  return (
    <Card title={t('application.title')} actions={<ApplicationStateBadge state={application.state} t={t} />}>
      <DescriptionList
        items={[
          { label: t('application.person'), value: `${application.firstName} ${application.lastName}` },
          { label: t('field.email'), value: application.email },
          { label: t('field.phone'), value: application.phone },
          { label: t('field.locale'), value: t(`language.${application.locale}`) },
          { label: t('application.createdAt'), value: format.dateTime(application.createdAt) },
          {
            label: t('field.decidedAt'),
            value: application.decidedAt ? format.dateTime(application.decidedAt) : null,
          },
          { label: t('field.message'), value: application.message, wide: true },
          { label: t('field.reason'), value: application.reason, wide: true },
        ]}
      />
    </Card>
  );
}
