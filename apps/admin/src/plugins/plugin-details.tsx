import {
  pluginCurrency,
  type PluginId,
  pluginPermissions,
  type PluginView,
  trialDays,
} from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, DescriptionList, Drawer, Row, Section, Stack, Text } from '@jahrring/ui';
import { permissionLabel } from '../employees/permission-groups';
import { PluginPicture } from './offer/plugin-picture';
import { PluginHistory } from './plugin-history';

interface PluginDetailsProps {
  base: string;
  plugin: PluginView;
  /** Plugins that are on in the licence. */
  on: readonly PluginId[];
  /** `true` for readers who may see the person behind each entry. */
  withHistory: boolean;
  onClose: () => void;
}

/** Everything about a plugin: terms, what it hangs together with, rights, data, and what happened to it here. */
export function PluginDetails({ base, plugin, on, withHistory, onClose }: PluginDetailsProps) {
  const t = useT('admin');
  const format = useFormat();
  const { id, price, dependsOn, neededBy, pictureId, categories } = plugin;
  const cost =
    price === null ? t('plugin.free') : `${format.money(price, pluginCurrency)} ${t('plugin.perMonth')}`;
  return (
    <Drawer opened onClose={onClose} title={t(`plugins.${id}.title`)}>
      <Stack gap={5}>
        <PluginPicture plugin={id} pictureId={pictureId} />
        <p>{t(`plugins.${id}.text`)}</p>
        <DescriptionList
          columns={1}
          items={[
            { label: t('plugin.price'), value: cost },
            price !== null && {
              label: t('offer.freeTest'),
              value: t('offer.freeTestDays', { count: trialDays }),
            },
            {
              label: t('offer.categories'),
              value: categories.map((one) => t(`categories.${one}`)).join(', ') || null,
            },
          ]}
        />
        <Together title={t('offer.dependsOn')} none={t('offer.dependsOnNone')} ids={dependsOn} on={on} />
        <Together title={t('offer.neededBy')} none={t('offer.neededByNone')} ids={neededBy} on={on} />
        <Rights id={id} />
        <Section title={t('offer.data')}>
          <p>{t('plugin.stopText')}</p>
        </Section>
        {withHistory ? <PluginHistory base={base} id={id} /> : null}
      </Stack>
    </Drawer>
  );
}

interface TogetherProps {
  title: string;
  none: string;
  ids: readonly PluginId[];
  on: readonly PluginId[];
}

/** Plugins that this one hangs together with, each with how it stands. */
function Together({ title, none, ids, on }: TogetherProps) {
  const t = useT('admin');
  return (
    <Section title={title}>
      {ids.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <ul className="admin-rows">
          {ids.map((id) => (
            <li key={id} className="admin-rows__row">
              <span>{t(`plugins.${id}.title`)}</span>
              {on.includes(id) ? (
                <Badge tone="wald">{t('plugin.state.active')}</Badge>
              ) : (
                <Badge outline>{t('plugin.state.inactive')}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Rights({ id }: { id: PluginId }) {
  const t = useT('admin');
  return (
    <Section title={t('offer.rights')} description={t('offer.rightsText')}>
      <Row gap={2}>
        {pluginPermissions(id).map((key) => (
          <Badge key={key} outline>
            {permissionLabel(t, key)}
          </Badge>
        ))}
      </Row>
    </Section>
  );
}
