import { Camera, ClipboardList, type LucideIcon, Scale } from 'lucide-preact';
import type { PlayMode } from '#session/formats/game-draft';

export const PLAY_MODE_ICONS: Readonly<Record<PlayMode, LucideIcon>> = { referee: Scale, scores: ClipboardList, photo: Camera };
