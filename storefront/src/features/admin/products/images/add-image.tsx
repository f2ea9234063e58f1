import { addLibraryImage, type LibraryImage, listLibraryImages } from "@confiserie/domain/contract/content";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { TextField, useEditForm } from "@/features/admin/kit";
import { keyOf } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ImageField } from "@/ui/image-field";
import { Picture } from "@/ui/picture";

const BLANK = { url: "", alt: "" };

/** An image for the library: its file and its words. It stands within dialogs of forms: no form of its own. */
export function AddImage({ onAdded }: { onAdded: (image: Pick<LibraryImage, "url" | "alt">) => void }) {
	const client = useQueryClient();
	const [round, setRound] = useState(0);
	const form = useEditForm(addLibraryImage, {
		start: BLANK,
		clears: true,
		failure: "L'image n'a pas pu être ajoutée. Réessayez.",
		onSaved: (images, added) => {
			client.setQueryData(keyOf(listLibraryImages), images);
			setRound((last) => last + 1);
			onAdded(added);
		},
	});
	const { errors, isSubmitting } = form.formState;
	const url = form.watch("url");
	return (
		<div className="flex flex-col gap-4">
			{form.refusal && <Banner tone="error" title={form.refusal} />}
			<ImageField
				// The next image begins with an empty field.
				key={round}
				label="Fichier"
				hint="Une image large, 1280 pixels au moins."
				problem={errors.url?.message}
				onChange={(sent) => form.setValue("url", sent, { shouldDirty: true, shouldValidate: true })}
				preview={
					url && (
						<span className="relative block h-40 w-full overflow-hidden rounded-card">
							<Picture src={url} alt="" from={192} to={680} sizes="30rem" />
						</span>
					)
				}
			/>
			<TextField
				{...form.field("alt")}
				label="Texte de remplacement"
				hint="Ce que l'image montre, en quelques mots."
				maxLength={200}
			/>
			<div>
				<Button busy={isSubmitting} busyLabel="Enregistrement…" onClick={() => void form.submit()}>
					Ajouter l'image
				</Button>
			</div>
		</div>
	);
}
