import { ADMIN_PAGES } from "../sections";

/** What can be done with a key, wherever one is in the back office. */
export type Act = { kind: "go"; href: string } | { kind: "search" } | { kind: "fold" } | { kind: "help" };

export interface Shortcut {
	/** Pressed one after the other. */
	keys: readonly string[];
	label: string;
	act: Act;
}

export const SHORTCUTS: readonly Shortcut[] = [
	...ADMIN_PAGES.flatMap(({ label, href, key }): Shortcut[] =>
		key ? [{ keys: ["g", key], label, act: { kind: "go", href } }] : [],
	),
	{ keys: ["n"], label: "Nouvelle commande", act: { kind: "go", href: "/admin/orders/new" } },
	{ keys: ["/"], label: "Chercher dans la liste", act: { kind: "search" } },
	{ keys: ["["], label: "Replier ou déplier le menu", act: { kind: "fold" } },
	{ keys: ["?"], label: "Raccourcis clavier", act: { kind: "help" } },
];

/** Meaning of a key after the previous ones: a command, the start of a sequence, or nothing. */
export function readKeys(before: readonly string[], key: string): { act: Act } | { pending: readonly string[] } {
	const pressed = [...before, key];
	const begun = SHORTCUTS.filter(({ keys }) => pressed.every((one, index) => keys[index] === one));
	const whole = begun.find(({ keys }) => keys.length === pressed.length);
	if (whole) return { act: whole.act };
	if (begun.length > 0) return { pending: pressed };
	// "g" and then something else: that key may start another sequence.
	return before.length > 0 ? readKeys([], key) : { pending: [] };
}
