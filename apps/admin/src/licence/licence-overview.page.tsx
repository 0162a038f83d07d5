import type { LicenceView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, Columns, DescriptionList, Stack, Stat, Text } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { usePluginList } from '../admin.api';
import { ApplicationCard } from '../applications/application-card';
import { EndsWith } from '../plugins/plugin-terms';
import { LicenceStateActions } from './change-state';
import { EnterLicence } from './enter-licence';
import { LicenceFrame, licencePath } from './licence-frame';
import { SeatsRing } from './seats';
import { useLicencePage } from './use-licence-page';

const DemoReset = lazy(async () => ({ default: (await import('./demo-reset')).DemoReset }));
const LicenceHistory = lazy(async () => ({
  default: (await import('./licence-history')).LicenceHistory,
}));
const LicenceOwners = lazy(async () => ({ default: (await import('./licence-owners')).LicenceOwners }));
const LicenceStatement = lazy(async () => ({
  default: (await import('./licence-statement')).LicenceStatement,
}));

function ActivePlugins({ licence }: { licence: LicenceView }) {
  const t = useT('admin');
  const plugins = usePluginList(`/api/admin/licences/${licence.id}/plugins`);
  const active = plugins.data?.items.filter(({ state, suspended }) => state === 'active' || suspended) ?? [];
  return (
    <Card
      title={t('title.plugins')}
      actions={
        <Button size="small" to={licencePath(licence.id, '/settings')}>
          {t('plugin.change')}
        </Button>
      }
    >
      {active.length === 0 ? (
        <Text tone="muted">{t('plugin.noneActive')}</Text>
      ) : (
        <ul className="admin-rows">
          {active.map((plugin) => (
            <li key={plugin.id} className="admin-rows__row">
              <span className="admin-rows__main">
                {t(`plugins.${plugin.id}.title`)}
                {plugin.endsWith ? (
                  <small>
                    <EndsWith plugin={plugin} />
                  </small>
                ) : null}
              </span>
              {plugin.suspended ? (
                <Text tone="muted" size="small">
                  {t('plugin.suspended')}
                </Text>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Profile({ licence }: { licence: LicenceView }) {
  const t = useT('admin');
  const format = useFormat();
  const street = [licence.street, licence.houseNumber].filter(Boolean).join(' ');
  const town = [licence.zip, licence.city].filter(Boolean).join(' ');
  return (
    <Card title={t('licence.profile')}>
      <DescriptionList
        items={[
          { label: t('field.address'), value: [street, town].filter(Boolean).join(', '), wide: true },
          { label: t('field.email'), value: licence.email },
          { label: t('field.phone'), value: licence.phone },
          { label: t('field.iban'), value: licence.iban?.replace(/(.{4})(?=.)/g, '$1 ') },
          { label: t('field.vatNumber'), value: licence.vatNumber },
          { label: t('field.startsOn'), value: format.date(licence.startsOn) },
          { label: t('field.endsOn'), value: licence.endsOn ? format.date(licence.endsOn) : null },
          { label: t('field.timeZone'), value: licence.timeZone },
          { label: t('field.currency'), value: t(`currencies.${licence.currency}`) },
        ]}
      />
    </Card>
  );
}

/** One licence at a glance: seats, plugins, master data, and what can be done with it. */
export function Component() {
  const t = useT('admin');
  const { licence, waiting } = useLicencePage();
  if (!licence) return waiting;
  return (
    <LicenceFrame
      licence={licence}
      actions={
        <>
          <EnterLicence licence={licence} />
          <LicenceStateActions licence={licence} />
        </>
      }
    >
      <Columns count="side" gap={5}>
        <Stack gap={5}>
          <ApplicationCard licenceId={licence.id} />
          <Profile licence={licence} />
          <Suspense>
            <LicenceStatement key={licence.id} licenceId={licence.id} />
          </Suspense>
        </Stack>
        <Stack gap={5}>
          <Stat
            label={t('licence.seats')}
            value={t('licence.seatsOf', { used: licence.activeUsers, limit: licence.effectiveUserLimit })}
            hint={t(licence.userLimit ? 'licence.seatsOwn' : 'licence.seatsOfType')}
            to={licencePath(licence.id, '/employees')}
            start={<SeatsRing {...licence} size={48} />}
          />
          <Suspense>
            <LicenceOwners licenceId={licence.id} />
          </Suspense>
          <ActivePlugins licence={licence} />
          <Suspense>{licence.demoData ? <DemoReset key={licence.id} licence={licence} /> : null}</Suspense>
        </Stack>
      </Columns>
      <Suspense>
        <LicenceHistory key={licence.id} licenceId={licence.id} />
      </Suspense>
    </LicenceFrame>
  );
}
