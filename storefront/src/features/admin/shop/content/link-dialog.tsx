import { linkSchema } from "@confiserie/domain/content/rich-text";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";

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

function LinkForm({ href, hasWords, onClose, onLink }: Omit<LinkDialogProps, "isOpen">) {
	const [typed, setTyped] = useState(href);
	const [words, setWords] = useState("");
	const [problem, setProblem] = useState<string>();
	const finish = (address: string) => {
		onClose();
		onLink(address, hasWords ? "" : words.trim() || address);
	};
	return (
		<div className="flex flex-col gap-4">
			{!hasWords && <TextField label="Texte du lien" value={words} onChange={({ target }) => setWords(target.value)} />}
			<TextField
				label="Adresse"
				hint={"/products, https://…, mailto:… ou tel:…"}
				inputMode="url"
				value={typed}
				error={problem}
				onChange={({ target }) => setTyped(target.value)}
			/>
			<div className="flex flex-wrap gap-3">
				<Button
					onClick={() => {
						const { data, error } = linkSchema.safeParse(typed.trim());
						if (data) finish(data);
						else setProblem(error?.issues[0]?.message);
					}}
				>
					Appliquer
				</Button>
				{href && (
					<Button variant="secondary" onClick={() => finish("")}>
						Retirer le lien
					</Button>
				)}
			</div>
		</div>
	);
}
