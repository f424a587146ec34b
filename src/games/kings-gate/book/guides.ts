import type { rules } from '#games/kings-gate/law/rules';
import type { RuleLinks, RuleTexts } from '#rulebook/rulebook';
import { typeset } from '#text/french';

/** What the rulebook tells and no law judges. */
export const guides = ['kg.setup.layout', 'kg.setup.two'] as const;

export type PageId = (typeof guides)[number] | (typeof rules)[number];

export const guidesEn: RuleTexts<(typeof guides)[number]> = {
  'kg.setup.layout': {
    title: 'Setting up',
    statement:
      'Stack the ten locations face up, 1 on top and 10 at the bottom, and lay the first, the Palace, in the middle of the table. Characters and point tokens lie beside. Everybody chooses a colour, shuffles its 22 tiles into a face-down stack and draws six. Who begins is drawn by lot. The game is for two to four: with three, only the first two prizes of a location are paid; two players set up otherwise.',
    source: 'Setup; Playing the Game',
  },
  'kg.setup.two': {
    title: 'Setting up for two',
    statement:
      'With two players one takes all yellow and green tiles, the other all red and blue ones. Each shuffles both colours into a single stack and draws six. Every colour is ranked on its own, so a location pays its three prizes. The rest is as for three or four.',
    source: 'Two-player Game, Setup',
  },
};

export const guidesFr: RuleTexts<(typeof guides)[number]> = typeset({
  'kg.setup.layout': {
    title: 'La mise en place',
    statement:
      'Empilez les dix lieux face visible, le 1 dessus et le 10 dessous, et posez le premier, le Palais, au milieu de la table. Personnages et jetons de points restent à côté. Chacun choisit une couleur, mélange ses 22 tuiles en une pile face cachée et en prend six. Le premier joueur est tiré au sort. Le jeu se joue de deux à quatre : à trois, un lieu ne paie que ses deux premiers gains ; à deux, la mise en place est différente.',
    source: 'Installation ; Le jeu',
  },
  'kg.setup.two': {
    title: 'La mise en place à deux',
    statement:
      'À deux, l’un prend toutes les tuiles jaunes et vertes, l’autre toutes les rouges et bleues. Chacun mélange ses deux couleurs en une seule pile et prend six tuiles. Chaque couleur se classe seule : un lieu paie ses trois gains. Le reste est comme à trois ou quatre.',
    source: 'Le jeu à deux, Installation',
  },
});

export const guideLinks: Readonly<Record<(typeof guides)[number], RuleLinks<PageId, never>>> = {
  'kg.setup.layout': { related: ['kg.turn.hand', 'kg.supply', 'kg.setup.two'] },
  'kg.setup.two': { related: ['kg.setup.layout', 'kg.two.colours'] },
};
