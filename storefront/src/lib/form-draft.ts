import { useEffect, useRef } from "react";
import type { FieldPath, FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { readItem, removeItem, writeItem } from "./safe-storage";
import { onUnauthenticated } from "./session";

/** Session storage: what was half typed when the session ended, by form. */
const KEY = "drafts";

/** Which form it was, and whose: another person who signs in on this screen must not read it. */
export interface DraftPlace {
	form: string;
	owner: string;
}

/**
 * Keeps what was typed into a form when a call of it, or of anything else, finds the session ended and the page gives
 * way to /login; puts it back when the same person is here again. `fields` names what may be kept: never a password.
 */
export function useFormDraft<Values extends FieldValues>(
	{ form: name, owner }: DraftPlace,
	form: UseFormReturn<Values>,
	fields: readonly FieldPath<Values>[],
): void {
	// Read here: the library follows only what a render has looked at.
	const { isDirty } = form.formState;
	const current = useRef({ form, fields, isDirty });
	current.current = { form, fields, isDirty };
	useEffect(() => {
		const { form, fields } = current.current;
		const kept = takeDraft({ form: name, owner });
		for (const field of fields) {
			const value = kept?.[field];
			if (value !== undefined) form.setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
		}
		return onUnauthenticated(() => {
			const { form, fields, isDirty } = current.current;
			const typed = fields.map((field) => [field, form.getValues(field)] as const);
			if (fields.length > 0 && isDirty) keepDraft({ form: name, owner }, Object.fromEntries(typed));
		});
	}, [name, owner]);
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
