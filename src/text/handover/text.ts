/** What is said where one game leaves a device or comes to it. */
export interface HandoverText {
  readonly hand: {
    readonly title: string;
    readonly how: string;
    readonly code: (number: number, of: number) => string;
    readonly before: string;
    readonly after: string;
    readonly hold: string;
    readonly run: string;
    readonly lookers: string;
    readonly done: string;
    readonly doneHint: string;
    readonly copyHint: string;
  };

  readonly away: {
    readonly told: string;
    readonly takeBack: string;
    readonly takeBackSure: string;
  };

  readonly take: {
    readonly title: string;
    readonly how: string;
    readonly camera: string;
    readonly cameraOff: string;
    readonly inSight: string;
    readonly pictures: string;
    readonly picturesHint: string;
    readonly progress: (read: number, of: number) => string;
    readonly players: (names: readonly string[]) => string;
    readonly events: (events: number) => string;
    readonly taking: Readonly<Record<'new' | 'onward' | 'here' | 'apart', string>>;
    readonly namesakes: (names: readonly string[]) => string;
    readonly play: string;
    readonly keep: string;
    readonly look: string;
    readonly looking: string;
    readonly fresh: string;
  };

  /** Why nothing came of a code or a picture. */
  readonly trouble: Readonly<
    Record<'none' | 'foreign' | 'newer' | 'damaged' | 'unknown' | 'unreadable' | 'no-picture' | 'no-camera' | 'unsaved', string>
  >;
}
