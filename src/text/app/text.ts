/** What the app itself says, outside any game. */
export interface AppText {
  readonly tagline: string;
  readonly gamesKnown: string;
}
