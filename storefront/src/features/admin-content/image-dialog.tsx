import { useState } from "react";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ImageField } from "@/ui/image-field";
import { Picture } from "@/ui/picture";
import { TextField } from "@/ui/text-field";

interface ImageDialogProps {
	isOpen: boolean;
	onClose: () => void;
	onImage: (image: { src: string; alt: string }) => void;
}

/** An image for a text, with its words for who does not see it. */
export function ImageDialog({ isOpen, onClose, onImage }: ImageDialogProps) {
	return (
		<Dialog open={isOpen} onClose={onClose} title="Image">
			<ImageForm onClose={onClose} onImage={onImage} />
		</Dialog>
	);
}

function ImageForm({ onClose, onImage }: Omit<ImageDialogProps, "isOpen">) {
	const [src, setSrc] = useState("");
	const [alt, setAlt] = useState("");
	const [problems, setProblems] = useState<{ src?: string; alt?: string }>({});
	const insert = () => {
		const found = {
			...(src === "" && { src: "Envoyez une image." }),
			...(alt.trim() === "" && { alt: "Décrivez l'image pour qui ne la voit pas." }),
		};
		setProblems(found);
		if (Object.keys(found).length > 0) return;
		onClose();
		onImage({ src, alt: alt.trim() });
	};
	return (
		<div className="flex flex-col gap-4">
			<ImageField
				label="Fichier"
				hint="Une image large, 1280 pixels au moins."
				problem={problems.src}
				onChange={setSrc}
				preview={
					src && (
						<span className="relative block h-40 w-full overflow-hidden rounded-card">
							<Picture src={src} alt="" from={192} to={680} sizes="30rem" />
						</span>
					)
				}
			/>
			<TextField
				label="Texte de remplacement"
				hint="Ce que l'image montre, en quelques mots."
				maxLength={200}
				value={alt}
				error={problems.alt}
				onChange={({ target }) => setAlt(target.value)}
			/>
			<Button onClick={insert}>Insérer</Button>
		</div>
	);
}
