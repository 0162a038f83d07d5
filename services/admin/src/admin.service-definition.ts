import { FollowMerges1795390300007 } from './migrations/1795390300007-follow-merges.migration';
import { seedDemo } from './seed';
import { AdminSessionResolver, employeeSight, identityEntities } from './identity';
import { registryEntities } from './registry';
import { settingsEntities } from './settings';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { OpenStreams1795370400001 } from './migrations/1795370400001-open-streams.migration';
import { SavedViews1795381200001 } from './migrations/1795381200001-saved-views.migration';
import { PluginSuspensions1795370400002 } from './migrations/1795370400002-plugin-suspensions.migration';
import { Notices1796000001910 } from './migrations/1796000001910-notices.migration';
import { Messages1796000001900 } from './migrations/1796000001900-messages.migration';
import { Announcements1796000000810 } from './migrations/1796000000810-announcements.migration';
import { LicenceApplications1796000004200 } from './migrations/1796000004200-licence-applications.migration';
import { SuperadminStays1796500000301 } from './migrations/1796500000301-superadmin-stays.migration';
import { IndustrySolutions1796600000100 } from './migrations/1796600000100-industry-solutions.migration';
import { CampaignBills1796900000100 } from './migrations/1796900000100-campaign-bills.migration';
import { ChartImports1796800000001 } from './migrations/1796800000001-chart-imports.migration';
import { TextImports1796900000301 } from './migrations/1796900000301-text-imports.migration';
import { PluginOffers1797000000100 } from './migrations/1797000000100-plugin-offers.migration';
import { LicenceOwners1797000000200 } from './migrations/1797000000200-licence-owners.migration';
import { Ideas1796900000200 } from './migrations/1796900000200-ideas.migration';
import { IdeaFollows1796700000101 } from './migrations/1796700000101-idea-follows.migration';
import { AdminModule } from './admin.module';
import { CanonicalEmails1795362450001 } from './migrations/1795362450001-canonical-emails.migration';
import { ProvedEmails1795363200001 } from './migrations/1795363200001-proved-emails.migration';
import { CreateAdmin1700000000001 } from './migrations/1700000000001-create-admin.migration';
import { Employment1795296597800 } from './migrations/1795296597800-employment.migration';
import { ExtraFields1795296400192 } from './migrations/1795296400192-extra-fields.migration';
import { Notifications1795296243791 } from './migrations/1795296243791-notifications.migration';
import { Translations1795297378836 } from './migrations/1795297378836-translations.migration';
import { LicenceSettings1795296889376 } from './migrations/1795296889376-licence-settings.migration';
import { PlannedPlugins1795366800001 } from './migrations/1795366800001-planned-plugins.migration';
import { PluginPrices1795320946857 } from './migrations/1795320946857-plugin-prices.migration';
import { DropToolReleases1795336111475 } from './migrations/1795336111475-drop-tool-releases.migration';
import { Registry1795321080069 } from './migrations/1795321080069-registry.migration';
import { Campaigns1796000000110 } from './migrations/1796000000110-campaigns.migration';
import { Identity1795296499705 } from './migrations/1795296499705-identity.migration';

/** Identities, licences, plugins, sign-in and the registry of tool releases. */
export const adminService: ServiceDefinition = {
  tool: 'admin',
  version: '0.1.0',
  module: AdminModule,
  entities: [...registryEntities, ...identityEntities, ...settingsEntities],
  migrations: [
    CreateAdmin1700000000001,
    Notifications1795296243791,
    ExtraFields1795296400192,
    Employment1795296597800,
    LicenceSettings1795296889376,
    Identity1795296499705,
    Translations1795297378836,
    PluginPrices1795320946857,
    Registry1795321080069,
    DropToolReleases1795336111475,
    CanonicalEmails1795362450001,
    ProvedEmails1795363200001,
    PlannedPlugins1795366800001,
    OpenStreams1795370400001,
    PluginSuspensions1795370400002,
    SavedViews1795381200001,
    FollowMerges1795390300007,
    Campaigns1796000000110,
    Announcements1796000000810,
    Messages1796000001900,
    Notices1796000001910,
    LicenceApplications1796000004200,
    SuperadminStays1796500000301,
    IndustrySolutions1796600000100,
    CampaignBills1796900000100,
    Ideas1796900000200,
    PluginOffers1797000000100,
    LicenceOwners1797000000200,
    IdeaFollows1796700000101,
    ChartImports1796800000001,
    TextImports1796900000301,
  ],
  auditSight: employeeSight,
  seed: seedDemo,
  sessions: (get) => get(AdminSessionResolver),
  prefixes: ['/api/auth', '/api/boot', '/api/language', '/api/live'],
};
