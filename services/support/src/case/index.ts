export { CaseNotices } from './case-notices';
export { CaseProgress } from './case-progress';
export { toCaseDetails, toCaseItem, toPeople } from './case-views';
export { CaseModule } from './case.module';
export { caseRoutes } from './case.routes';
export { PresenceService } from './presence.service';
export { SupportCaseEntity } from './support-case.entity';
export { SupportCaseRepository, numberText, supportCaseColumns } from './support-case.repository';
