export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The same as HTML. */
  readonly html?: string;
  /** After this moment it is of no use any more. */
  readonly expiresAt?: Date;
}

/** Hands mails over for delivery. */
export interface MailPort {
  /** Whether a channel delivers them. */
  readonly isConfigured: boolean;
  /**
   * Returns once the mail cannot be lost any more; `within` a transaction of the database, if given, once it goes with its commit and
   * is gone with its rollback. Ports know no database: only the adapter knows what it is.
   */
  send(mail: Mail, within?: object): Promise<void>;
  /** Costs as much time as `send` and delivers nothing, where the time must not tell whether there is an email. */
  sendNothing(): Promise<void>;
}
