import type { Operation } from "@confiserie/domain/contract/operation";
import type { z } from "zod";
import { EditForm } from "./edit-form";
import { TextAreaField } from "./fields";
import { useEditForm } from "./use-edit-form";

interface NoteFormProps {
	operation: Operation & { body: z.ZodType<unknown, { note: string }> };
	/** Of what the note is about. */
	id: string;
	note: string;
	/** Reads that show the note. */
	changes: readonly Operation[];
	/** Who reads it. */
	hint: string;
}

/** The staff's note about a customer or a company. */
export function NoteForm({ operation, id, note, changes, hint }: NoteFormProps) {
	const form = useEditForm(operation, {
		start: { note },
		params: { id },
		changes,
		failure: "Les notes n'ont pas pu être enregistrées. Réessayez.",
	});
	return (
		<div className="rounded-card border border-trait bg-white p-4">
			<EditForm form={form} legend="Notes" label="Enregistrer les notes" saved="Notes enregistrées.">
				<TextAreaField {...form.field("note")} label="Notes" hint={hint} maxLength={2000} />
			</EditForm>
		</div>
	);
}
