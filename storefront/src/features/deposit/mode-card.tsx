import { classNames } from "@/ui/class-names";

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
		<label
			className={classNames(
				"flex items-start gap-3 rounded-control border-2 px-4 py-3 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-myrtille",
				isDisabled ? "cursor-not-allowed" : "cursor-pointer",
				isChosen ? "border-framboise bg-dragee" : "border-bordure bg-white",
				isDisabled && !isChosen ? "border-trait bg-creme" : !isChosen && "hover:border-framboise",
			)}
		>
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
