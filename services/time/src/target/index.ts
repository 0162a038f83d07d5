export { TargetsModule } from './target.module';
export { TargetService } from './target.service';
