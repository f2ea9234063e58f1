import type { PageContent } from "@confiserie/domain/content/pages";
import { parisTime } from "@confiserie/domain/paris-time";
import { useState } from "react";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import type { PageSave } from "./use-page-save";

/** Saves what is typed as a draft, publishes it, or has it published at a moment of Paris. */
export function PublishActions({ save, content }: { save: PageSave; content: PageContent }) {
	const [local, setLocal] = useState("");
	const schedule = () => {
		const at = parisTime(local);
		if (at === null || at <= new Date()) return save.refuse({ publishAt: "Choisissez un moment à venir." });
		save.save(content, at.toISOString());
	};
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-t border-trait pt-4">
			<div className="flex flex-wrap gap-3">
				<Button busy={save.isSaving} busyLabel="Enregistrement…" onClick={() => save.save(content, "now")}>
					Publier maintenant
				</Button>
				<Button variant="secondary" disabled={save.isSaving} onClick={() => save.save(content, null)}>
					Enregistrer le brouillon
				</Button>
			</div>
			<div className="flex flex-wrap items-end gap-3">
				<TextField
					type="datetime-local"
					label="Publier le, heure de Paris"
					value={local}
					error={save.problems.publishAt}
					onChange={({ target }) => setLocal(target.value)}
				/>
				<Button variant="secondary" disabled={save.isSaving || local === ""} onClick={schedule}>
					Prévoir
				</Button>
			</div>
		</div>
	);
}
