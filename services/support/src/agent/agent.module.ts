import { Module } from '@nestjs/common';
import { DeskAgentRepository } from './desk-agent.repository';

@Module({ providers: [DeskAgentRepository], exports: [DeskAgentRepository] })
export class AgentModule {}
