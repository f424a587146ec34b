import { useSignal } from '@preact/signals';
import { useContext } from 'preact/hooks';
import { readCopy } from '#games/kings-tricktakers/game';
import type { Copy } from '#games/kings-tricktakers/law/box';
import { type Wanted, wanted } from '#games/kings-tricktakers/law/outlook';
import { patchBetween } from '#session/log';
import { Device } from '#ui/device';
import { FigureField, Where } from './FigureField';
import { type Figure, figureOf, nameOf, withFigure } from './figures';
import type { PartProps } from './view';

const GAME = 'kings-tricktakers';

const keyOf = ({ kind, card }: Wanted): string => `${kind} ${card}`;

/** Kept on the device for later games, next to whatever else it knows. */
async function keep(
  { copy, keepCopy }: Device,
  figures: Readonly<Record<string, { readonly wanted: Wanted; readonly figure: Figure }>>,
): Promise<void> {
  const known = Object.values(figures).reduce<Copy>((sum, each) => withFigure(sum, each.wanted, each.figure), readCopy(await copy(GAME)));
  await keepCopy(GAME, known);
}

/** Printed figures that are needed now: asked for once, with a look at where they stand. */
export function Ask({ table, stand, position, text, correct }: PartProps) {
  const device = useContext(Device);
  const later = useSignal<ReadonlySet<string>>(new Set());
  const typed = useSignal<Readonly<Record<string, { readonly wanted: Wanted; readonly figure: Figure }>>>({});
  const asked = wanted(position, stand.phase).filter((each) => !later.value.has(keyOf(each)));
  const [first] = asked;
  if (first === undefined || correct === undefined) return null;
  const same = asked.filter(({ kind }) => kind === first.kind && kind === 'rank');
  const group = same.length > 0 ? same : [first];
  const { header } = table.effective;
  const { copy } = table.setup;
  const filled = group.filter((each) => typed.value[keyOf(each)]?.figure !== undefined);
  const save = (): void => {
    const next = filled.reduce<Copy>((sum, each) => withFigure(sum, each, typed.value[keyOf(each)]?.figure), copy);
    const part = patchBetween(header, { ...header, setup: { ...header.setup, copy: next } });
    keep(device, typed.value).catch(() => undefined);
    if (part !== undefined) correct(part);
  };
  return (
    <section class="kt-ask" aria-label={text.copy.ask(first)}>
      <Where kind={first.kind} />
      <div class="stack">
        <h3>{group.length > 1 ? text.copy.ranks : text.copy.ask(first)}</h3>
        {group.map((each) => (
          <fieldset key={keyOf(each)} class={group.length > 1 ? 'kt-beside' : undefined}>
            <legend class={group.length > 1 ? undefined : 'unseen'}>{nameOf(each, text)}</legend>
            <FigureField
              wanted={each}
              figure={typed.value[keyOf(each)]?.figure ?? figureOf(copy, each)}
              text={text}
              onChange={(figure) => (typed.value = { ...typed.value, [keyOf(each)]: { wanted: each, figure } })}
            />
          </fieldset>
        ))}
        <p class="quiet">{text.copy.where(first.kind)}</p>
        <div class="row">
          <button type="button" class="button primary" disabled={filled.length === 0} onClick={save}>
            {text.copy.save}
          </button>
          <button type="button" class="button" onClick={() => (later.value = new Set([...later.value, ...group.map(keyOf)]))}>
            {text.copy.later}
          </button>
        </div>
      </div>
    </section>
  );
}
