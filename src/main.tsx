import { render } from 'preact';
import { GAME_IDS, registry } from '#session/registry';
import { en } from '#text/app/en';
import { fr } from '#text/app/fr';

const text = navigator.language.startsWith('fr') ? fr : en;

function Games() {
  return (
    <>
      <h1>Regent</h1>
      <p>{text.tagline}</p>
      <h2>{text.gamesKnown}</h2>
      <ul>
        {GAME_IDS.map((id) => (
          <li key={id}>{registry[id].title}</li>
        ))}
      </ul>
    </>
  );
}

const app = document.getElementById('app');
if (app !== null) render(<Games />, app);
