export interface ModeCardProps {
	name: string;
	title: string;
	text: string;
	isChosen: boolean;
	isDisabled: boolean;
	onChoose: () => void;
}

/** One way to pay, as a radio. */
export function ModeCard({ name, title, text, isChosen, isDisabled, onChoose }: ModeCardProps) {
	return (
		<label className="choice-card items-start gap-3 px-4 py-3">
			<input
				type="radio"
				name={name}
				checked={isChosen}
				disabled={isDisabled}
				onChange={onChoose}
				className="mt-1 size-5 shrink-0 accent-framboise outline-none"
			/>
			<span className="flex flex-col">
				<strong>{title}</strong>
				<span className="text-sm text-prune">{text}</span>
			</span>
		</label>
	);
}
