import { useEffect, useRef } from "react";
import type { FieldPath, FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { readItem, removeItem, writeItem } from "./safe-storage";
import { onInterrupted } from "./session";

/** Session storage: what was half typed when the session ended, by form. */
const KEY = "drafts";

/** Which form it was, and whose: another person who signs in on this screen must not read it. */
export interface DraftPlace {
	form: string;
	owner: string;
}

/**
 * Keeps what was typed when the session is found ended and the page gives way to /login, or has to be checked again; puts
 * it back when the same person is here again.
 */
export function useDraft(
	{ form, owner }: DraftPlace,
	draft: {
		/** What to keep; null while there is nothing. Never a password. */
		typed: () => Record<string, unknown> | null;
		putBack: (kept: Record<string, unknown>) => void;
	},
): void {
	const current = useRef(draft);
	current.current = draft;
	useEffect(() => {
		// Nobody is known yet: neither whose draft may be read, nor whose this would be.
		if (owner === "") return;
		const kept = takeDraft({ form, owner });
		if (kept) current.current.putBack(kept);
		return onInterrupted(() => {
			const typed = current.current.typed();
			if (typed) keepDraft({ form, owner }, typed);
		});
	}, [form, owner]);
}

/**
 * The same for a form: of `fields`, those that were changed, so that the others show what is true by then.
 */
export function useFormDraft<Values extends FieldValues>(
	place: DraftPlace,
	form: UseFormReturn<Values>,
	fields: readonly FieldPath<Values>[],
): void {
	// Read here: the library follows only what a render has looked at.
	const { dirtyFields } = form.formState;
	useDraft(place, {
		typed: () => {
			const changed = fields.filter((field) => form.getFieldState(field, { ...form.formState, dirtyFields }).isDirty);
			return changed.length > 0 ? Object.fromEntries(changed.map((field) => [field, form.getValues(field)])) : null;
		},
		putBack: (kept) => {
			for (const field of fields)
				if (kept[field] !== undefined)
					form.setValue(field, kept[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
		},
	});
}

/** Whether a form has something to put back. */
export function hasDraft({ form, owner }: DraftPlace): boolean {
	return readDrafts()[form]?.owner === owner;
}

function takeDraft({ form, owner }: DraftPlace): Record<string, unknown> | null {
	const { [form]: found, ...others } = readDrafts();
	if (!found) return null;
	if (Object.keys(others).length > 0) writeItem("session", KEY, JSON.stringify(others));
	else removeItem("session", KEY);
	return found.owner === owner ? found.values : null;
}

function keepDraft({ form, owner }: DraftPlace, values: Record<string, unknown>): void {
	writeItem("session", KEY, JSON.stringify({ ...readDrafts(), [form]: { owner, values } }));
}

interface Draft {
	owner: string;
	values: Record<string, unknown>;
}

function readDrafts(): Record<string, Draft | undefined> {
	try {
		const drafts: unknown = JSON.parse(readItem("session", KEY) ?? "{}");
		return typeof drafts === "object" && drafts !== null ? (drafts as Record<string, Draft | undefined>) : {};
	} catch {
		return {};
	}
}
