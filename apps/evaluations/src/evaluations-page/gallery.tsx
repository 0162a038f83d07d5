import { peopleYearSubjects, readyEvaluations, showsPrices } from '@jahrring/contracts-evaluations';
import { useAbility, useT } from '@jahrring/tool-kit';
import { Button, Card, PageFrame, Text } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { SavedReports } from '../saved-report/saved-reports';
import './gallery.css';

/** Cards with what each report answers; those of values only for who sees prices. */
export function Gallery() {
  const t = useT('evaluations');
  const { can } = useAbility();
  const shown = readyEvaluations.filter((one) => !showsPrices(one) || can('tools.project.showprice'));
  return (
    <PageFrame
      title={t('title.evaluations')}
      subtitle={t('gallery.subtitle')}
      actions={
        <Button icon={plusIcon} to="/reports/custom_report">
          {t('gallery.custom')}
        </Button>
      }
    >
      <SavedReports />
      <div className="evaluation-gallery">
        {shown.map(({ key }) => (
          <Card key={key} title={t(`ready.${key}.title`)} to={`/evaluations?report=${key}`}>
            <Text tone="muted">{t(`ready.${key}.text`)}</Text>
          </Card>
        ))}
        {peopleYearSubjects.map((subject) => (
          <Card key={subject} title={t(`peopleYear.${subject}.title`)} to={`/evaluations?people=${subject}`}>
            <Text tone="muted">{t(`peopleYear.${subject}.text`)}</Text>
          </Card>
        ))}
      </div>
    </PageFrame>
  );
}
