import { movedCode } from "@confiserie/domain/catalogue/category";
import { useEffect, useState } from "react";

export type List = "zone" | "mode" | "vue";

/** Id of the first field of an entry. */
export const nameFieldId = (list: List, id: string): string => `${list}-${id}-nom`;

/** Id of the button that moves an entry a place up (-1) or down (1). */
export const moveId = (list: List, id: string, step: -1 | 1): string =>
	`${list}-${id}-${step < 0 ? "monter" : "descendre"}`;

interface Places {
	readonly [at: number]: unknown;
}

/**
 * Which entries of a list are open, and where the focus goes once the list has changed.
 * @param errors by place; an entry with one opens
 */
export function useCards(list: List, entries: readonly { id: string }[], errors: Places | undefined) {
	const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
	const isWrong = (at: number) => errors?.[at] !== undefined;
	const wrong = entries.filter(({ id }, at) => isWrong(at) && !opened.has(id));
	if (wrong.length > 0) setOpened(new Set([...opened, ...wrong.map(({ id }) => id)]));
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
		isWrong,
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

/** A list without one entry. */
export const removed = <Entry>(list: readonly Entry[], index: number): Entry[] => list.filter((_, at) => at !== index);
