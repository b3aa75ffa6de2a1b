export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

/** Hands mails to whoever delivers them. Returns once the mail cannot be lost any more. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}
