"use client";
import { floorQuantity } from "@confiserie/domain/cart/cart";
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
	/** Called for minus at `min`, and for a typed zero or non-number: the cart removes its line then. Source: spec §4. */
	onBelowMin?: () => void;
	className?: string;
}

/** Minus, an editable number, plus. The input is applied on leaving the field, and a remark states any correction. */
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
	const [remark, setRemark] = useState<string | null>(null);
	const type = (text: string) => {
		setDraft(text);
		setRemark(null);
		const typed = numberOf(text);
		if (Number.isInteger(typed) && typed >= min && typed <= max) onChange(typed);
	};
	const settle = () => {
		if (draft === null) return;
		const number = numberOf(draft);
		const floored = floorQuantity(number);
		setDraft(null);
		if (onBelowMin && (floored === null || floored < min)) return onBelowMin();
		const applied = floored === null ? value : Math.min(max, Math.max(min, floored));
		if (number !== applied)
			// Without a remark the field still shows the applied value.
			import("./quantity-remark").then(
				({ remarkOn }) => setRemark(remarkOn({ typed: draft, number }, applied, { min, max })),
				() => {},
			);
		onChange(applied);
	};
	const step = (next: number) => {
		setDraft(null);
		setRemark(null);
		if (next < min) onBelowMin?.();
		else onChange(Math.min(max, next));
	};
	return (
		<div className={classNames("stepper", className)}>
			<fieldset aria-label={label} className={size}>
				<button
					type="button"
					aria-label="Diminuer la quantité"
					disabled={value <= min && !onBelowMin}
					onClick={() => step(value - 1)}
				>
					<Minus aria-hidden="true" />
				</button>
				<input
					type="text"
					inputMode="numeric"
					autoComplete="off"
					aria-label="Quantité"
					maxLength={9}
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
					aria-label="Augmenter la quantité"
					disabled={value >= max}
					onClick={() => step(value + 1)}
				>
					<Plus aria-hidden="true" />
				</button>
			</fieldset>
			<p role="status">{remark}</p>
		</div>
	);
}

/** Parses a number in French or English notation; NaN for anything else. */
const numberOf = (text: string): number =>
	text.trim() === "" ? Number.NaN : Number(text.replace(/\s/g, "").replace(",", "."));
