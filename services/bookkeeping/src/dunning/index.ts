export { DunningLetterEntity } from './dunning-letter.entity';
export { DunningLineEntity } from './dunning-line.entity';
export { DunningModule } from './dunning.module';
export {
  DunningLetterRepository,
  DunningLineRepository,
  DunningRuleRepository,
} from './dunning.repositories';
export { DunningRuleEntity } from './dunning-rule.entity';
export { LetterPrinter } from './letter-printer';
