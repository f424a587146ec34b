import { useSignal } from '@preact/signals';
import { isTold, saying } from '#desk/desk';
import { type CountCase, type Told, toldOf } from '#games/kings-tricktakers/desk/cases';
import { involvesOthers, judgesOthers, kindsCounted } from '#games/kings-tricktakers/desk/count';
import { betting, staked } from '#games/kings-tricktakers/law/bets';
import { type BetCard, CHARACTERS, without } from '#games/kings-tricktakers/law/box';
import { forPlayer } from '#law/by-player';
import { Choice } from '#ui/Choice';
import { Cards, Gathered, HowMany, type PartProps, Tricks } from './parts';
import { deskTexts, nameIn } from './sentences';
import { isCharacter, tidy } from './telling';

type Fate = 'none' | 'met' | 'failed' | 'cards';

/** Those whose bets count for a Devil or a Diplomat. */
export function Others(props: PartProps<CountCase>) {
  const { asked, language, onChange } = props;
  const { form } = deskTexts[language];
  const name = nameIn(asked, language);
  const { about, players } = asked;
  const told = toldOf(asked, about);
  const up = without(told.characters, told.bet);
  const others = players.filter(({ id }) => id !== about).map(({ id }) => id);
  // Whose bet is copied is known before which card of it.
  const looking = useSignal<string | undefined>(undefined);
  const partner = up.includes('diplomat') ? told.ally : (told.copy?.player ?? others.find((id) => id === looking.value));
  if (!involvesOthers(asked)) return null;
  const judges = judgesOthers(asked);
  const seated = isTold(asked, 'players');
  const diplomat = up.includes('diplomat') || told.bet.includes('diplomat');

  const telling = (parts: Readonly<Record<string, Partial<Told>>>): CountCase => ({
    ...asked,
    told: {
      ...asked.told,
      ...Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, tidy({ ...toldOf(asked, id), ...part })])),
    },
  });
  const tell = (parts: Readonly<Record<string, Partial<Told>>>): void => onChange(telling(parts));
  const take = (id: string): void => {
    const [card] = toldOf(asked, id).bet.filter((each) => each !== 'diplomat');
    looking.value = id;
    if (up.includes('diplomat')) tell({ [about]: { ally: id }, [id]: { fate: undefined } });
    else tell({ [about]: { copy: card && { player: id, card } }, [id]: { fate: undefined } });
  };
  return (
    <section class="ktdesk-others stack">
      <h3>{form.others(diplomat ? 'diplomat' : 'devil')}</h3>
      <HowMany asked={asked} language={language} onChoose={(nobodies) => onChange(saying(asked, 'players', { players: nobodies }))} />
      {seated && diplomat && (
        <Choice
          label={up.includes('diplomat') ? form.ally : form.copied}
          options={others.map((id) => ({ value: id, label: name(id) }))}
          value={partner}
          onChoose={take}
        />
      )}
      {partner !== undefined && <Partner {...props} partner={partner} tell={tell} />}
      {seated &&
        judges &&
        others
          .filter((id) => id !== partner)
          .map((id) => (
            <FateOf
              key={id}
              label={form.betOf(name(id))}
              told={forPlayer(asked.told, id)}
              fates={form.fates}
              onTell={(part) => tell({ [id]: part })}
            />
          ))}
    </section>
  );
}

interface FateProps {
  readonly label: string;
  readonly told: Told | undefined;
  readonly fates: Readonly<Record<Fate, string>>;
  onTell(part: Partial<Told>): void;
}

/** A bet as the table knows it: its cards only where a running game told them. */
function FateOf({ label, told, fates, onTell }: FateProps) {
  const known = (told?.bet.length ?? 0) > 0;
  const fate: Fate | undefined = told?.fate ?? (known ? 'cards' : told && 'none');
  const options: readonly Fate[] = known ? ['cards', 'met', 'failed'] : ['none', 'met', 'failed'];
  return (
    <Choice
      label={label}
      options={options.map((value) => ({ value, label: fates[value] }))}
      value={fate}
      onChoose={(value) => onTell({ fate: value === 'met' || value === 'failed' ? value : undefined })}
    />
  );
}

interface PartnerProps extends PartProps<CountCase> {
  readonly partner: string;
  tell(parts: Readonly<Record<string, Partial<Told>>>): void;
}

/** The ally, or the player whose bet is copied: the cards bet, and an ally's tricks and cards. */
function Partner({ asked, language, partner, tell }: PartnerProps) {
  const { form } = deskTexts[language];
  const { about } = asked;
  const own = toldOf(asked, about);
  const theirs = toldOf(asked, partner);
  const allied = own.ally === partner;
  const up = without(theirs.characters, theirs.bet);
  const { cards, most } = betting(asked.round, CHARACTERS);
  const pick = (card: BetCard): void => {
    const bet = staked(theirs.bet, card, most);
    const characters = [...bet.filter(isCharacter), ...up.filter((one) => !bet.includes(one))];
    const copied = bet.find((each) => each === own.copy?.card) ?? bet[0];
    tell({
      [partner]: { bet, characters },
      ...(!allied && { [about]: { copy: copied && { player: partner, card: copied } } }),
    });
  };
  const devil = up.includes('devil');
  const yellow = theirs.queen && theirs.set === 'yellow';
  return (
    <>
      <Cards
        label={form.betOf(nameIn(asked, language)(partner))}
        cards={cards.filter((card) => card !== 'diplomat')}
        chosen={theirs.bet}
        language={language}
        onTap={pick}
      />
      {own.copy !== undefined && theirs.bet.length > 1 && (
        <Cards
          label={form.copied}
          cards={theirs.bet}
          chosen={[own.copy.card]}
          language={language}
          onTap={(card) => tell({ [about]: { copy: { player: partner, card } } })}
        />
      )}
      {allied && (
        <>
          <Tricks label={form.tricks} value={theirs.tricks} onChoose={(tricks) => tell({ [partner]: { tricks } })} />
          <div class="kt-options">
            {!theirs.bet.includes('devil') && (
              <button
                type="button"
                class="button"
                aria-pressed={devil}
                onClick={() =>
                  tell({ [partner]: { characters: devil ? without(theirs.characters, ['devil']) : [...theirs.characters, 'devil'] } })
                }
              >
                {form.devilUp}
              </button>
            )}
            {own.set !== 'yellow' && (theirs.set === undefined || theirs.set === 'yellow') && (
              <button
                type="button"
                class="button"
                aria-pressed={yellow}
                onClick={() => tell({ [partner]: yellow ? { queen: false } : { queen: true, set: 'yellow' } })}
              >
                {form.queenPlayed}
              </button>
            )}
          </div>
          {asked.question === 'round' && (
            <Gathered
              label={form.collected}
              kinds={kindsCounted(own)}
              told={theirs}
              language={language}
              onChange={(collected) => tell({ [partner]: { collected } })}
            />
          )}
        </>
      )}
    </>
  );
}
