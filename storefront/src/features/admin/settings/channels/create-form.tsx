"use client";

import { createChannel, listChannels } from "@confiserie/domain/contract/channels";
import { useRouter } from "next/navigation";
import { EditForm, TextField, useEditForm } from "@/features/admin/kit";

/** Makes a channel and opens it, so that its terms can be set. */
export function CreateForm() {
	const router = useRouter();
	const form = useEditForm(createChannel, {
		start: { name: "" },
		changes: [listChannels],
		failure: "Le canal n'a pas pu être créé. Réessayez.",
		onSaved: ({ id }) => router.push(`/admin/channels/${encodeURIComponent(id)}`),
	});
	return (
		<div className="mt-4">
			<EditForm form={form} legend="Nouveau canal" label="Créer le canal" busyLabel="Création…">
				<TextField
					{...form.field("name")}
					maxLength={80}
					label="Nom du canal"
					hint="Par exemple une place de marché, une caisse ou le site d'un partenaire."
				/>
			</EditForm>
		</div>
	);
}
