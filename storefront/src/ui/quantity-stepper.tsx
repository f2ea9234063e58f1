"use client";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { classNames } from "./class-names";

export interface QuantityStepperProps {
	/** Whole number within `min` and `max`. */
	value: number;
	onChange: (value: number) => void;
	/** Names the group, for example "Quantité de Barbe à papa fraise, en cartons". */
	label: string;
	min?: number;
	max: number;
	size?: "sm" | "md";
	/** Lets minus go below `min`: the cart removes its line then. */
	onBelowMin?: () => void;
	className?: string;
}

/** Minus, a number that can be typed, plus. What is typed is floored and kept within the limits on leaving the field. */
export function QuantityStepper({
	value,
	onChange,
	label,
	min = 1,
	max,
	size = "md",
	onBelowMin,
	className,
}: QuantityStepperProps) {
	const [draft, setDraft] = useState<string | null>(null);
	const type = (text: string) => {
		const digits = text.replace(/\D/g, "").slice(0, String(max).length);
		setDraft(digits);
		const typed = Number(digits);
		if (digits && typed >= min && typed <= max) onChange(typed);
	};
	const settle = () => {
		if (draft) onChange(Math.min(max, Math.max(min, Number(draft))));
		setDraft(null);
	};
	const step = (next: number) => {
		setDraft(null);
		if (next < min) onBelowMin?.();
		else onChange(Math.min(max, next));
	};
	const button = classNames(
		"grid shrink-0 place-items-center text-encre hover:bg-dragee disabled:cursor-not-allowed disabled:text-bordure disabled:hover:bg-transparent",
		size === "md" ? "size-13" : "size-11",
	);
	return (
		<fieldset
			aria-label={label}
			className={classNames(
				"inline-flex min-w-0 items-stretch overflow-hidden rounded-control border-[1.5px] border-bordure bg-white focus-within:border-framboise",
				className,
			)}
		>
			<button
				type="button"
				className={button}
				aria-label="Diminuer la quantité"
				disabled={value <= min && !onBelowMin}
				onClick={() => step(value - 1)}
			>
				<Minus aria-hidden="true" className="size-4.5" />
			</button>
			<input
				type="text"
				inputMode="numeric"
				autoComplete="off"
				aria-label="Quantité"
				className={classNames(
					"min-w-0 flex-1 border-x border-trait bg-transparent text-center font-bold -outline-offset-2",
					size === "md" ? "w-16 text-lg" : "w-12 text-base",
				)}
				value={draft ?? value}
				onChange={(event) => type(event.target.value)}
				onFocus={(event) => event.target.select()}
				onBlur={settle}
				onKeyDown={(event) => {
					if (event.key === "ArrowUp") step(value + 1);
					else if (event.key === "ArrowDown" && value > min) step(value - 1);
					else if (event.key === "Enter") settle();
					else return;
					event.preventDefault();
				}}
			/>
			<button
				type="button"
				className={button}
				aria-label="Augmenter la quantité"
				disabled={value >= max}
				onClick={() => step(value + 1)}
			>
				<Plus aria-hidden="true" className="size-4.5" />
			</button>
		</fieldset>
	);
}
