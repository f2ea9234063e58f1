import { addLibraryImage, type LibraryImage, listLibraryImages } from "@confiserie/domain/contract/content";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ImageField } from "@/ui/image-field";
import { Picture } from "@/ui/picture";
import { TextField } from "@/ui/text-field";

/** An image for the library: its file and its words. */
export function AddImage({ onAdded }: { onAdded: (image: Pick<LibraryImage, "url" | "alt">) => void }) {
	const client = useQueryClient();
	const [image, setImage] = useState({ url: "", alt: "" });
	const [round, setRound] = useState(0);
	const [problems, setProblems] = useState<{ url?: string; alt?: string }>({});
	const { mutate, isPending, error } = useMutation({
		mutationFn: (image: { url: string; alt: string }) => call(addLibraryImage, { body: image }),
		onSuccess: (images, added) => {
			client.setQueryData(keyOf(listLibraryImages), images);
			setImage({ url: "", alt: "" });
			setRound((last) => last + 1);
			onAdded(added);
		},
	});
	const { url } = image;
	const alt = image.alt.trim();
	const add = () => {
		const found = {
			...(url === "" && { url: "Envoyez une image." }),
			...(alt === "" && { alt: "Décrivez l'image pour qui ne la voit pas." }),
		};
		setProblems(found);
		if (Object.keys(found).length === 0) mutate({ url, alt });
	};
	return (
		<div className="flex flex-col gap-4">
			{error && <Banner tone="error" title={error.message} />}
			<ImageField
				// The next image begins with an empty field.
				key={round}
				label="Fichier"
				hint="Une image large, 1280 pixels au moins."
				problem={problems.url}
				onChange={(sent) => setImage((last) => ({ ...last, url: sent }))}
				preview={
					url && (
						<span className="relative block h-40 w-full overflow-hidden rounded-card">
							<Picture src={url} alt="" from={192} to={680} sizes="30rem" />
						</span>
					)
				}
			/>
			<TextField
				label="Texte de remplacement"
				hint="Ce que l'image montre, en quelques mots."
				maxLength={200}
				value={image.alt}
				error={problems.alt}
				onChange={({ target }) => setImage((last) => ({ ...last, alt: target.value }))}
			/>
			<div>
				<Button busy={isPending} busyLabel="Enregistrement…" onClick={add}>
					Ajouter l'image
				</Button>
			</div>
		</div>
	);
}
