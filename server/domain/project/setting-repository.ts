/** Facts about the whole installation, by name. */
export interface SettingRepository {
  get(name: string): Promise<string | null>
  set(name: string, value: string): Promise<void>
  /** Keeps the value unless there is one; returns the one that stands, the same for all who ask at once. */
  setOnce(name: string, value: string): Promise<string>
}
