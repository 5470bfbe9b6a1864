/** What can be done with a thing: buttons by its state machine and the permissions of who is here. */
import { type Message, type StateMachine, say } from '@cleaver/domain/kernel';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { newKey, told } from '../shell/api.ts';
import { shown, type Text } from '../shell/language.ts';
import { changed } from '../shell/query.ts';
import { may, type Need } from '../shell/session.ts';
import { Button, type Look } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { OperationFormProps } from './draft.ts';
import { OperationForm } from './form.tsx';
import { toast } from './toast.tsx';

interface Done {
  /** Told when it is done. */
  readonly done: Text;
  /** The way back, where there is one. */
  readonly undo?: () => Promise<unknown>;
}

/** Something to do, with one key until it is done: a second tap and a repetition have the effect of one. */
function useAction(send: (key: string) => Promise<unknown>, { done, undo }: Done): () => Promise<void> {
  const key = useRef<string>(undefined);
  return async () => {
    key.current ??= newKey();
    try {
      await send(key.current);
      key.current = undefined;
      await changed();
      toast(done, undo && { undo: () => run(undo) });
    } catch (error) {
      toast(told(error), { tone: 'bad' });
      await changed();
    }
  };
}

async function run(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    toast(told(error), { tone: 'bad' });
  }
  await changed();
}

export interface ActionProps extends Done {
  readonly label: Text;
  readonly send: (key: string) => Promise<unknown>;
  readonly look?: Look;
  readonly icon?: string;
  /** Shows the icon alone. */
  readonly isSmall?: boolean;
  /** What cannot be taken back says first what it does. */
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
  readonly need: Need;
  /** Verbs that have a button of their own elsewhere are left out. */
  readonly verbs: { readonly [Verb in V]?: ActionProps };
}

/** A button for each verb that the status lets pass; what cannot be is not there. */
export function MachineActions<S extends string, V extends string>({
  machine,
  status,
  need,
  verbs,
}: MachineActionsProps<S, V>) {
  if (!may(need)) return null;
  return (
    <>
      {(Object.entries(verbs) as [V, ActionProps | undefined][])
        .filter(([verb]) => (machine.transitions[verb].from as readonly string[]).includes(status))
        .map(([verb, action]) => action && <Action key={verb} {...action} />)}
    </>
  );
}

export interface FormActionProps<R> extends Omit<OperationFormProps<R>, 'done' | 'cancel' | 'label'> {
  /** On the button, and the title of the dialog that it opens. */
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

/** A button that opens the form of an operation in a dialog. Not there for who may not. */
export function FormAction<R>({
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
}: FormActionProps<R>) {
  const [isOpen, setIsOpen] = useState(false);
  if (!may(form.operation.permission as Need)) return null;
  const close = () => setIsOpen(false);
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
