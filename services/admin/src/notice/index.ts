export { NoticeDismissal } from './notice-dismissal.entity';
export { NoticeRow } from './notice.entity';
export { NoticesModule } from './notice.module';
