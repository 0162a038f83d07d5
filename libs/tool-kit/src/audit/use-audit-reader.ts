import { useEffect, useMemo } from 'react';
import { addEndpoints } from '../api/api';
import { useExtraFieldSets } from '../extra-fields/use-extra-fields';
import { laterTexts } from '../i18n/later-texts';
import { useFormat } from '../i18n/use-format';
import { useT } from '../i18n/use-t';
import { useAbility } from '../state/ability';
import { useWholeBoot } from '../state/boot';
import { useLocale } from '../state/locale';
import { telemetry } from '../state/telemetry';
import type { AuditReader } from './audit-labels';
import { textsOfTools } from './texts-of-tools';

interface People {
  items: { userId: string; firstName: string; lastName: string }[];
}

const peopleApi = addEndpoints([], (build) => ({
  adminAuditPeople: build.query<People, void>({
    query: () => ({ url: '/api/admin/audit-people', onRefusal: 'pass' }),
  }),
}));

/** Everybody who is or was in the licence; asked only by those who may read the audit trail, the others get none. */
export function useAuditPeople() {
  const { can } = useAbility();
  return peopleApi.useAdminAuditPeopleQuery(undefined, { skip: !can('tools.settings.license') });
}

/** For a page that shows the trails of several tools: a tool's own page has its texts. */
export function useTextsOfTools(): void {
  const language = useLocale();
  useEffect(() => {
    textsOfTools(language).catch((error: unknown) => telemetry.error('audit.texts', error));
  }, [language]);
}

/** The words in which this person reads the audit trail. */
export function useAuditReader(): AuditReader {
  const t = useT();
  const format = useFormat();
  const language = useLocale();
  const { tools } = useWholeBoot();
  const { data: people } = useAuditPeople();
  const { data: sets } = useExtraFieldSets();
  useEffect(() => {
    laterTexts().catch((error: unknown) => telemetry.error('audit.texts', error));
  }, [language]);
  return useMemo(() => {
    const names = new Map(
      people?.items.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`]),
    );
    return {
      t,
      format,
      language,
      descriptors: tools.map(({ descriptor }) => descriptor),
      extraFields: sets?.items.flatMap(({ fields }) => fields) ?? [],
      nameOf: (userId) => names.get(userId),
    };
  }, [t, format, language, tools, people, sets]);
}
