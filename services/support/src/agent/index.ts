export { AgentModule } from './agent.module';
export { DeskAgentEntity } from './desk-agent.entity';
export { DeskAgentRepository } from './desk-agent.repository';
export { deskKey, deskLicenceId, inCaseOf, inDesk, mayHelp } from './desk-space';
