import { createContext } from 'preact';

/** What a drawn part may ask of the device it is shown on: whoever shows it brings it, and says what fails, so that no board needs to know the app. */
export interface Device {
  /** Whether a board turns to who is on move. */
  readonly shouldTurnBoard: boolean;
  /** Whether a board marks what could be taken next. */
  readonly shouldShowDanger: boolean;
  /** Under what name an entry that is half written is kept; a game that is only tried out has a name of its own. */
  readonly draftKey: string;
  /** The figures of the owner's box of a game, as stored. */
  loadBox(game: string): Promise<unknown>;
  saveBox(game: string, copy: unknown): Promise<void>;
  /** A picture that the table wants to find again beside the game that is shown. */
  savePicture(picture: Blob): Promise<void>;
}

export const Device = createContext<Device>({
  shouldTurnBoard: false,
  shouldShowDanger: true,
  draftKey: '',
  loadBox: async () => undefined,
  saveBox: async () => undefined,
  savePicture: async () => undefined,
});
