import { useEffect, useRef } from 'preact/hooks';

/**
 * Calls `put` with each new proposal for a field, until the user enters another value. `entered` is the value of the
 * field. A form that opens with the proposal, for example after a reload, continues with it.
 */
export function useProposal(entered: string, proposal: string | undefined, put: (proposal: string) => void): void {
  const last = useRef('');
  useEffect(() => {
    if (proposal === undefined || (entered !== last.current && entered !== proposal)) return;
    last.current = proposal;
    if (entered !== proposal) put(proposal);
  }, [proposal]);
}
