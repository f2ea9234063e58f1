import { movedCode } from "@confiserie/domain/catalogue/category";
import { useEffect, useState } from "react";

export type List = "zone" | "mode" | "vue";

/** Id of the first field of an entry. */
export const nameFieldId = (list: List, id: string): string => `${list}-${id}-nom`;

/** Id of the button that moves an entry a place up (-1) or down (1). */
export const moveId = (list: List, id: string, step: -1 | 1): string =>
	`${list}-${id}-${step < 0 ? "monter" : "descendre"}`;

/** Which entries of a list are open, and where the focus goes once the list has changed. */
export function useCards(list: List) {
	const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
	const [focused, focus] = useState<{ id: string } | null>(null);
	const [said, setSaid] = useState("");
	useEffect(() => {
		if (focused) document.getElementById(focused.id)?.focus();
	}, [focused]);
	/** Opens an entry at its name. */
	const open = (id: string) => {
		setOpened((last) => new Set(last).add(id));
		focus({ id: nameFieldId(list, id) });
	};
	return {
		isOpen: (id: string) => opened.has(id),
		open,
		toggle: (id: string) => {
			if (!opened.has(id)) open(id);
			else setOpened((last) => new Set([...last].filter((one) => one !== id)));
		},
		focusOn: (id: string) => focus({ id }),
		/** The entries with one a place up (-1) or down (1); its button has the focus again, and its place is in `said`. */
		moved: <Entry extends { id: string }>(
			entries: readonly Entry[],
			id: string,
			name: string,
			step: -1 | 1,
		): Entry[] => {
			const ids = movedCode(
				entries.map((entry) => entry.id),
				id,
				step,
			);
			setSaid(`${name}\u00a0: place ${ids.indexOf(id) + 1} sur ${ids.length}.`);
			focus({ id: moveId(list, id, step) });
			return ids.flatMap((one) => entries.find((entry) => entry.id === one) ?? []);
		},
		/** For those who do not see where an entry went. */
		said,
	};
}

export const replaced = <Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] =>
	list.map((one, at) => (at === index ? entry : one));

/** A list without one entry. */
export const removed = <Entry>(list: readonly Entry[], index: number): Entry[] => list.filter((_, at) => at !== index);
