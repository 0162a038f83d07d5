import type { FactSource } from '@jahrring/contracts-evaluations';
import { Injectable } from '@nestjs/common';
import { DocumentFactRepository } from '../document-fact';
import { FactRepository, type FigureSource } from '../fact';
import { MachineFactRepository } from '../machine-fact';
import { PlanFigures } from '../plan-fact';
import { CostFactRepository, ProjectFiguresRepository } from '../project-figures';

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
  ) {
    this.all = { time, costs, projects, documents, machines, plan };
  }

  of(source: FactSource): FigureSource {
    return this.all[source];
  }
}
