export interface TextMessage {
  /** Digits with a leading plus. */
  readonly to: string;
  readonly body: string;
  /** After this moment it is of no use any more. */
  readonly expiresAt: Date;
}

/** Hands text messages over for delivery. */
export interface SmsPort {
  /** Whether a channel delivers them. */
  readonly isConfigured: boolean;
  /** Returns once the message cannot be lost any more; `within` a transaction as mails are. */
  send(message: TextMessage, within?: object): Promise<void>;
}
