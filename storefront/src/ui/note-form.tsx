"use client";

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Banner } from "./banner";
import { Button } from "./button";
import { TextArea } from "./text-area";

interface NoteFormProps {
	note: string;
	/** Who reads it. */
	hint: string;
	onSave: (note: string) => Promise<unknown>;
	/** Of what shows the note. */
	queryKey: QueryKey;
}

/** The staff's note about a customer or a company. */
export function NoteForm({ note: saved, hint, onSave, queryKey }: NoteFormProps) {
	const [note, setNote] = useState(saved);
	const client = useQueryClient();
	const save = useMutation({
		mutationFn: () => onSave(note),
		onSuccess: () => client.invalidateQueries({ queryKey }),
	});
	return (
		<form
			method="post"
			onSubmit={(event) => {
				event.preventDefault();
				save.mutate();
			}}
			className="flex flex-col gap-3 rounded-card border border-trait bg-white p-4"
		>
			<TextArea
				label="Notes"
				hint={hint}
				value={note}
				maxLength={2000}
				onChange={({ target }) => {
					setNote(target.value);
					save.reset();
				}}
			/>
			{save.error && <Banner tone="error">{save.error.message}</Banner>}
			{save.isSuccess && <Banner tone="success">Notes enregistrées.</Banner>}
			<Button type="submit" size="sm" busy={save.isPending} busyLabel="Enregistrement…" className="self-start">
				Enregistrer les notes
			</Button>
		</form>
	);
}
