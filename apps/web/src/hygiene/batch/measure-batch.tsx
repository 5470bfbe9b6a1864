/** The entry of a control point for a production batch. */
import { StopForm } from '../round/stop-form.tsx';
import { enter } from '../round/use-entry.ts';
import { type BatchPoint, batchStop } from './batch-stops.ts';

interface MeasureBatchProps {
  readonly point: BatchPoint;
  readonly batchId: string;
  readonly close: () => void;
}

export function MeasureBatch({ point, batchId, close }: MeasureBatchProps) {
  const stop = batchStop(point, batchId);
  return (
    <StopForm
      stop={stop}
      back={close}
      enter={(entered, at) => {
        enter(stop, { entered, at }, () => undefined);
        close();
      }}
    />
  );
}
