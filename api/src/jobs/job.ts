/** Work that is due again and again, and that one process does at a time, whichever it is. */
export interface Job {
  /** Key of its row in the table `jobs`. */
  readonly name: string;
  /** Milliseconds from the end of one run to the next. */
  readonly every: number;
  /**
   * Does all that is due now, however much has piled up. It may be killed at any moment and run again, so it works in
   * transactions that leave nothing half done.
   */
  run(): Promise<void>;
}
