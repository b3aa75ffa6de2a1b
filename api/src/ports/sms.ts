export interface TextMessage {
  /** Digits with a leading plus. */
  readonly to: string;
  readonly body: string;
  /** After this moment it is of no use any more. */
  readonly expiresAt: Date;
}

/** Hands text messages to whoever delivers them. */
export interface SmsPort {
  /** Whether anybody delivers them. */
  readonly isConfigured: boolean;
  /** Returns once the message cannot be lost any more. */
  send(message: TextMessage): Promise<void>;
}
