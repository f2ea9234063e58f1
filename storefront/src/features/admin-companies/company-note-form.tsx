"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";
import { callCompanyNote } from "./calls";

/** The staff's note about a company, which its members do not read. */
export function CompanyNoteForm({ id, note: saved }: { id: string; note: string }) {
	const [note, setNote] = useState(saved);
	const client = useQueryClient();
	const save = useMutation({
		mutationFn: () => callCompanyNote(id, { note }),
		onSuccess: () => client.invalidateQueries({ queryKey: ["admin", "companies", "one", id] }),
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
				hint="Pour l'équipe&nbsp;: les membres ne les voient pas."
				value={note}
				maxLength={2000}
				onChange={({ target }) => setNote(target.value)}
			/>
			{save.error && <Banner tone="error">{save.error.message}</Banner>}
			{save.isSuccess && <Banner tone="success">Notes enregistrées.</Banner>}
			<Button type="submit" size="sm" busy={save.isPending} busyLabel="Enregistrement…" className="self-start">
				Enregistrer les notes
			</Button>
		</form>
	);
}
