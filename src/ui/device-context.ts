import { createContext } from 'preact';

/** What a drawn part may ask of the device it is shown on: whoever shows it brings it, and says what fails, so that no board needs to know the app. */
export interface Device {
  /** Whether a board turns to who is on move. */
  readonly boardTurns: boolean;
  /** Whether a board marks what could be taken next. */
  readonly showsDanger: boolean;
  /** Under what name an entry that is half written is kept; a game that is only tried out has a name of its own. */
  readonly draft: string;
  /** The owner's copy of a game, as it was kept. */
  copy(game: string): Promise<unknown>;
  keepCopy(game: string, copy: unknown): Promise<void>;
  /** A picture that the table wants to find again beside the game that is shown. */
  keepPicture(picture: Blob): Promise<void>;
}

export const Device = createContext<Device>({
  boardTurns: false,
  showsDanger: true,
  draft: '',
  copy: async () => undefined,
  keepCopy: async () => undefined,
  keepPicture: async () => undefined,
});
