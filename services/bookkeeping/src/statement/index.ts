export { StatementEntity } from './statement.entity';
export { StatementLineEntity } from './statement-line.entity';
export { StatementModule } from './statement.module';
