/** What a process receives from a carrier. */
export interface CarrierHearing {
  /** Another process, or this one, has sent it. Nothing is known of its content: any program that reaches the carrier may have written it. */
  heard(payload: string): void;
  /** Something may have been missed: the carrier went away or is back. */
  missed(): void;
}

/** Carries short messages from any process to all of them, without keeping any. */
export interface EventCarrier {
  /** False while it is away; what would be sent then has to take another way. */
  isThere(): boolean;
  /** Fails within a second or two when the carrier does not confirm that it has it. */
  send(payload: string): Promise<void>;
  /** Begins to hear; resolves also while the carrier is away. */
  hear(hearing: CarrierHearing): Promise<void>;
  close(): Promise<void>;
}
