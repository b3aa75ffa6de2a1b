/** A message to one device. */
export interface PushMessage {
  /** Registration token of the device. */
  readonly device: string;
  readonly title: string;
  readonly body: string;
  /** All values are text, as the vendor wants it. */
  readonly data: Readonly<Record<string, string>>;
}

/** `unregistered`: the device is gone for good. `refused`: this message will never be taken. */
export type PushOutcome = 'sent' | 'unregistered' | 'refused';

/** The vendor that reaches devices. Throws when it may work later. */
export interface PushPort {
  send(message: PushMessage): Promise<PushOutcome>;
}
