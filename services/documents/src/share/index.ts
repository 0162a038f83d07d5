export { AcceptanceSheet } from './acceptance-sheet';
export { ShareAnswerEntity } from './share-answer.entity';
export { ShareAnswerRepository } from './share-answer.repository';
export { ShareLinkEntity } from './share-link.entity';
export { ShareLinkRepository } from './share-link.repository';
export { ShareLinkService } from './share-link.service';
export { ShareModule } from './share.module';
