export { NoticeDismissalEntity } from './notice-dismissal.entity';
export { NoticeEntity } from './notice.entity';
export { NoticesModule } from './notice.module';
