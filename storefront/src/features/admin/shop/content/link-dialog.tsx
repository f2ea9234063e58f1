import { linkSchema } from "@confiserie/domain/content/rich-text";
import { z } from "zod";
import { TextField, useFields } from "@/features/admin/kit";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

interface LinkDialogProps {
	isOpen: boolean;
	/** Where the selected words lead now. */
	href: string;
	/** Without selected words the link brings its own. */
	hasWords: boolean;
	onClose: () => void;
	/** An empty address takes the link away. */
	onLink: (href: string, words: string) => void;
}

/** Where words of a text lead. */
export function LinkDialog({ isOpen, onClose, ...props }: LinkDialogProps) {
	return (
		<Dialog open={isOpen} onClose={onClose} title="Lien">
			<LinkForm onClose={onClose} {...props} />
		</Dialog>
	);
}

const schema = z.object({ href: z.string().trim().pipe(linkSchema), words: z.string().trim() });

function LinkForm({ href, hasWords, onClose, onLink }: Omit<LinkDialogProps, "isOpen">) {
	const { field, handleSubmit } = useFields({ href, words: "" }, schema);
	const finish = (address: string, words = "") => {
		onClose();
		onLink(address, hasWords ? "" : words || address);
	};
	return (
		<div className="flex flex-col gap-4">
			{!hasWords && <TextField {...field("words")} label="Texte du lien" />}
			<TextField {...field("href")} label="Adresse" hint={"/products, https://…, mailto:… ou tel:…"} inputMode="url" />
			<div className="flex flex-wrap gap-3">
				<Button onClick={handleSubmit(({ href, words }) => finish(href, words))}>Appliquer</Button>
				{href && (
					<Button variant="secondary" onClick={() => finish("")}>
						Retirer le lien
					</Button>
				)}
			</div>
		</div>
	);
}
