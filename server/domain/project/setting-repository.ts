/** Facts about the whole installation, by name. */
export interface SettingRepository {
  /** Null when it was never set. */
  get(name: string): Promise<string | null>
  /** Puts it in the place of the value before. */
  set(name: string, value: string): Promise<void>
  /** Keeps the value unless there is one; returns the one that stands, the same for all who ask at once. */
  setOnce(name: string, value: string): Promise<string>
  /** Replaces the value while it still is `before`; false where it is another one. */
  replace(name: string, before: string, value: string): Promise<boolean>
}
