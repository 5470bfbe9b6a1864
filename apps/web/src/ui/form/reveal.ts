/** Shows the first fault of a form: focuses its field, and scrolls it clear of the bars. All forms use this function. */
import { isTouch } from '../control/pointer.ts';
import { bringIntoView } from '../page/in-view.ts';

const FAULTY = '[aria-invalid=true], [data-faulty][tabindex]';

/** Maximum number of frames to wait for the field, because a form may open a folded line to show its fault. */
const FRAMES = 6;

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** Opens the folded parts of the page around the element. */
function unfold(element: Element): void {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
}

/** Returns the element to scroll to: the field with its label and its fault, or only the field if these are too tall. */
function withLabel(field: HTMLElement): Element {
  const around = field.closest('[data-pad]') ?? field.parentElement ?? field;
  return around.getBoundingClientRect().height > innerHeight / 3 ? field : around;
}

/**
 * Shows the first fault within `scope` after the next rendering. Without a field with a fault, shows the refusal.
 * `none` runs before the refusal is shown.
 */
export function revealFault(scope?: ParentNode | null, none?: () => void): void {
  let frames = FRAMES;
  const look = (): void => {
    const within = scope ?? document.querySelector('dialog[open]') ?? document.querySelector('main');
    const all = [...(within?.querySelectorAll<HTMLElement>(FAULTY) ?? [])];
    const field = all.find((one) => isShown(one) || one.closest('details:not([open])') !== null);
    if (field) {
      unfold(field);
      field.focus({ preventScroll: true });
      bringIntoView(withLabel(field));
    } else if (frames-- > 0) requestAnimationFrame(look);
    else refusal(within, none);
  };
  requestAnimationFrame(look);
}

function refusal(within: ParentNode | null, none: (() => void) | undefined): void {
  none?.();
  requestAnimationFrame(() => {
    const alert =
      within?.querySelector<HTMLElement>('[role=alert][tabindex]') ??
      within?.querySelector<HTMLElement>('[role=alert]');
    if (!alert) return;
    // On touch devices the focus stays, because handheld scanners type only into a field.
    if (!isTouch()) alert.focus({ preventScroll: true });
    bringIntoView(alert);
  });
}
