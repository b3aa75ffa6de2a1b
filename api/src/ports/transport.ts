/** A mail or text message on its way out. */
export interface OutboundMessage {
  /** Stays the same when it is sent again, so that the receiver can tell. */
  readonly id: number;
  readonly to: string;
  /** Empty for text messages. */
  readonly subject: string;
  readonly body: string;
  /** The same as HTML; mails only. */
  readonly html?: string | undefined;
}

/** Takes messages to their receivers. Throws when it did not work; the message comes again later. */
export interface Transport {
  deliver(message: OutboundMessage): Promise<void>;
}
