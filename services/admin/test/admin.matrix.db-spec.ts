import { campaignDefaults, type PluginFundingList } from '@jahrring/contracts-admin';
import { addDays, localDateAt } from '@jahrring/contracts-common';
import { Database } from '@jahrring/service-kit';
import {
  aPdf,
  aPng,
  describeLicenceMatrix,
  describeRoleMatrix,
  testLicences,
  testMember,
  testPrincipal,
  type TestService,
} from '@jahrring/testing';
import { sessionPolicyOf } from '../src/identity/session/session-policy';
import { SessionStore } from '../src/identity/session/session.store';
import { addTestPeople, adminOfAnybody } from './admin-people';

const ownKey = 'asks for a release token, whoever is signed in';

const own = 'what belongs to oneself';
const ofOneself = [
  ...['switchLicence', 'changePassword'].map((name) => `Auth_${name}`),
  ...['list', 'send', 'withdraw'].map((name) => `OwnConnectionRequest_${name}`),
  ...['get', 'update', 'picture', 'setPicture', 'removePicture'].map((name) => `Profile_${name}`),
  ...['list', 'create', 'update', 'remove', 'addDocument', 'document', 'removeDocument'].map(
    (name) => `Cv_${name}`,
  ),
  ...['list', 'end', 'endOthers'].map((name) => `Session_${name}`),
  ...['list', 'create', 'update', 'remove'].map((name) => `SavedView_${name}`),
  ...['state', 'begin', 'confirm', 'off', 'renew'].map((name) => `SecondFactor_${name}`),
  ...['list', 'mark', 'settings', 'changeSettings'].map((name) => `Notification_${name}`),
  ...['Notice_shown', 'Notice_dismiss'],
  ...['Boot_get', 'Live_stream', 'Live_session', 'ReleaseReport_report'],
];
const cut = 'the staff’s; whoever is none of it gets themselves, or nothing';
const cutForOthers = [
  'Employee_list',
  'EmployeeProfile_picture',
  'Account_options',
  'CompanyPart_options',
  'CostCentre_options',
  'RevenueCentre_options',
  'Dropdown_options',
  'ExtraField_list',
];

const employees = '/api/admin/employees';
const numbered = {
  CompanyPart: 'company-parts',
  CostCentre: 'cost-centres',
  RevenueCentre: 'revenue-centres',
  Account: 'accounts',
};
const period = {
  validFrom: '2026-03-01',
  pensumPercent: 80,
  weekDays: 5,
  dailySeconds: [28_800, 28_800, 28_800, 28_800, 0, 0, 0],
  yearlyHolidaySeconds: 720_000,
};
const correction = { kind: 'overtime', date: '2026-06-30', seconds: -3_600, reason: 'Geheim ausbezahlt' };
const entry = { kind: 'training', title: 'Geheime Lehre', startsOn: '2010-08-01' };

/** The same id for several operations of one controller, as `Controller_operation.parameter`. */
function ids(controller: string, operations: readonly string[], id: string, parameter = 'id') {
  return Object.fromEntries(operations.map((name) => [`${controller}_${name}.${parameter}`, id]));
}

async function peopleOf(app: TestService): Promise<Record<string, string>> {
  const admin = app.as('admin');
  const person = testMember('employee');
  const employment = await admin.post(`${employees}/${person}/periods`, period);
  const corrected = await admin.post(`${employees}/${person}/corrections`, correction);
  const somebody = { email: 'neu@geheim.test', firstName: 'Nora', lastName: 'Geheim', role: 'employee' };
  const invited = (await admin.post(`${employees}/invitations`, somebody)).body.employeeId;
  return {
    ...ids('Employee', ['get', 'update'], person),
    ...ids('Employment', ['addPeriod', 'updatePeriod', 'removePeriod'], person),
    ...ids('Employment', ['addCorrection', 'reverseCorrection'], person),
    ...ids('EmployeeProfile', ['picture', 'list', 'document'], person, 'employeeId'),
    ...ids('Invitation', ['resend', 'withdraw'], invited),
    periodId: employment.body.periods[0].id,
    correctionId: corrected.body.corrections[0].id,
  };
}

/** A package that comes with the product. */
const solution = 'forestry-ch';

const aView = {
  ...{ list: 'addresses.list', name: 'Geheime Ansicht' },
  content: { sort: 'name', filter: {}, layout: {} },
};

async function ownThingsOf(app: TestService): Promise<Record<string, string>> {
  const person = app.as('employee');
  const { id } = (await person.post('/api/admin/cv-entries', entry)).body;
  const view = await person.post('/api/admin/saved-views', aView);
  const file = { name: 'zeugnis.pdf', content: aPdf(), type: 'application/pdf' };
  const filled = await person.post(`/api/admin/cv-entries/${id}/documents`, undefined, { file });
  const picture = { name: 'ich.png', content: aPng(), type: 'image/png' };
  await person.post('/api/auth/profile/picture', undefined, { file: picture });
  const ctx = app.ctx();
  const { userId, licenceId } = testPrincipal('employee');
  const sessions = app.get(SessionStore);
  const policy = sessionPolicyOf({});
  await app.get(Database).tx(ctx, (inTx) =>
    sessions.create(inTx, {
      userId,
      licenceId,
      trusted: false,
      userAgent: 'x',
      address: '192.0.2.1',
      policy,
    }),
  );
  const [session] = await sessions.findOfUser(ctx, userId);
  return {
    ...ids('Cv', ['update', 'remove', 'addDocument', 'document', 'removeDocument'], id),
    'EmployeeProfile_document.id': id,
    ...ids('SavedView', ['update', 'remove'], view.body.id),
    documentId: filled.body.documents[0].id,
    'Session_end.id': session?.id ?? '',
  };
}

async function requestsOf(app: TestService): Promise<Record<string, string>> {
  const asking = app.as('employee', { licence: 'other' });
  const request = { adminEmail: 'admin@own.test', message: 'Geheime Anfrage' };
  const { id } = (await asking.post('/api/auth/connection-requests', request)).body;
  return {
    ...ids('ConnectionRequest', ['accept', 'decline'], id),
    ...ids('OwnConnectionRequest', ['withdraw'], id),
  };
}

async function settingsOf(app: TestService): Promise<Record<string, string>> {
  const admin = app.as('admin');
  const found: Record<string, string> = {};
  for (const [name, path] of Object.entries(numbered)) {
    const body = { number: '7777', title: 'Geheimnis', ...(name === 'Account' ? { kind: 'asset' } : {}) };
    const { id } = (await admin.post(`/api/admin/${path}`, body)).body;
    Object.assign(found, ids(name, ['get', 'update', 'remove', 'restore'], id));
  }
  const file = { name: 'a.csv', content: 'Konto;Bezeichnung\n1;Geheim' };
  const { id } = (await admin.post('/api/admin/account-imports', undefined, { file })).body;
  return {
    ...found,
    ...ids('AccountImport', ['get', 'listRows', 'check', 'commit', 'cancel', 'previewUndo', 'undo'], id),
  };
}

async function prepare(app: TestService): Promise<Record<string, string>> {
  await addTestPeople(app);
  return {
    ...(await peopleOf(app)),
    ...(await ownThingsOf(app)),
    ...(await requestsOf(app)),
    ...(await settingsOf(app)),
    ...(await messagesOf(app)),
    'Notice_dismiss.id': await noticeOf(app),
  };
}

/** A notice for the own licence alone. */
const aNotice = {
  ...{ kind: 'news', audience: 'licence', licenceId: testLicences.own, texts: { de: 'Geheim' } },
  startsAt: new Date(Date.now() - 3_600_000).toISOString(),
  endsAt: new Date(Date.now() + 86_400_000).toISOString(),
};

async function noticeOf(app: TestService): Promise<string> {
  return (await app.as('superadmin').post('/api/admin/notices', aNotice)).body.id;
}

/** A draft with a file, and a message that was sent, of the admin. */
async function messagesOf(app: TestService): Promise<Record<string, string>> {
  const writer = app.as('admin');
  const message = { audience: 'operator', content: { de: { subject: 'Geheim', html: '<p>Geheim</p>' } } };
  const sent = (await writer.post('/api/admin/messages', message)).body;
  await writer.post(`/api/admin/messages/${sent.id}/send`, {}, { ifMatch: sent.version });
  const draft = (await writer.post('/api/admin/messages', message)).body;
  const file = { name: 'geheim.pdf', content: aPdf(), type: 'application/pdf' };
  const filled = await writer.post(`/api/admin/messages/${draft.id}/attachments`, undefined, { file });
  return {
    ...ids('Message', ['get', 'update', 'send', 'recall'], draft.id),
    'Message_readers.id': sent.id,
    ...ids('MessageAttachment', ['add', 'remove', 'send'], draft.id),
    fileId: filled.body.attachments[0].id,
  };
}

function ownPledge({ items }: PluginFundingList, pluginId: string): string {
  return items.find((one) => one.pluginId === pluginId)?.campaign?.own?.id ?? '';
}

/** A plugin to come and its campaign. */
async function fundingOf(app: TestService) {
  const operator = app.as('superadmin');
  const drone = {
    key: 'drone-flight',
    title: { de: 'Drohnenflug' },
    text: { de: 'Aus der Luft' },
    price: '1',
  };
  const planned = await operator.post('/api/admin/planned-plugins', drone);
  const campaign = await operator.post('/api/admin/campaigns', {
    pluginId: planned.body.id,
    goal: '1000.00',
    endsOn: addDays(localDateAt(new Date(), 'Europe/Zurich'), 30),
    ...campaignDefaults,
    benefit: { de: 'Ein Jahr zum halben Preis' },
  });
  const made = await app
    .as('admin')
    .post(`/api/admin/plugin-funding/campaigns/${campaign.body.id}/pledge`, { amount: '100.00' });
  return {
    plannedId: planned.body.id as string,
    campaignId: campaign.body.id as string,
    pledgeId: ownPledge(made.body, planned.body.id),
  };
}

const textImportOperations = ['get', 'listRows', 'check', 'commit', 'cancel', 'previewUndo', 'undo'];

/** A file of texts, which nobody has taken over yet. */
async function aTextImport(app: TestService): Promise<string> {
  const file = { name: 't.json', content: '{"shell":{"menu.title":"x"}}', type: 'application/json' };
  const sent = { file: { ...file, fields: { locale: 'fr' } } };
  return (await app.as('superadmin').post('/api/admin/text-imports', undefined, sent)).body.id as string;
}

/** An idea with a comment, of the admin. */
async function ideaOf(app: TestService): Promise<{ ideaId: string; commentId: string }> {
  const admin = app.as('admin');
  const { id } = (await admin.post('/api/admin/ideas', { title: 'Wunsch', text: 'Wunsch' })).body;
  const commented = await admin.post(`/api/admin/ideas/${id}/comments`, { text: 'Ja' });
  return { ideaId: id, commentId: commented.body.thread[0].id };
}

/**
 * Creates the records that the operator of the installation reads, and returns path parameters, including those that
 * are not a record's id.
 */
async function prepareInstallation(app: TestService): Promise<Record<string, string>> {
  const operator = app.as('superadmin');
  const { plannedId, campaignId, pledgeId } = await fundingOf(app);
  const { ideaId, commentId } = await ideaOf(app);
  const mails = await operator.get('/api/admin/mails');
  await app.as('admin').post('/api/admin/industry-solutions/forestry-ch/apply', { number: 1 });
  const licence = [
    'Licence_get',
    'Licence_previewType',
    'ApplicationOfLicence_get',
    'LicenceEmployees_list',
    'LicenceEmployees_get',
  ];
  return {
    'PlannedPlugin_get.id': plannedId,
    'Licence_previewType.type': 'light',
    'Idea_get.id': ideaId,
    commentId,
    ...ids('Campaign', ['get', 'exportCsv', 'exportXlsx', 'agreement'], campaignId),
    'Campaign_agreement.pledgeId': pledgeId,
    'PluginFunding_agreement.pledgeId': pledgeId,
    ...ids('IndustrySolution', ['report', 'preview'], solution, 'key'),
    ...ids('LicenceIndustry', ['list', 'report', 'preview'], testLicences.own),
    ...ids('LicenceIndustry', ['report', 'preview'], solution, 'key'),
    'IndustryPackage_get.key': solution,
    number: '1',
    ...ids('TextImport', ['get', 'listRows', 'previewUndo'], await aTextImport(app)),
    'Mail_get.id': mails.body.items[0].id,
    'User_get.id': testPrincipal('employee').userId,
    ...Object.fromEntries(
      [
        ...licence,
        'LicencePlugins_list',
        'LicencePlugins_history',
        'LicenceRoles_list',
        'LicenceOwner_list',
        'LicenceOwner_history',
      ].map((name) => [`${name}.id`, testLicences.own]),
    ),
    'LicenceEmployees_get.employeeId': testMember('employee'),
    plugin: 'surcharges',
    locale: 'de',
    namespace: 'shell',
    'Translation_history.key': 'menu.title',
    tool: 'time',
    key: 'tree_species',
  };
}

describeRoleMatrix(adminOfAnybody, {
  prepare: async (app) => ({ ...(await prepare(app)), ...(await prepareInstallation(app)) }),
  absent: {
    ToolAdmin_get: 'no tool was released',
    PluginPicture_picture: 'no plugin has a picture',
  },
  openToAll: Object.fromEntries([
    ...ofOneself.map((id) => [id, own] as const),
    ...cutForOthers.map((id) => [id, cut] as const),
  ]),
  exempt: { ReleaseUpload_publish: ownKey, ReleaseUpload_versions: ownKey },
});

const everybodys = 'the same key in every licence, answered for one’s own';
const ideasOfAll = 'ideas are for the admins of every licence';
const ofInstallation = 'texts of the installation, the same for every licence';

/** Returns ids for changes of the installation's records over an outdated version. */
async function prepareLate(app: TestService): Promise<Record<string, string>> {
  const operator = app.as('superadmin');
  const first = async (path: string) => (await operator.get(`/api/admin/${path}`)).body.items[0].id as string;
  const content = { de: { subject: 'Vorlage', html: '' } };
  const template = await operator.post('/api/admin/message-templates', { name: 'Vorlage', content });
  const file = { name: 'Eigener.csv', content: 'Konto;Bezeichnung\n1000;Kasse\n' };
  const chart = await operator.post('/api/admin/chart-templates', undefined, { file });
  const { own: licence } = testLicences;
  const person = testMember('employee');
  return {
    ...{ role: 'manager', plugin: 'surcharges', locale: 'fr', namespace: 'shell', key: 'tree_species' },
    'Translation_change.key': 'menu.title',
    'Translation_reset.key': 'menu.title',
    'User_update.id': testPrincipal('employee').userId,
    'PlannedPlugin_update.id': await first('planned-plugins'),
    ...ids('Campaign', ['invoice', 'deliver'], await first('campaigns')),
    'Idea_step.id': await first('ideas'),
    ...ids('Licence', ['update', 'changeState', 'reset', 'changeType'], licence),
    'LicenceEmployees_update.id': licence,
    'LicenceEmployees_update.employeeId': person,
    ...ids('LicenceEmployment', ['updatePeriod', 'removePeriod'], person),
    licenceId: licence,
    'MessageTemplate_update.id': template.body.id,
    'ChartTemplate_rename.id': chart.body.id,
    'Notice_update.id': await noticeOf(app),
  };
}

describeLicenceMatrix(adminOfAnybody, {
  late: {
    prepare: prepareLate,
    bodies: {
      Dropdown_replace: { values: [] },
      InstallationDropdown_replace: { values: [] },
      Idea_step: { step: 'decline', reason: 'Nein' },
      Licence_changeState: { state: 'blocked' },
      Licence_changeType: { type: 'light' },
      ChartTemplate_rename: { title: 'Neu' },
      Role_save: { grants: {} },
      OperatorSettings_update: { billingLicenceId: testLicences.own },
      ExtraField_replace: { entity: 'address', fields: [] },
      PluginOffer_set: {
        ...{ categories: [], dependsOn: [], licenceTypes: [], releasedTo: 'all', licenceIds: [] },
      },
      Notice_update: aNotice,
    },
    exempt: {
      ToolAdmin_update: 'no tool was released',
      ToolAdmin_rollBack: 'no tool was released',
      Translation_change: 'no texts are bundled in this suite; see translations.db-spec.ts',
      Translation_reset: 'no texts are bundled in this suite; see translations.db-spec.ts',
      Message_recall: 'only what waits to be sent is taken back',
    },
  },
  creations: {
    Cv_create: { of: 'EmployeeProfile_document.id', body: entry },
    OwnConnectionRequest_send: {
      of: 'OwnConnectionRequest_withdraw.id',
      body: { adminEmail: 'admin@own.test' },
    },
  },
  queries: { PluginCharge_exportXlsx: '?month=2026-11', SavedView_list: '?list=addresses.list' },
  prepare: async (app) => {
    const prepared = await prepare(app);
    const { campaignId, pledgeId } = await fundingOf(app);
    const { ideaId, commentId } = await ideaOf(app);
    return {
      ...prepared,
      ...ids('Idea', ['remove', 'removeComment', 'update'], ideaId),
      'Idea_removeComment.commentId': commentId,
      ...ids('Campaign', ['exportXlsx', 'agreement'], campaignId),
      'PluginFunding_agreement.pledgeId': pledgeId,
      'Campaign_agreement.pledgeId': pledgeId,
    };
  },
  bodies: {
    ...Object.fromEntries(Object.keys(numbered).map((name) => [`${name}_update`, { title: 'Neu' }])),
    AccountImport_check: { mapping: ['number', 'title'] },
    AccountImport_commit: {},
    AccountImport_undo: {},
    ConnectionRequest_decline: { reason: 'Wir kennen dich nicht.' },
    Cv_update: { title: 'Neu' },
    Idea_update: { title: 'Neu', text: 'Neu' },
    Employee_update: { team: 'Neu' },
    Employment_addPeriod: period,
    Employment_updatePeriod: period,
    Employment_addCorrection: correction,
    Employment_reverseCorrection: { reason: 'Neu' },
    Invitation_resend: { mail: false },
    Message_update: { audience: 'operator', content: {} },
    Message_send: {},
    SavedView_update: { name: 'Neu' },
  },
  exempt: {
    Live_stream: 'a stream of what happens to oneself, which does not end',
    Dropdown_get: everybodys,
    Dropdown_options: everybodys,
    Dropdown_replace: everybodys,
    IndustrySolution_report: everybodys,
    IndustrySolution_preview: everybodys,
    IndustrySolution_apply: everybodys,
    IndustrySolution_revert: everybodys,
    Plugin_switch: everybodys,
    PluginFunding_list: 'campaigns are for every licence; who pledged is shown to one’s own alone',
    PluginFunding_vote: everybodys,
    PluginFunding_withdraw: everybodys,
    PluginFunding_pledge: everybodys,
    Idea_list: ideasOfAll,
    Idea_get: ideasOfAll,
    Idea_vote: ideasOfAll,
    Idea_withdraw: ideasOfAll,
    Idea_follow: ideasOfAll,
    Idea_unfollow: ideasOfAll,
    Idea_comment: ideasOfAll,
    Plugin_startTrial: everybodys,
    Plugin_history: everybodys,
    PluginPicture_picture: everybodys,
    Role_save: everybodys,
    Role_reset: everybodys,
    ...Object.fromEntries(textImportOperations.map((name) => [`TextImport_${name}`, ofInstallation])),
    Translation_history: ofInstallation,
    Translation_change: ofInstallation,
    Translation_reset: ofInstallation,
  },
});
