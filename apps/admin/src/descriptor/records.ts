import type { ToolDescriptor } from '@jahrring/contracts-common';

/** Records that the audit trail names. */
export const records: NonNullable<ToolDescriptor['records']> = [
  {
    entity: 'membership',
    titleKey: 'admin:record.membership',
    fieldsKey: 'admin:field',
    path: '/settings/employees/:id/personal',
  },
  {
    entity: 'user',
    titleKey: 'admin:record.user',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'licence',
    titleKey: 'admin:record.licence',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'plugin',
    titleKey: 'admin:record.plugin',
    fieldsKey: 'admin:field',
    path: '/plugins',
  },
  {
    entity: 'role',
    titleKey: 'admin:record.role',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'extraFields',
    titleKey: 'admin:record.extraFields',
    partsKeys: ['admin:extraFields'],
    path: '/settings/extra_fields',
  },
  {
    entity: 'companyPart',
    titleKey: 'admin:record.companyPart',
    fieldsKey: 'admin:field',
    path: '/settings/companyparts/edit/:id',
  },
  {
    entity: 'costCentre',
    titleKey: 'admin:record.costCentre',
    fieldsKey: 'admin:field',
    path: '/settings/costcentres/edit/:id',
  },
  {
    entity: 'revenueCentre',
    titleKey: 'admin:record.revenueCentre',
    fieldsKey: 'admin:field',
    path: '/settings/revenuecentres/edit/:id',
  },
  {
    entity: 'account',
    titleKey: 'admin:record.account',
    fieldsKey: 'admin:field',
    path: '/settings/chart_of_accounts/edit/:id',
  },
  {
    entity: 'dropdown',
    titleKey: 'admin:record.dropdown',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'pluginPrice',
    titleKey: 'admin:record.pluginPrice',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'plannedPlugin',
    titleKey: 'admin:record.plannedPlugin',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'licenceOwner',
    titleKey: 'admin:record.licenceOwner',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'pluginOffer',
    titleKey: 'admin:record.pluginOffer',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'licenceApplication',
    titleKey: 'admin:record.licenceApplication',
    fieldsKey: 'admin:field',
    path: '/admin/applications',
  },
  {
    entity: 'industrySolution',
    titleKey: 'admin:record.industrySolution',
    fieldsKey: 'admin:field',
    path: '/settings/industry_solutions',
  },
  {
    entity: 'industryPackage',
    titleKey: 'admin:record.industryPackage',
    fieldsKey: 'admin:field',
    path: '/admin/industry_solutions',
  },
  {
    entity: 'campaign',
    titleKey: 'admin:record.campaign',
    fieldsKey: 'admin:field',
    path: '/admin/crowdfunding',
  },
  {
    entity: 'pluginIdea',
    titleKey: 'admin:record.pluginIdea',
    fieldsKey: 'admin:field',
    path: '/plugins?tab=ideas',
  },
  {
    entity: 'ideaComment',
    titleKey: 'admin:record.ideaComment',
    fieldsKey: 'admin:field',
    path: '/plugins?tab=ideas',
  },
  {
    entity: 'ideaFollow',
    titleKey: 'admin:record.ideaFollow',
    fieldsKey: 'admin:field',
    path: '/plugins?tab=ideas',
  },
  {
    entity: 'operatorSettings',
    titleKey: 'admin:record.operatorSettings',
    fieldsKey: 'admin:field',
    path: '/admin/crowdfunding',
  },
  {
    entity: 'message',
    titleKey: 'admin:record.message',
    fieldsKey: 'admin:field',
    path: '/admin/messages',
  },
  {
    entity: 'messageTemplate',
    titleKey: 'admin:record.messageTemplate',
    fieldsKey: 'admin:field',
    path: '/admin/messages',
  },
  {
    entity: 'notice',
    titleKey: 'admin:record.notice',
    fieldsKey: 'admin:field',
    path: '/admin/notices',
  },
  {
    entity: 'announcement',
    titleKey: 'admin:record.announcement',
    fieldsKey: 'admin:field',
    path: '/admin/messages',
  },
  {
    entity: 'campaignPledge',
    titleKey: 'admin:record.campaignPledge',
    fieldsKey: 'admin:field',
    path: '/plugins',
  },
  {
    entity: 'pluginVote',
    titleKey: 'admin:record.pluginVote',
    fieldsKey: 'admin:field',
    path: '/plugins',
  },
  {
    entity: 'pluginAgreement',
    titleKey: 'admin:record.pluginAgreement',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'pluginCharge',
    titleKey: 'admin:record.pluginCharge',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'connectionRequest',
    titleKey: 'admin:record.connectionRequest',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'employmentPeriod',
    titleKey: 'admin:record.employmentPeriod',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'employmentCorrection',
    titleKey: 'admin:record.employmentCorrection',
    fieldsKey: 'admin:field',
  },
  {
    entity: 'cvEntry',
    titleKey: 'admin:record.cvEntry',
    fieldsKey: 'admin:field',
  },
  { entity: 'choice', titleKey: 'admin:record.choice', fieldsKey: 'admin:field' },
];
