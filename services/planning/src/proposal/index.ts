export { ProposalModule } from './proposal.module';
