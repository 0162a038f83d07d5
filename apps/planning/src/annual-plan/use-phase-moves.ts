import { placesWith, type PhasePlace, type PhaseView, type PlacePhases } from '@jahrring/contracts-planning';
import { notify, problemOf, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { useEffect, useRef } from 'react';
import { useHistory } from '../history/use-history';
import { usePlacePhases } from '../planning.api';
import type { CarryPreview } from './use-carry';

/**
 * Gives a phase other days and takes along what depends on it: one change, taken back and made again as one. Where somebody else
 * changed one of them meanwhile nothing is moved, and the message asks whether to move them all the same.
 */
export function usePhaseMoves(phases: readonly PhaseView[]) {
  const t = useT('planning');
  const format = useFormat();
  const toast = useProblemToast();
  const [place] = usePlacePhases();
  const latest = useRef(phases);
  useEffect(() => {
    latest.current = phases;
  }, [phases]);
  const history = useHistory<PlacePhases>({
    run: async (change) => {
      const { phases: written, undo } = await place(change).unwrap();
      return { undo, written };
    },
    revise: (change, versions) => ({
      phases: change.phases.map((one) => ({ ...one, version: versions.get(one.id) ?? one.version })),
    }),
  });
  const attempt = async (work: () => Promise<unknown>, again?: () => void): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (problemOf(error).status !== 412) toast(error);
      else {
        const action = again ? { action: { label: t('action.moveAnyway'), run: again } } : {};
        notify.warning(t('phase.changedMeanwhile'), action);
      }
      return false;
    }
  };
  const undo = () => void attempt(history.undo);
  const put = async (id: string, days: Pick<PhasePlace, 'firstDay' | 'lastDay'>): Promise<boolean> => {
    const phase = latest.current.find((one) => one.id === id);
    if (!phase) return false;
    const own = latest.current.filter(({ projectId }) => projectId === phase.projectId);
    const places = placesWith(own, id, days);
    if (places.length === 0) return true;
    const done = await attempt(
      () => history.make({ phases: places }),
      () => void put(id, days),
    );
    if (done) {
      notify.success(
        t('phase.moved', { count: places.length, title: phase.title, day: format.longDate(days.firstDay) }),
        { action: { label: t('action.undo'), run: undo } },
      );
    }
    return done;
  };
  const onDrop = (
    phase: PhaseView,
    days: Pick<PhasePlace, 'firstDay' | 'lastDay'>,
    { broken }: CarryPreview,
  ) => {
    if (broken) {
      notify.warning(
        t('errors.phaseTooEarly', {
          phase: broken.phase.title,
          before: broken.before.title,
          date: format.date(broken.earliest),
        }),
      );
      return;
    }
    void put(phase.id, days);
  };
  return {
    onDrop,
    undo,
    redo: () => void attempt(history.redo),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
  };
}
