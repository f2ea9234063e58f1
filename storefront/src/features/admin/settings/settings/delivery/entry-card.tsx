import type { Words } from "@confiserie/domain/delivery/offer-words";
import type { ReactNode } from "react";
import { Button } from "@/ui/button";

interface EntryCardProps {
	name: string;
	/** What it says while it is closed. */
	words: Words;
	/** Below these words. */
	table?: ReactNode;
	isOpen: boolean;
	/** It cannot be closed while something in it is wrong. */
	isWrong: boolean;
	onToggle: () => void;
	/** Buttons before "Modifier". */
	actions?: ReactNode;
	/** What "Supprimer" removes, where the name alone is not enough. */
	removed?: string;
	onRemove: () => void;
	/** Its fields. */
	children: ReactNode;
}

/** An entry of a list: in words, or with its fields. */
export function EntryCard(props: EntryCardProps) {
	const { name, words, table, isOpen, isWrong, onToggle, actions, onRemove, children } = props;
	const shown = name.trim() || "Sans nom";
	const { removed = shown } = props;
	return (
		<li className="rounded-card border border-trait bg-papier p-4">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h4 className="min-w-0 flex-1 basis-32 font-bold break-words">{shown}</h4>
				<div className="flex flex-wrap items-center gap-1">
					{actions}
					{!isWrong && (
						<Button
							variant="secondary"
							size="sm"
							aria-expanded={isOpen}
							aria-label={`${isOpen ? "Refermer" : "Modifier"} ${shown}`}
							onClick={onToggle}
						>
							{isOpen ? "Refermer" : "Modifier"}
						</Button>
					)}
					<Button variant="danger" size="sm" aria-label={`Supprimer ${removed}`} onClick={onRemove}>
						Supprimer
					</Button>
				</div>
			</div>
			{isOpen ? (
				<div className="mt-3 flex flex-col gap-4">{children}</div>
			) : (
				<>
					<Summary words={words} />
					{table}
				</>
			)}
		</li>
	);
}

function Summary({ words }: { words: Words }) {
	return (
		<dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
			{Object.entries(words)
				.filter(([name, text]) => name !== "Nom" && text !== "")
				.map(([name, text]) => (
					<div key={name} className="max-w-full">
						<dt className="inline text-prune">{name}&nbsp;: </dt>
						<dd className="inline break-words">{text}</dd>
					</div>
				))}
		</dl>
	);
}
