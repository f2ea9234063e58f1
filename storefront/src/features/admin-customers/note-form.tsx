import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";
import { callNote } from "./calls";

/** Staff note about a customer; part of the data that the customer may request. */
export function NoteForm({ id, note: saved }: { id: string; note: string }) {
	const [note, setNote] = useState(saved);
	const client = useQueryClient();
	const save = useMutation({
		mutationFn: () => callNote(id, { note }),
		onSuccess: () => client.invalidateQueries({ queryKey: ["admin", "customers", "one", id] }),
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
				hint="Le client peut les lire s'il demande ses données."
				value={note}
				maxLength={2000}
				onChange={({ target }) => setNote(target.value)}
			/>
			{save.error && <Banner tone="error">{save.error.message}</Banner>}
			<Button type="submit" size="sm" busy={save.isPending} busyLabel="Enregistrement…" className="self-start">
				Enregistrer les notes
			</Button>
		</form>
	);
}
