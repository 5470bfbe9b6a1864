/** Buttons for the actions on a record, by its state machine and the user's permissions. */
import { type Message, type StateMachine, say } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { messageOf } from '../../shell/data/api.ts';
import { changed } from '../../shell/data/query.ts';
import { useSubmission } from '../../shell/data/submission.ts';
import { shown, type Text } from '../../shell/language/language.ts';
import { useAddress } from '../../shell/navigation/address.ts';
import { mayRun } from '../../shell/session/session.ts';
import { Button, type Look } from '../control/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { toast, toastBad } from '../dialog/toast.tsx';
import type { OperationFormProps } from './draft.ts';
import { FORM_CLOSED, opensForm } from './form-address.ts';
import { OperationForm } from './operation-form.tsx';

interface Done {
  /** The message that is shown after the action succeeded. */
  readonly done: Text;
  /** Undoes the action, if it can be undone. */
  readonly undo?: () => Promise<unknown>;
}

/** Returns a function that runs an action, and shows its result as a toast. */
function useAction(send: (key: string) => Promise<unknown>, { done, undo }: Done): () => Promise<void> {
  const { submit } = useSubmission(
    async (_: object, key) => {
      await send(key);
      // Waits until the previous screen is removed, if `send` opened another screen. The previous screen would request
      // its record again, and the request would fail if `send` deleted the record.
      await new Promise((resolve) => setTimeout(resolve));
    },
    { report: toastBad, done: () => toast(done, undo && { undo: () => run(undo) }) },
  );
  return () => submit({});
}

async function run(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    toastBad(messageOf(error));
  }
  await changed();
}

export interface ActionProps extends Done {
  readonly label: Text;
  readonly send: (key: string) => Promise<unknown>;
  readonly look?: Look;
  readonly icon?: string;
  /** True if the button shows only its icon. */
  readonly isSmall?: boolean;
  /** The question before an action that cannot be undone. It describes the action. */
  readonly ask?: { readonly title: Text; readonly text: Text };
}

export function Action({ label, send, done, undo, look = 'secondary', icon, isSmall = false, ask }: ActionProps) {
  const act = useAction(send, { done, ...(undo && { undo }) });
  const [isAsking, setIsAsking] = useState(false);
  const content = isSmall ? { label: shown(label) } : { children: shown(label) };
  return (
    <>
      <Button
        look={look}
        {...(icon !== undefined && { icon })}
        {...content}
        opens={ask !== undefined}
        act={ask ? () => setIsAsking(true) : act}
      />
      {ask && (
        <Dialog title={shown(ask.title)} isOpen={isAsking} close={() => setIsAsking(false)}>
          <p>{shown(ask.text)}</p>
          <div>
            <Button
              look={look}
              act={async () => {
                await act();
                setIsAsking(false);
              }}
            >
              {shown(label)}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

export interface MachineActionsProps<S extends string, V extends string> {
  readonly machine: StateMachine<S, V>;
  readonly status: string;
  /** The operation of one of the verbs. The shown verbs need the same permission. */
  readonly operation: Parameters<typeof mayRun>[0];
  /** The verbs to show, without verbs that have a separate button. */
  readonly verbs: { readonly [Verb in V]?: ActionProps };
}

/** A button for each verb that the state machine allows in this status. Hidden if the user lacks the permission. */
export function MachineActions<S extends string, V extends string>({
  machine,
  status,
  operation,
  verbs,
}: MachineActionsProps<S, V>) {
  if (!mayRun(operation)) return null;
  return (
    <>
      {(Object.entries(verbs) as [V, ActionProps | undefined][])
        .filter(([verb]) => machine.allows(status, verb))
        .map(([verb, action]) => action && <Action key={verb} {...action} />)}
    </>
  );
}

export interface FormActionProps<R, B> extends Omit<OperationFormProps<R, B>, 'done' | 'cancel' | 'label'> {
  /** The text of the button and the title of its dialog. */
  readonly title: Message | Text;
  readonly label?: Text;
  readonly done: Text;
  readonly button?: Look;
  readonly icon?: string;
  readonly isSmall?: boolean;
  readonly size?: 'narrow' | 'wide';
  readonly then?: (result: R) => unknown;
  readonly intro?: ComponentChildren;
}

/**
 * A button that opens an operation's form in a dialog. The form is open at first if the address names it (`formAt`).
 * Hidden if the user lacks the permission.
 */
export function FormAction<R, B>({
  title,
  label,
  done,
  button = 'secondary',
  icon,
  isSmall = false,
  size = 'narrow',
  then,
  intro,
  ...form
}: FormActionProps<R, B>) {
  const { query, set } = useAddress();
  const { name } = form.operation;
  const [isOpen, setIsOpen] = useState(() => opensForm(query, name));
  if (!mayRun(form.operation)) return null;
  const close = () => {
    setIsOpen(false);
    if (opensForm(query, name)) set(FORM_CLOSED);
  };
  const content = isSmall ? { label: shown(title) } : { children: shown(title) };
  return (
    <>
      <Button look={button} {...(icon !== undefined && { icon })} {...content} opens act={() => setIsOpen(true)} />
      <Dialog title={shown(title)} isOpen={isOpen} close={close} size={size}>
        {intro}
        <OperationForm
          {...form}
          label={shown(label ?? (form.isChange ? say`Save` : title))}
          cancel={close}
          done={async (result) => {
            close();
            toast(done);
            await then?.(result);
          }}
        />
      </Dialog>
    </>
  );
}
