/** Keeps answers for all processes. It may be away, and what it answers was written by any of them: also by another release. */
export interface SharedCache {
  /** Undefined where there is none; fails within a second or so when it is away. */
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string, keepMs: number): Promise<void>;
}
