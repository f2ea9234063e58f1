import type { ReactNode } from "react";

interface RadioCardProps {
	/** Shared by the cards of one choice. */
	name: string;
	isChosen: boolean;
	onChoose: () => void;
	children: ReactNode;
}

/** One of several choices that take more than a word, as a card with its radio button. */
export function RadioCard({ name, isChosen, onChoose, children }: RadioCardProps) {
	return (
		<label className="flex cursor-pointer items-start gap-3 rounded-control border-2 border-bordure bg-white px-4 py-3 hover:border-framboise has-checked:border-framboise has-checked:bg-dragee has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-myrtille">
			<input
				type="radio"
				name={name}
				checked={isChosen}
				onChange={onChoose}
				className="mt-1 size-5 shrink-0 accent-framboise outline-none"
			/>
			{children}
		</label>
	);
}
