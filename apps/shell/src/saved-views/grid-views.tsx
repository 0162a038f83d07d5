import type { SavedView } from '@jahrring/contracts-admin';
import { problemText, useT } from '@jahrring/tool-kit';
import { ActionMenu, Badge, Button, ErrorState, Skeletons, Stack, Text } from '@jahrring/ui';
import { CheckboxField, Form, TextField, useForm } from '@jahrring/ui/form';
import type { GridViewsProps } from '@jahrring/ui/grid';
import { plusIcon, trashIcon, usersIcon } from '@jahrring/ui/icons';
import './grid-views.css';
import { useSavedViews } from './saved-views.api';
import { useViewActions, type NamedView } from './use-view-actions';
import { viewOf } from './view-content';

const noViews: readonly SavedView[] = [];

/** The views of a list: taken up by one tap, kept under a name, shared with the licence. */
export function GridViews({ list, view, onApply, close }: GridViewsProps) {
  const t = useT('shell');
  const { data, error } = useSavedViews(list);
  const views = data?.items ?? noViews;
  const actions = useViewActions(list, views);
  const form = useForm<NamedView>({ defaultValues: { name: '', shared: false } });
  const keep = async (named: NamedView): Promise<void> => {
    if (named.name.trim() !== '' && (await actions.keep(named, view))) close();
  };
  return (
    <div className="shell-views">
      <Stack gap={3}>
        {error ? <ErrorState>{problemText(t, error)}</ErrorState> : null}
        {data || error ? null : <Skeletons lines={2} />}
        {data?.total === 0 ? <Text tone="muted">{t('views.none')}</Text> : null}
        {views.length > 0 ? (
          <ul className="shell-views__list">
            {views.map((one) => (
              <li key={one.id} className="shell-views__view">
                <Button
                  variant="quiet"
                  onClick={() => {
                    onApply(viewOf(one.content));
                    close();
                  }}
                >
                  {one.name}
                </Button>
                {one.shared ? (
                  <Badge icon={usersIcon}>{one.own ? t('views.shared') : one.ownerName}</Badge>
                ) : null}
                {one.own ? <ViewMenu view={one} actions={actions} /> : null}
              </li>
            ))}
          </ul>
        ) : null}
        <Form form={form} onSubmit={keep} label={t('views.keep')} draft={false}>
          <Stack gap={3}>
            <TextField name="name" label={t('views.name')} required maxLength={60} />
            <CheckboxField name="shared" label={t('views.share')} />
            <Button type="submit" variant="primary" icon={plusIcon} loading={actions.busy}>
              {t('views.keep')}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </div>
  );
}

interface ViewMenuProps {
  view: SavedView;
  actions: ReturnType<typeof useViewActions>;
}

function ViewMenu({ view, actions }: ViewMenuProps) {
  const t = useT('shell');
  return (
    <ActionMenu
      label={t('views.actionsOf', { name: view.name })}
      items={[
        {
          label: t(view.shared ? 'views.unshare' : 'views.share'),
          icon: usersIcon,
          onClick: () => void actions.share(view),
        },
        {
          label: t('common:actions.delete'),
          icon: trashIcon,
          danger: true,
          onClick: () => void actions.discard(view),
        },
      ]}
    />
  );
}
