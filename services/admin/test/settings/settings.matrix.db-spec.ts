import { describeLicenceMatrix, describeRoleMatrix } from '@jahrring/testing';
import { settingsService } from './settings-service';

describeRoleMatrix(settingsService);

const numbered = ['CompanyPart', 'CostCentre', 'RevenueCentre', 'Account'];
const urls = ['company-parts', 'cost-centres', 'revenue-centres', 'accounts'];
const shared = 'the same for every licence; a licence has its own order, words and additions';

describeLicenceMatrix(settingsService, {
  prepare: async (app) => {
    const admin = app.as('admin');
    const ids: Record<string, string> = {};
    for (const [index, name] of numbered.entries()) {
      const body = { number: '7777', title: 'Geheimnis', ...(name === 'Account' ? { kind: 'asset' } : {}) };
      const { id } = (await admin.post(`/api/admin/${urls[index]}`, body)).body;
      for (const operation of ['get', 'update', 'remove', 'restore']) ids[`${name}_${operation}.id`] = id;
    }
    const file = { name: 'a.csv', content: 'Konto;Bezeichnung\n1;Geheim' };
    const { id } = (await admin.post('/api/admin/account-imports', undefined, { file })).body;
    for (const operation of ['get', 'listRows', 'commit', 'undo']) ids[`AccountImport_${operation}.id`] = id;
    return ids;
  },
  bodies: {
    ...Object.fromEntries(numbered.map((name) => [`${name}_update`, { title: 'Neu' }])),
    AccountImport_commit: {},
  },
  exempt: { Dropdown_get: shared, Dropdown_options: shared, Dropdown_replace: shared },
});
