import {
  mayEvaluate,
  peopleYearSubjects,
  readyEvaluations,
  type FactSource,
} from '@jahrring/contracts-evaluations';
import { useAbility, useT } from '@jahrring/tool-kit';
import { Button, Card, PageFrame, Text } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { SavedReports } from '../saved-report/saved-reports';
import './gallery.css';

const ofTime: readonly FactSource[] = ['time', 'plan', 'absences'];

/** Cards with what each report answers; those of values only for who sees prices. */
export function Gallery() {
  const t = useT('evaluations');
  const { can } = useAbility();
  const shown = readyEvaluations.filter((one) => mayEvaluate(one, can));
  const groups = [
    { key: 'groupTime', items: shown.filter(({ source }) => ofTime.includes(source)) },
    {
      key: 'groupMoney',
      items: shown.filter(({ source }) => !ofTime.includes(source) && source !== 'timber'),
    },
    { key: 'groupTimber', items: shown.filter(({ source }) => source === 'timber') },
  ].filter(({ items }) => items.length > 0);
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
      {groups.map(({ key: group, items }) => (
        <section key={group} aria-labelledby={group} className="evaluation-group">
          <h2 id={group}>{t(`gallery.${group}`)}</h2>
          <div className="evaluation-gallery">
            {items.map(({ key }) => (
              <Card key={key} title={t(`ready.${key}.title`)} to={`/evaluations?report=${key}`}>
                <Text tone="muted">{t(`ready.${key}.text`)}</Text>
              </Card>
            ))}
          </div>
        </section>
      ))}
      <section aria-labelledby="groupPeople" className="evaluation-group">
        <h2 id="groupPeople">{t('gallery.groupPeople')}</h2>
        <div className="evaluation-gallery">
          {peopleYearSubjects.map((subject) => (
            <Card
              key={subject}
              title={t(`peopleYear.${subject}.title`)}
              to={`/evaluations?people=${subject}`}
            >
              <Text tone="muted">{t(`peopleYear.${subject}.text`)}</Text>
            </Card>
          ))}
        </div>
      </section>
    </PageFrame>
  );
}
