import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** What home shows of games that other phones run; nothing is loaded for it before this phone joins one. */
export const joinedRow = signal<ComponentType | undefined>(undefined);
