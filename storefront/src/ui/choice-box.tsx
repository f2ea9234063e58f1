interface ChoiceBoxProps {
	/** For screen readers: the row beside it shows the same text. */
	label: string;
	isChosen: boolean;
	onChoose: (isChosen: boolean) => void;
}

/** A box that chooses a row, above the link that the row is; large enough for a finger. */
export function ChoiceBox({ label, isChosen, onChoose }: ChoiceBoxProps) {
	return (
		<label className="relative z-1 -m-1 inline-grid size-7 shrink-0 cursor-pointer place-items-center align-middle">
			<span className="sr-only">{label}</span>
			<input
				type="checkbox"
				checked={isChosen}
				onChange={({ target }) => onChoose(target.checked)}
				className="size-4.5 cursor-pointer accent-framboise"
			/>
		</label>
	);
}
