import { useEffect, useRef } from "react";
import type { FieldPath, FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { readValue, removeItem, writeItem } from "./safe-storage";
import { onInterrupted } from "./session";

/** Session storage: what was half typed when the session ended, by form. */
const KEY = "drafts";

/** Form and owner: another person who signs in on this device must not read it. */
export interface DraftPlace {
	form: string;
	owner: string;
}

/**
 * Stores the input when the session has ended and the page gives way to /login, or has to be checked again; restores it
 * when the same user is back.
 */
export function useDraft(
	{ form, owner }: DraftPlace,
	draft: {
		/** Values to store; null while there are none. Never a password. */
		typed: () => Record<string, unknown> | null;
		putBack: (draft: Record<string, unknown>) => void;
	},
): void {
	const current = useRef(draft);
	current.current = draft;
	useEffect(() => {
		// The user is unknown yet: neither can a draft be read, nor this one be attributed.
		if (owner === "") return;
		const found = takeDraft({ form, owner });
		if (found) current.current.putBack(found);
		return onInterrupted(() => {
			const typed = current.current.typed();
			if (typed) storeDraft({ form, owner }, typed);
		});
	}, [form, owner]);
}

/**
 * The same for a form: stores the changed ones of `fields`, so that the others show current values.
 */
export function useFormDraft<Values extends FieldValues>(
	place: DraftPlace,
	form: UseFormReturn<Values>,
	fields: readonly FieldPath<Values>[],
): void {
	// Read during render: react-hook-form tracks only the state that a render has read.
	const { dirtyFields } = form.formState;
	useDraft(place, {
		typed: () => {
			const changed = fields.filter((field) => form.getFieldState(field, { ...form.formState, dirtyFields }).isDirty);
			return changed.length > 0 ? Object.fromEntries(changed.map((field) => [field, form.getValues(field)])) : null;
		},
		putBack: (draft) => {
			for (const field of fields)
				if (draft[field] !== undefined)
					form.setValue(field, draft[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
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

function storeDraft({ form, owner }: DraftPlace, values: Record<string, unknown>): void {
	writeItem("session", KEY, JSON.stringify({ ...readDrafts(), [form]: { owner, values } }));
}

interface Draft {
	owner: string;
	values: Record<string, unknown>;
}

function readDrafts(): Record<string, Draft | undefined> {
	const drafts = readValue("session", KEY);
	return typeof drafts === "object" && drafts !== null ? (drafts as Record<string, Draft | undefined>) : {};
}
