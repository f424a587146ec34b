import { ShieldCheck, Swords } from 'lucide-preact';
import type { Assumptions, Location } from '#games/kings-gate/law/box';
import { texts } from '#games/kings-gate/text/screen-texts';
import type { Language } from '#text/language';
import { LocationDrawing } from './LocationDrawing';

interface LocationCardProps {
  readonly n: number;
  readonly location: Location;
  /** What of it nobody has confirmed. */
  readonly assumed?: Assumptions | undefined;
  readonly language: Language;
}

/** A location like its card, with its ground in words. */
export function LocationCard({ n, location, assumed, language }: LocationCardProps) {
  const text = texts[language];
  const { name, ground, prizes, awards } = location;
  const Ground = ground === 'safe' ? ShieldCheck : Swords;
  return (
    <div class="kg-location-summary">
      <svg width={168} height={84} viewBox="0 0 200 100" aria-hidden="true">
        <LocationDrawing
          n={n}
          location={location}
          title={text.location({ n, name })}
          lies="across"
          ground={ground}
          tone="current"
          assumed={assumed}
        />
      </svg>
      <div>
        <h2>
          {n}. {text.location({ n, name })}
        </h2>
        <p class="kg-fact">
          <Ground size={18} aria-hidden="true" /> {text.now.ground[ground]}
        </p>
        <p class="visually-hidden">{text.now.prizes(prizes)}</p>
        {awards.length > 0 && <p class="quiet">{text.now.awards(awards)}</p>}
      </div>
    </div>
  );
}
