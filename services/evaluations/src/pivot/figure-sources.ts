import type { FactSource } from '@jahrring/contracts-evaluations';
import { Injectable } from '@nestjs/common';
import { AbsenceFigures } from '../absence-fact';
import { DocumentFactRepository } from '../document-fact';
import { FactRepository, type FigureSource } from '../fact';
import { MachineFactRepository } from '../machine-fact';
import { PlanFigures } from '../plan-fact';
import { CostFactRepository, ProjectFiguresRepository } from '../project-figures';
import { LotFactRepository } from '../timber-fact';

/** Everything figures are made of. */
@Injectable()
export class FigureSources {
  private readonly all: Readonly<Record<FactSource, FigureSource>>;

  constructor(
    time: FactRepository,
    costs: CostFactRepository,
    projects: ProjectFiguresRepository,
    documents: DocumentFactRepository,
    machines: MachineFactRepository,
    plan: PlanFigures,
    absences: AbsenceFigures,
    timber: LotFactRepository,
  ) {
    this.all = { time, costs, projects, documents, machines, plan, absences, timber };
  }

  of(source: FactSource): FigureSource {
    return this.all[source];
  }
}
